/**
 * DDTBench's patterns as MPI messages between two DIMMnet-2 nodes: {@code ./heddle reproduce ddtbench}.
 *
 * <p>{@link org.heddle.experiment.dimmnet2.ddtbench.measure.PatternMessage} sends one pattern by vector access and checks every byte, which the
 * original suite does not; {@link org.heddle.experiment.dimmnet2.ddtbench.measure.PackingHost} says what the same message costs hosts that pack.
 */
@NullMarked
package org.heddle.experiment.dimmnet2.ddtbench.measure;

import org.jspecify.annotations.NullMarked;
