/**
 * Expected values of a node's counters, counted once more from its waveform.
 *
 * <p>A {@link org.heddle.testbench.counters.Waveform} shows the handshakes at the blocks' ports in each cycle; a
 * {@link org.heddle.testbench.counters.WatchedBlock} judges from them alone what its block does, a
 * {@link org.heddle.testbench.counters.WatchedNode} adds that up and keeps it where the host takes a snapshot. Nothing here
 * looks at a counter, or at what a block says of itself.
 */
@NullMarked
package org.heddle.testbench.counters;

import org.jspecify.annotations.NullMarked;
