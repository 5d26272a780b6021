/**
 * Reproductions of published measurements, one package each, and what they share.
 *
 * <ul>
 *   <li>{@link org.heddle.experiment.submatrix}: the sub-matrix transfer of the DIMMnet-2 paper, the main job.
 *   <li>{@link org.heddle.experiment.reproduce}: the DIMMnet-2 paper's figures at every level, and its hosts that pack.
 *   <li>{@link org.heddle.experiment.ddtbench}: patterns of real applications, as data and as messages.
 *   <li>{@link org.heddle.experiment.transfer}: one transfer of any shape.
 *   <li>{@link org.heddle.experiment.soak}: random commands at length, against a plain model.
 *   <li>{@link org.heddle.experiment.arithmetic}: random and outside vectors through the ALU of reductions.
 *   <li>{@link org.heddle.verify.prove}: proofs of components, and the faults that they must find.
 *   <li>{@link org.heddle.verify.fuzz}: random circuits, which all engines have to agree about.
 *   <li>{@link org.heddle.verify.synth}: area, longest path and clock on FPGAs.
 *   <li>{@link org.heddle.report}: plots, tables, progress and files, which know of no experiment.
 * </ul>
 */
@NullMarked
package org.heddle.experiment;

import org.jspecify.annotations.NullMarked;
