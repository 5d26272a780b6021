package org.heddle.mpi.topology;

/**
 * Neighbours of a rank along a dimension; MPI 4.1, section 8.5.6.
 *
 * @param source rank from which it receives, PROC_NULL beyond the edge
 * @param dest rank to which it sends, PROC_NULL beyond the edge
 */
public record Shift(int source, int dest) {}
