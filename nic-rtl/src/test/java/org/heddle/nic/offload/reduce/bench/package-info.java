/**
 * Reduction units joined by messages in Java: {@link org.heddle.nic.offload.reduce.bench.MessageFabric} delays, loses and repeats them between
 * {@link org.heddle.nic.offload.reduce.bench.ReductionUnits}; in {@link org.heddle.nic.offload.reduce.bench.InnerNode} it plays all nodes but one.
 * {@link org.heddle.nic.offload.reduce.bench.Communicator} makes the words that hosts submit. Knows no MPI and no link.
 */
@NullMarked
package org.heddle.nic.offload.reduce.bench;

import org.jspecify.annotations.NullMarked;
