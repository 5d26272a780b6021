/**
 * One-sided communication: {@link org.heddle.mpi.window.Win} exposes memory of each rank, which the others write, read and combine with
 * operands of their own; {@link org.heddle.mpi.window.LockKind} is how a lock of such memory is held. MPI 4.1, chapter 12.
 *
 * <p>Epochs, types and bounds are checked here, in front of a transport's {@link org.heddle.mpi.transport.OneSided}, which moves the bytes.
 * No NIC is known here.
 */
@NullMarked
package org.heddle.mpi.window;

import org.jspecify.annotations.NullMarked;
