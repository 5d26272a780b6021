package org.heddle.host.mpc.mpi;

import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.cost.MpcConstants;
import org.heddle.host.mpc.rdma.MpcMode;

/**
 * How ranks use their nodes.
 *
 * @param channel how messages are moved
 * @param constants what the host's work takes
 * @param heapBytes of each rank, whole pages
 * @param seed of the places of single pages in physical memory
 * @param limitCycles that a rank looks in vain for what is under way to it, until it gives up
 */
public record MpcSettings(ChSettings channel, MpcConstants constants, long heapBytes, long seed, long limitCycles) {
    private static final long HEAP_BYTES = 48L << 20;
    private static final long LIMIT_CYCLES = 100_000_000;

    /** Returns the published settings of a mode. */
    public static MpcSettings published(MpcMode mode) {
        return new MpcSettings(ChSettings.published(mode), MpcConstants.PAPER, HEAP_BYTES, 1, LIMIT_CYCLES);
    }

    /** Returns the same with messages moved otherwise. */
    public MpcSettings with(ChSettings other) {
        return new MpcSettings(other, constants, heapBytes, seed, limitCycles);
    }

    /** Returns the same with other costs. */
    public MpcSettings with(MpcConstants other) {
        return new MpcSettings(channel, other, heapBytes, seed, limitCycles);
    }

    /** Returns the same with another limit. */
    public MpcSettings withLimitCycles(long cycles) {
        return new MpcSettings(channel, constants, heapBytes, seed, cycles);
    }
}
