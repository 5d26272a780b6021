/**
 * Interface between MPI and a network interface that computes collective operations by itself.
 *
 * <p>A {@link org.heddle.mpi.offload.CollectiveOffload} opens an {@link org.heddle.mpi.offload.OffloadPort} for a communicator;
 * the port takes {@link org.heddle.mpi.offload.OffloadCall}s or says why it cannot. No interface is known here.
 */
@NullMarked
package org.heddle.mpi.offload;

import org.jspecify.annotations.NullMarked;
