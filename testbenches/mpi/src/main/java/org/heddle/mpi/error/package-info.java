/**
 * How MPI says that something is wrong: {@link org.heddle.mpi.error.MpiException} with an
 * {@link org.heddle.mpi.error.ErrorClass}.
 *
 * <p>Knows nobody; everything else of MPI uses it.
 */
@NullMarked
package org.heddle.mpi.error;

import org.jspecify.annotations.NullMarked;
