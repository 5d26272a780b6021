package org.heddle.mpi.collective;

/** How an allreduce goes about it. */
public enum Algorithm {
    /**
     * Up a tree and down again: the parent of rank i is rank (i - 1) / arity, and an inner rank computes
     * {@code ((child1 + child2) + ..) + own}, children by rank.
     */
    TREE(0),
    /** Neighbours at distances 1, 2, 4 and so on exchange what they have. */
    RECURSIVE_DOUBLING(1),
    /** The data in as many parts as ranks go round, first being reduced, then collected. */
    RING(2);

    private final int code;

    Algorithm(int code) {
        this.code = code;
    }

    /** Returns the code by which it travels. */
    public int code() {
        return code;
    }

    /**
     * Returns the algorithm of a code.
     *
     * @throws IllegalArgumentException if none has it
     */
    public static Algorithm of(int code) {
        for (Algorithm each : values()) {
            if (each.code == code) {
                return each;
            }
        }
        throw new IllegalArgumentException("no algorithm has the code " + code);
    }
}
