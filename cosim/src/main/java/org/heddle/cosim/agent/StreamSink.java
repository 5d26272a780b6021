package org.heddle.cosim.agent;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.Stream;

/** Takes beats from an output stream of the design and keeps them in order. */
public final class StreamSink implements Agent {
    private final StreamPorts ports;
    private final StallProfile.Pauses pauses;
    private final List<long[]> beats = new ArrayList<>();
    private int inPacket;
    private boolean taking;

    private StreamSink(StreamPorts ports, StallProfile profile, long seed) {
        ports.requireDirection(false, "sink");
        this.ports = ports;
        this.pauses = profile.from(seed);
    }

    /** A sink on a stream. */
    public static StreamSink on(StreamPorts ports, StallProfile profile, long seed) {
        return new StreamSink(ports, profile, seed);
    }

    /** A sink on a stream of the simulated component, with the simulation's seed. */
    public static StreamSink on(Simulation simulation, Stream<?> stream, StallProfile profile) {
        // Another seed than a source's, or both would pause in the same cycles.
        return on(
                StreamPorts.of(simulation, stream),
                profile,
                ~simulation.options().seed());
    }

    /** Number of beats taken so far. */
    public int count() {
        return beats.size();
    }

    /** The beats taken so far, as words of their payloads. */
    public List<long[]> beats() {
        return Collections.unmodifiableList(beats);
    }

    /**
     * The beats taken so far, for a payload of one word.
     *
     * @throws IllegalStateException if the payload has more
     */
    public List<Long> values() {
        if (ports.words() != 1) {
            throw new IllegalStateException(
                    "a beat of stream \"" + ports.name() + "\" has " + ports.words() + " words: use beats()");
        }
        return beats.stream().map(beat -> beat[0]).toList();
    }

    @Override
    public void drive() {
        taking = !ports.simulation().inReset() && !pauses.next(inPacket < 2);
        ports.setReady(taking);
    }

    @Override
    public void sample() {
        if (taking && ports.isValid()) {
            long[] beat = ports.beat();
            beats.add(beat);
            pauses.moved();
            inPacket = ports.isLast(beat) ? 0 : inPacket + 1;
        }
    }

    @Override
    public String waitingFor() {
        return "beats, after " + beats.size();
    }

    @Override
    public String toString() {
        return "sink of " + ports.name();
    }
}
