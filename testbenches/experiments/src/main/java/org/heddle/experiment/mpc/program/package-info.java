/**
 * MPI programs of the paper on remote write, as real programs that run on any transport: {@link
 * org.heddle.experiment.mpc.program.CadnaProgram} solves a linear system in stochastic arithmetic on three ranks, {@link
 * org.heddle.experiment.mpc.program.LaplaceProgram} Laplace's equation by Jacobi's method on four. Each has a serial twin with the same
 * bits.
 *
 * <p>Knows MPI and {@link org.heddle.experiment.mpc.program.MessageBuffers}, where its messages lie; no network interface.
 */
@NullMarked
package org.heddle.experiment.mpc.program;

import org.jspecify.annotations.NullMarked;
