package org.heddle.cosim.agent;

import java.util.ArrayDeque;
import java.util.Deque;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Seeds;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.Stream;

/**
 * Sends beats into an input stream of the design, in the order they were given. It never waits for ready before it raises
 * valid, and holds a beat until it was taken; between beats it puts random bits on the payload, because a design must not
 * look at them. On an AXI4-Stream it begins a cycle later than elsewhere behind a reset, as that standard says.
 */
public final class StreamSource implements Agent {
    private final StreamPorts ports;
    private final StallProfile.Pauses pauses;
    private final long seed;
    private final Deque<long[]> queue = new ArrayDeque<>();
    private boolean first = true;
    private boolean offering;
    private boolean behindReset;
    private long taken;
    private long drives;

    private StreamSource(StreamPorts ports, StallProfile profile, long seed) {
        ports.requireDirection(true, "source");
        this.ports = ports;
        this.pauses = profile.from(seed);
        this.seed = seed;
    }

    /** A source on a stream. */
    public static StreamSource on(StreamPorts ports, StallProfile profile, long seed) {
        return new StreamSource(ports, profile, seed);
    }

    /** A source on a stream of the simulated component, with the simulation's seed. */
    public static StreamSource on(Simulation simulation, Stream<?> stream, StallProfile profile) {
        return on(
                StreamPorts.of(simulation, stream),
                profile,
                simulation.options().seed());
    }

    /**
     * Queues one beat.
     *
     * @param beat the payload's words
     * @throws IllegalArgumentException if it has another number of words than the payload
     */
    public void send(long... beat) {
        if (beat.length != ports.words()) {
            throw new IllegalArgumentException("a beat of stream \"" + ports.name() + "\" has " + ports.words()
                    + " words: this one has " + beat.length);
        }
        queue.add(beat.clone());
    }

    /** Number of beats the design has taken. */
    public long taken() {
        return taken;
    }

    /** Whether every beat was taken. */
    public boolean isDone() {
        return queue.isEmpty();
    }

    @Override
    public void drive() {
        if (ports.simulation().inReset()) {
            offering = false;
            behindReset = ports.isAxi();
        } else if (behindReset) {
            behindReset = false;
        } else if (!offering) {
            long[] next = queue.peek();
            offering = !pauses.next(next != null && (first || ports.isLast(next))) && next != null;
        }
        ports.setValid(offering);
        if (offering) {
            ports.setBeat(queue.element());
        } else {
            ports.scramble(Seeds.mix(seed + ++drives));
        }
    }

    @Override
    public void sample() {
        if (offering && ports.isReady()) {
            first = ports.isLast(queue.remove());
            pauses.moved();
            offering = false;
            taken++;
        }
    }

    @Override
    public String waitingFor() {
        return queue.isEmpty() ? "" : queue.size() + " more beats to be taken, after " + taken;
    }

    @Override
    public String unfinished() {
        return waitingFor();
    }

    @Override
    public String toString() {
        return "source of " + ports.name();
    }
}
