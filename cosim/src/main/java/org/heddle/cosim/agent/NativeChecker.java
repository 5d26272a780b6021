package org.heddle.cosim.agent;

import java.util.List;
import org.heddle.cosim.NativeAgent;
import org.heddle.cosim.Simulation;

/**
 * A {@link StreamChecker} that runs natively, in every kind of run: steps, batches, native agents and agents in Java. A
 * broken rule ends the simulation just before the edge at which it shows.
 */
public final class NativeChecker extends NativeAgent {
    private NativeChecker(StreamPorts ports) {
        super(ports.simulation(), "checker of " + ports.name(), Kind.STREAM_CHECKER, ports.config());
    }

    /** A checker on a stream. */
    public static NativeChecker on(StreamPorts ports) {
        return new NativeChecker(ports);
    }

    /**
     * Checkers on all streams among the ports of a design. A design of several clocks gets none: its port list does not
     * say which clock a stream follows.
     */
    public static List<NativeChecker> onAll(Simulation simulation) {
        return simulation.clocks().size() > 1
                ? List.of()
                : StreamPorts.all(simulation).stream().map(NativeChecker::on).toList();
    }

    @Override
    protected String unit() {
        return "beats";
    }
}
