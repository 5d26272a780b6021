/**
 * Reductions of many nodes, measured: one of them ({@link org.heddle.experiment.reduction.AllreduceRuns}), and those of the paper on
 * reduction offload beside its figures ({@link org.heddle.experiment.reduction.ReductionReproduction}).
 *
 * <p>Every node, link and switch is in RTL; MPI and the hosts' costs are {@link org.heddle.host.reduction}'s. Nothing here knows a
 * command line.
 */
@NullMarked
package org.heddle.experiment.reduction;

import org.jspecify.annotations.NullMarked;
