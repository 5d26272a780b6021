/**
 * MPI by the names of mpiJava 1.2, which MPJ Express has too: a thin layer over {@code org.heddle.mpi}, for programs that import
 * {@code mpi.*}.
 *
 * <p>{@link mpi.MPI} has the constants and the start and end; {@link mpi.Comm} and those that extend it have the calls. A buffer is an
 * array of the type's base elements and an offset in elements; {@link mpi.MPI#OBJECT} sends objects by serialisation.
 */
@NullMarked
package mpi;

import org.jspecify.annotations.NullMarked;
