package org.heddle.nic.offload;

import java.util.List;
import org.heddle.hdl.Types;
import org.heddle.nic.offload.descriptor.ReductionSize;
import org.heddle.nic.stage.link.LinkBuffers;

/**
 * Configuration of a {@link ReductionNode}.
 *
 * @param name as users type it
 * @param unit sizes of the reduction unit
 * @param buffers packets that the ends of the link hold
 */
public record ReductionConfiguration(String name, ReductionSize unit, LinkBuffers buffers) {
    /** Communicators, and 4 reductions of each: with 32 children 132 places, with fewer two communicators and more. */
    private static final int PORTS = 4;

    private static final int SLOTS = 4;
    private static final int PLACES = 256;
    /** Nodes of the largest published system. */
    private static final int THREADS = 256;
    /** Most nodes that a configuration can be widened to. */
    private static final int MOST_THREADS = 1_024;

    /** Returns the published configuration: one descriptor after another. */
    public static ReductionConfiguration published() {
        return new ReductionConfiguration(
                "published", new ReductionSize(PORTS, SLOTS, PLACES, THREADS, false), new LinkBuffers(8, 0, 8));
    }

    /** The parts of a payload follow each other without waiting for results. */
    public static ReductionConfiguration improved() {
        return new ReductionConfiguration(
                "improved", new ReductionSize(PORTS, SLOTS, PLACES, THREADS, true), new LinkBuffers(8, 0, 8));
    }

    /** Returns the number of nodes that hosts can send packets to, the first one 0. */
    public int nodes() {
        return unit.threads();
    }

    /**
     * Returns this configuration where a system has no more nodes than it reaches, else the same with tables for as many, a power of two. A failure
     * names a thread by the 8 bits that messages have for it: with more than 256 nodes, by its number modulo 256.
     *
     * @param nodes at most {@value #MOST_THREADS}
     * @throws IllegalArgumentException if there are more
     */
    public ReductionConfiguration reaching(int nodes) {
        if (nodes > MOST_THREADS) {
            throw new IllegalArgumentException(
                    "a reduction node reaches at most " + MOST_THREADS + " nodes: nodes=" + nodes);
        }
        if (nodes <= nodes()) {
            return this;
        }
        int threads = 1 << Types.bitsToNumber(nodes);
        ReductionSize wide = new ReductionSize(unit.ports(), unit.slots(), unit.places(), threads, unit.pipelined());
        return new ReductionConfiguration(name + "-" + threads, wide, buffers);
    }

    /** Returns both configurations. */
    public static List<ReductionConfiguration> all() {
        return List.of(published(), improved());
    }
}
