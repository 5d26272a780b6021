/**
 * Ranks as plain blocking Java: one thread each, of which exactly one runs at any moment, in a fixed order, so that every run of a
 * program is the same to the cycle.
 *
 * <p>{@link org.heddle.mpi.rank.RankScheduler} hands the baton round. A rank keeps it until it waits; when all wait,
 * {@link org.heddle.mpi.rank.Time} passes. When nothing is due any more, a
 * {@link org.heddle.mpi.rank.DeadlockException} says who waits for what, and on which line.
 *
 * <p>Knows neither messages nor any hardware.
 */
@NullMarked
package org.heddle.mpi.rank;

import org.jspecify.annotations.NullMarked;
