package org.heddle.cosim.agent;

import org.heddle.cosim.NativeAgent;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.Stream;

/** A {@link StreamSource} that runs natively: with the same seed it does the same in every cycle. */
public final class NativeSource extends NativeAgent {
    private final StreamPorts ports;

    private NativeSource(StreamPorts ports, StallProfile profile, long seed) {
        super(
                ports.simulation(),
                "source of " + ports.name(),
                Kind.STREAM_SOURCE,
                ports.config().word(seed).word(profile.ordinal()).word(ports.isAxi() ? 1 : 0));
        this.ports = ports;
    }

    /** A source on a stream; it is part of the simulation at once. */
    public static NativeSource on(StreamPorts ports, StallProfile profile, long seed) {
        ports.requireDirection(true, "source");
        return new NativeSource(ports, profile, seed);
    }

    /** A source on a stream of the simulated component, with the simulation's seed. */
    public static NativeSource on(Simulation simulation, Stream<?> stream, StallProfile profile) {
        return on(
                StreamPorts.of(simulation, stream),
                profile,
                simulation.options().seed());
    }

    /**
     * Queues beats.
     *
     * @param beats the words of their payloads, one beat after the other
     */
    public void send(long... beats) {
        ports.requireBeats(beats);
        sendWords(beats);
    }

    @Override
    protected String unit() {
        return "beats";
    }
}
