/**
 * Reproductions of published measurements, a room for each network interface, and what they share.
 *
 * <ul>
 *   <li>{@link org.heddle.experiment.dimmnet2.submatrix}: the sub-matrix transfer of the DIMMnet-2 paper, the main job.
 *   <li>{@link org.heddle.experiment.dimmnet2.reproduce}: the DIMMnet-2 paper's figures at every level, and its hosts that pack.
 *   <li>{@link org.heddle.experiment.dimmnet2.ddtbench}: patterns of real applications, as data and as messages.
 *   <li>{@link org.heddle.experiment.dimmnet2.transfer}: one transfer of any shape.
 *   <li>{@link org.heddle.experiment.dimmnet2.soak}: random commands at length, against a plain model.
 *   <li>{@link org.heddle.experiment.offload.reproduce}: the reduction paper's figures.
 *   <li>{@link org.heddle.experiment.offload.soak}: random reductions at length, against a plain model.
 *   <li>{@link org.heddle.experiment.arithmetic}: random and outside vectors through the ALU of reductions.
 *   <li>{@link org.heddle.experiment.loopback}: latency of messages between the smallest nodes.
 *   <li>{@link org.heddle.experiment.mpc.message}: one message over remote writes, and its cost.
 *   <li>{@link org.heddle.experiment.mpc.program}: the programs of the paper on remote write, over any transport.
 *   <li>{@link org.heddle.experiment.cosim}: what a step of a simulation costs beside a loop in C++.
 * </ul>
 *
 * <p>Nothing here knows a tool ({@code org.heddle.verify}) or the command line.
 */
@NullMarked
package org.heddle.experiment;

import org.jspecify.annotations.NullMarked;
