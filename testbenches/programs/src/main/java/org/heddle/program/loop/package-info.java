/**
 * Loops of messages whose cost is measured: the same three in the names of {@code org.heddle.mpi} and of Open MPI's Java interface.
 *
 * <p>Each program takes the words of {@link org.heddle.program.loop.LoopWords}, runs its loop to warm up, and again between two barriers,
 * so that whoever runs it can measure what stands between them. Rank 0 prints a number that is the same for all of them, which says that they did the same.
 */
@NullMarked
package org.heddle.program.loop;

import org.jspecify.annotations.NullMarked;
