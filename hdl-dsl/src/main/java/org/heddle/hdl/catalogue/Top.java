package org.heddle.hdl.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.heddle.hdl.Component;

/**
 * One top in one configuration.
 *
 * @param name the top, as users type it
 * @param configuration the configuration, as users type it; empty where there is but one
 * @param description what it is, in one line
 * @param constructor makes the top component
 * @param clocks what it is clocked with, in the order of its ports
 * @param inner a top that this one has inside: modules of both stand in the inner one's folder only
 */
public record Top(
        String name,
        String configuration,
        String description,
        Supplier<? extends Component> constructor,
        List<TopClock> clocks,
        Optional<Top> inner) {
    public Top {
        clocks = List.copyOf(clocks);
    }

    /** A top with a folder of its own. */
    public Top(
            String name,
            String configuration,
            String description,
            Supplier<? extends Component> constructor,
            List<TopClock> clocks) {
        this(name, configuration, description, constructor, clocks, Optional.empty());
    }

    /** Returns the folder of its Verilog: name and configuration, such as {@code dimmnet2-node-published}; the name alone where there is but one. */
    public String folder() {
        return configuration.isEmpty() ? name : name + "-" + configuration;
    }

    /** Returns this top around another. */
    public Top around(Top inner) {
        return new Top(name, configuration, description, constructor, clocks, Optional.of(inner));
    }
}
