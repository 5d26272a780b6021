/**
 * Virtual topologies of MPI: ranks in a grid or as nodes of a graph, MPI 4.1, chapter 8.
 *
 * <p>{@link org.heddle.mpi.topology.CartComm} and {@link org.heddle.mpi.topology.GraphComm} hold a communicator each and what its
 * ranks' places are; a communicator carries its topology as an attribute, so that {@code dup} keeps it. Ranks are never reordered: no
 * transport tells which of them are near.
 */
@NullMarked
package org.heddle.mpi.topology;

import org.jspecify.annotations.NullMarked;
