/**
 * The sub-matrix transfer of the DIMMnet-2 paper: m x n doubles out of a matrix in node 0's memory into node 1's.
 *
 * <p>{@link org.heddle.experiment.dimmnet2.submatrix.Submatrix} says what is moved. A {@link
 * org.heddle.experiment.dimmnet2.submatrix.TransferEngine} moves it in hardware and hands back the two memories and the cycles;
 * it has no say in whether that was right. {@link org.heddle.experiment.dimmnet2.submatrix.DestinationCheck} compares every
 * touched page with a plain model and refuses every page that should not have been touched; {@link
 * org.heddle.experiment.dimmnet2.submatrix.DestinationHash} makes the fingerprint that others can work out for themselves.
 * {@link org.heddle.experiment.dimmnet2.submatrix.SubmatrixExperiment} runs the whole list and {@link
 * org.heddle.experiment.dimmnet2.submatrix.SubmatrixReport} writes {@code result.json} and {@code report.html}.
 *
 * <p>Source: Miyabe et al., "Implementation and Evaluation of Mechanisms for MPI Derived Datatypes Communication on
 * DIMMnet-2", 2007.
 */
@NullMarked
package org.heddle.experiment.dimmnet2.submatrix;

import org.jspecify.annotations.NullMarked;
