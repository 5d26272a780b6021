package org.heddle.mpi.offload;

/** In which order ranks' data are put together. */
public enum FoldOrder {
    /** As they arrive: two runs may round differently. */
    ARRIVAL,
    /** ((child 1 + child 2) + ..) + own, children by rank, up the tree: the same bits in each run. */
    TREE,
    /** Without any order: the same bits in each run and for any tree. */
    EXACT
}
