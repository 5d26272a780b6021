/**
 * MPI: ranks that exchange messages. Names as in the MPI standard and in Open MPI's Java interface; extents and displacements in
 * bytes are {@code long}.
 *
 * <p>{@link org.heddle.mpi.MpiJob} runs a program on every rank of a transport; each sees an {@link org.heddle.mpi.Mpi} and
 * through it communicators ({@link org.heddle.mpi.Comm}), which give requests and statuses. Matching stands here and nowhere
 * else; moving bytes is the business of an {@code org.heddle.mpi.transport.Transport}.
 *
 * <p>This package and those below know no NIC and no simulator. A rank makes progress only inside its calls, as a real process
 * without a helper thread does; what goes on meanwhile is up to the transport.
 */
@NullMarked
package org.heddle.mpi;

import org.jspecify.annotations.NullMarked;
