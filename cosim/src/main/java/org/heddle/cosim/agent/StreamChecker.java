package org.heddle.cosim.agent;

import java.util.Arrays;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.Stream;

/**
 * Watches the rules of a ready/valid stream, on either side of the design: once valid is 1, valid stays 1 and the payload
 * stays as it is until the cycle in which ready is 1 too. Checks begin behind the first reset, if the design has one.
 */
public final class StreamChecker implements Agent {
    private final StreamPorts ports;
    private boolean begun;
    private boolean stalled;
    private long[] held = {};

    private StreamChecker(StreamPorts ports) {
        this.ports = ports;
    }

    /** A checker on a stream. */
    public static StreamChecker on(StreamPorts ports) {
        return new StreamChecker(ports);
    }

    /** A checker on a stream of the simulated component. */
    public static StreamChecker on(Simulation simulation, Stream<?> stream) {
        return on(StreamPorts.of(simulation, stream));
    }

    @Override
    public void drive() {
        // It only watches.
    }

    /** Throws an {@link AssertionError} that names the stream, the rule and the cycle if one is broken. */
    @Override
    public void sample() {
        boolean inReset = ports.simulation().inReset();
        if (inReset || !begun) {
            begun |= inReset || !ports.simulation().hasReset();
            stalled = false;
            if (inReset || !begun) {
                return;
            }
        }
        boolean valid = ports.isValid();
        if (stalled && !valid) {
            throw new AssertionError("stream \"" + ports.name() + "\": valid fell in cycle "
                    + ports.simulation().cycle() + " before ready took the beat " + StreamPorts.text(held));
        }
        if (stalled && !Arrays.equals(held, ports.beat())) {
            throw new AssertionError("stream \"" + ports.name() + "\": the payload changed in cycle "
                    + ports.simulation().cycle() + " from " + StreamPorts.text(held) + " to "
                    + StreamPorts.text(ports.beat())
                    + " before ready took it");
        }
        stalled = valid && !ports.isReady();
        if (stalled) {
            held = ports.beat();
        }
    }

    @Override
    public String toString() {
        return "checker of " + ports.name();
    }
}
