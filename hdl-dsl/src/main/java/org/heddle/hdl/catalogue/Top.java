package org.heddle.hdl.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.lib.crossing.SynchronizedResets;

/**
 * One top in one configuration.
 *
 * @param name the top, as users type it
 * @param configuration the configuration, as users type it; empty where there is but one
 * @param description what it is, in one line
 * @param constructor makes the top component
 * @param clocks what it is clocked with, in the order of its ports
 * @param inner a top that this one has inside: modules of both stand in the inner one's folder only
 * @param synchronizesResets whether what is generated has {@link SynchronizedResets}, for pins
 */
public record Top(
        String name,
        String configuration,
        String description,
        Supplier<? extends Component> constructor,
        List<TopClock> clocks,
        Optional<Top> inner,
        boolean synchronizesResets) {
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
        this(name, configuration, description, constructor, clocks, Optional.empty(), false);
    }

    /** Returns the folder of its Verilog: name and configuration, such as {@code dimmnet2-node-published}; the name alone where there is but one. */
    public String folder() {
        return configuration.isEmpty() ? name : name + "-" + configuration;
    }

    /** Returns this top around another. */
    public Top around(Top inner) {
        return new Top(name, configuration, description, constructor, clocks, Optional.of(inner), synchronizesResets);
    }

    /** Returns this top with a synchroniser in front of each of its resets. */
    public Top withSynchronizedResets() {
        return new Top(name, configuration, description, constructor, clocks, inner, true);
    }

    /**
     * Elaborates what is generated, timed and constrained: the top, behind synchronisers where it asks for them. What is simulated is the top.
     *
     * @throws org.heddle.hdl.diagnostic.ElaborationException if it breaks rules of the language
     */
    public Design<?> generated() {
        Design<?> design = Heddle.elaborate(constructor);
        return synchronizesResets ? SynchronizedResets.around(design) : design;
    }
}
