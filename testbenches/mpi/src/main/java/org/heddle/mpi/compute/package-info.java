/**
 * Time that a program's own computing takes, where the program tells it: {@link org.heddle.mpi.compute.Flops}. It knows MPI as a rank sees
 * it, and nothing of what runs programs.
 */
@NullMarked
package org.heddle.mpi.compute;

import org.jspecify.annotations.NullMarked;
