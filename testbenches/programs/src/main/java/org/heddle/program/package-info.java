/**
 * MPI programs in the names of Open MPI's Java interface. None knows what carries its messages.
 *
 * <p>Each solves a small problem on any number of ranks, solves it again serially, and compares: bit for bit where the order of
 * operations is the same, else within a bound that its comment derives. {@link org.heddle.program.ProgramEnd} ends them: status 1 if a
 * rank's part differs. {@link org.heddle.program.PairBenchmark} and {@link org.heddle.program.CollectivesBenchmark} measure as well.
 */
@NullMarked
package org.heddle.program;

import org.jspecify.annotations.NullMarked;
