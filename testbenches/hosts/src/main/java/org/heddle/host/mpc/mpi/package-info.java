/**
 * MPI's transport over nodes with remote writes: {@link org.heddle.host.mpc.mpi.MpcTransport} gives each rank a process with memory of its
 * own, the RDMA API of the chosen version, and CH_RDMA. {@link org.heddle.host.mpc.mpi.MpcSystem} is what it needs of the nodes.
 */
@NullMarked
package org.heddle.host.mpc.mpi;

import org.jspecify.annotations.NullMarked;
