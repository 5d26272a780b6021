package org.heddle.mpi.collective;

/** How an allreduce goes about it. */
public enum Algorithm {
    /**
     * Up a tree and down again: the parent of rank i is rank (i - 1) / arity, and an inner rank computes
     * {@code ((child1 + child2) + ..) + own}, children by rank.
     */
    TREE,
    /** Neighbours at distances 1, 2, 4 and so on exchange what they have. */
    RECURSIVE_DOUBLING,
    /** The data in as many parts as ranks go round, first being reduced, then collected. */
    RING
}
