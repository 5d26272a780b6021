/**
 * Reductions of many nodes, measured: one of them ({@link org.heddle.experiment.offload.reproduce.AllreduceRuns}), and those of the paper on
 * reduction offload beside its figures ({@link org.heddle.experiment.offload.reproduce.ReductionReproduction}).
 *
 * <p>Every node, link and switch is in RTL; MPI and the hosts' costs are {@link org.heddle.host.offload.mpi}'s. Nothing here knows a
 * command line.
 */
@NullMarked
package org.heddle.experiment.offload.reproduce;

import org.jspecify.annotations.NullMarked;
