/**
 * Constrained random commands at length: {@code ./heddle soak}.
 *
 * <p>{@link org.heddle.experiment.dimmnet2.soak.MixedCommands} queues commands of any kind and shape in both processes of joined nodes and knows
 * what must come of each: {@link org.heddle.experiment.dimmnet2.soak.RandomElements} draws what they name, {@link
 * org.heddle.experiment.dimmnet2.soak.RefusedCommands} are those that move nothing, {@link org.heddle.experiment.dimmnet2.soak.ExpectedNode} is the plain
 * model of a node and {@link org.heddle.experiment.dimmnet2.soak.ExpectedProcess} that of what one process sees. {@link org.heddle.experiment.dimmnet2.soak.Soak} runs them in episodes, each on nodes of its own and with a seed
 * that repeats it alone.
 */
@NullMarked
package org.heddle.experiment.dimmnet2.soak;

import org.jspecify.annotations.NullMarked;
