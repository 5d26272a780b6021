/**
 * Reduction units joined by messages in Java: {@link org.heddle.testbench.reduction.MessageFabric} delays, loses and repeats them between
 * {@link org.heddle.testbench.reduction.ReductionUnits}; in {@link org.heddle.testbench.reduction.InnerNode} it plays all nodes but one.
 * {@link org.heddle.testbench.reduction.Communicator} makes the words that hosts submit. Knows no MPI and no link.
 */
@NullMarked
package org.heddle.testbench.reduction;

import org.jspecify.annotations.NullMarked;
