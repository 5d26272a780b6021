package org.heddle.cosim.agent;

import org.heddle.cosim.NativeAgent;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.Stream;

/** A {@link StreamSink} that runs natively: with the same seed it does the same in every cycle. */
public final class NativeSink extends NativeAgent {
    private final StreamPorts ports;

    private NativeSink(StreamPorts ports, StallProfile profile, long seed) {
        super(
                ports.simulation(),
                "sink of " + ports.name(),
                Kind.STREAM_SINK,
                ports.config().word(seed).word(profile.ordinal()));
        this.ports = ports;
    }

    /** A sink on a stream; it is part of the simulation at once. */
    public static NativeSink on(StreamPorts ports, StallProfile profile, long seed) {
        ports.requireDirection(false, "sink");
        return new NativeSink(ports, profile, seed);
    }

    /** A sink on a stream of the simulated component, with the simulation's seed. */
    public static NativeSink on(Simulation simulation, Stream<?> stream, StallProfile profile) {
        // As StreamSink does: another seed than a source's.
        return on(
                StreamPorts.of(simulation, stream),
                profile,
                ~simulation.options().seed());
    }

    /**
     * The beats taken since the last call, or since the beginning: each is given once.
     *
     * @return the words of their payloads, one beat after the other
     */
    public long[] drain() {
        return drainWords();
    }

    /**
     * Moves the oldest beats that were taken and not drained yet into an array, as many as it has room for. Allocates
     * nothing: a loop that always gives the same array leaves its words in the processor's cache.
     *
     * @return how many words it has got, a multiple of the beats' words
     */
    public int drain(long[] into) {
        return drainWords(into, into.length - into.length % Math.max(1, ports.words()));
    }

    @Override
    protected String unit() {
        return "beats";
    }
}
