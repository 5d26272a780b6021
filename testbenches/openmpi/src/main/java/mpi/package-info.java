/**
 * MPI by the names of Open MPI's Java interface: a thin layer over {@code org.heddle.mpi}, for programs that import {@code mpi.*}.
 *
 * <p>{@link mpi.MPI} has the constants and the start and end; {@link mpi.Comm} and those that extend it have the calls. Buffers are arrays
 * of primitive elements, or buffers of java.nio, which the calls that return at once demand. What needs other processes or files compiles
 * and throws {@link java.lang.UnsupportedOperationException} by name.
 */
@NullMarked
package mpi;

import org.jspecify.annotations.NullMarked;
