package org.heddle.nic.offload;

import java.util.List;
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
    /** Nodes that hosts can send packets to, the first one 0. */
    public static final int NODES = THREADS;

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

    /** Returns both configurations. */
    public static List<ReductionConfiguration> all() {
        return List.of(published(), improved());
    }
}
