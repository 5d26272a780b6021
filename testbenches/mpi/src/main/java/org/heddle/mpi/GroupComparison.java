package org.heddle.mpi;

/** Outcome of comparing two groups or two communicators; MPI 4.1, sections 7.3.1 and 7.4.1. */
public enum GroupComparison {
    /** The same object. */
    IDENT,
    /** The same processes in the same order, in worlds of messages of their own. */
    CONGRUENT,
    /** The same processes in another order. */
    SIMILAR,
    /** Different processes. */
    UNEQUAL
}
