/**
 * Operations of reductions: the predefined ones of MPI, and those that users make.
 *
 * <p>{@link org.heddle.mpi.operation.Op} is MPI_Op; a {@link org.heddle.mpi.operation.UserFunction} makes one of a user's. Which elements an operation
 * takes, and how it works on bytes, is an operation's own matter: nothing here knows a communicator, or who calls.
 */
@NullMarked
package org.heddle.mpi.operation;

import org.jspecify.annotations.NullMarked;
