package org.heddle.mpi.offload;

/**
 * How a communicator's reductions are offloaded; the same at all ranks.
 *
 * @param arity most children of a rank in the tree, 2 to 32
 * @param order of the operations
 * @param timeoutCycles after which a rank that has not called is named and the others are released; 0 to wait for ever, as MPI does
 * @param mostBytes of data that are still offloaded
 */
public record OffloadSettings(int arity, FoldOrder order, long timeoutCycles, long mostBytes) {
    /** A tree of 4 children, a fixed order, no timeout, up to 4,096 bytes. */
    public static final OffloadSettings DEFAULT = new OffloadSettings(4, FoldOrder.TREE, 0, 4096);

    /** Checks that it can work. */
    public OffloadSettings {
        if (arity < 2 || arity > 32 || timeoutCycles < 0 || mostBytes < 0) {
            throw new IllegalArgumentException("arity must be 2 to 32, timeoutCycles and mostBytes >= 0: arity=" + arity
                    + ", timeoutCycles=" + timeoutCycles + ", mostBytes=" + mostBytes);
        }
    }

    /** The same with another arity. */
    public OffloadSettings withArity(int children) {
        return new OffloadSettings(children, order, timeoutCycles, mostBytes);
    }

    /** The same in another order. */
    public OffloadSettings withOrder(FoldOrder other) {
        return new OffloadSettings(arity, other, timeoutCycles, mostBytes);
    }

    /** The same with a timeout. */
    public OffloadSettings withTimeout(long cycles) {
        return new OffloadSettings(arity, order, cycles, mostBytes);
    }
}
