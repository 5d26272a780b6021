package org.heddle.hdl.catalogue;

import java.util.List;
import java.util.function.Supplier;
import org.heddle.hdl.Component;

/**
 * One top in one configuration.
 *
 * @param name the top, as users type it
 * @param configuration the configuration, as users type it
 * @param description what it is, in one line
 * @param constructor makes the top component
 * @param clocks what it is clocked with, in the order of its ports
 */
public record Top(
        String name,
        String configuration,
        String description,
        Supplier<? extends Component> constructor,
        List<TopClock> clocks) {
    public Top {
        clocks = List.copyOf(clocks);
    }

    /** The folder of its Verilog: name and configuration, such as {@code dimmnet2-node-published}. */
    public String folder() {
        return name + "-" + configuration;
    }
}
