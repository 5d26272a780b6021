/**
 * The DIMMnet-2 paper's figures beside ours: {@code ./heddle reproduce dimmnet2}.
 *
 * <p>{@link org.heddle.experiment.dimmnet2.reproduce.Setting} is everything that a figure rests on, and {@link
 * org.heddle.experiment.dimmnet2.reproduce.ModelConstants} gives each number of it a name and says where it comes from. A {@link
 * org.heddle.experiment.dimmnet2.reproduce.Level} measures some part of the system: a message between MPI calls, a transfer in hardware, the
 * units alone, or the paper's own model of a host that packs. {@link org.heddle.experiment.dimmnet2.reproduce.PaperFigures} holds what the paper
 * prints, {@link org.heddle.experiment.dimmnet2.reproduce.Reproduction} runs all levels, and {@link
 * org.heddle.experiment.dimmnet2.reproduce.ReproductionReport} writes what came out.
 *
 * <p>Source: Miyabe et al., "Implementation and Evaluation of Mechanisms for MPI Derived Datatypes Communication on
 * DIMMnet-2", 2007.
 */
@NullMarked
package org.heddle.experiment.dimmnet2.reproduce;

import org.jspecify.annotations.NullMarked;
