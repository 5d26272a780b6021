/**
 * MPI programs of the paper's comparison of packing with MPI's datatypes: {@link org.heddle.experiment.verbs.noncontiguous.fft.FftProgram}, a Fourier
 * transform of a square of points on four ranks, and {@link org.heddle.experiment.verbs.noncontiguous.fft.RunProgram}, one message of one run of bytes
 * between two.
 *
 * <p>Knows MPI and where its messages lie; no network interface.
 */
@NullMarked
package org.heddle.experiment.verbs.noncontiguous.fft;

import org.jspecify.annotations.NullMarked;
