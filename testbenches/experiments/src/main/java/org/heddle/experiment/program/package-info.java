/**
 * Networks of nodes for MPI programs that know nothing of them: the reference in memory, and each network interface in RTL.
 *
 * <p>{@link org.heddle.experiment.program.ProgramNetwork} opens one by {@link org.heddle.experiment.program.ProgramNetworkOptions}, which
 * refuse what cannot be; {@link org.heddle.experiment.program.ProgramDocument} is a run's result.
 * {@link org.heddle.experiment.program.BindingBenchmark} measures in memory what the bindings cost. Programs are known by their names
 * alone, and command lines not at all.
 */
@NullMarked
package org.heddle.experiment.program;

import org.jspecify.annotations.NullMarked;
