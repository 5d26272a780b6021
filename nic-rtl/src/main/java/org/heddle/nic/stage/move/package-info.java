/**
 * The units that move bytes between memory and packets.
 *
 * <p>{@link org.heddle.nic.stage.move.Gather} reads segments into a packed stream of words, {@link org.heddle.nic.stage.move.Scatter} stores such a
 * stream into segments; lanes, addresses and lengths are the {@link org.heddle.nic.stage.pattern.DataPath}'s.
 * {@link org.heddle.nic.stage.move.LanePacker} and {@link org.heddle.nic.stage.move.LaneUnpacker} realign between memory and payload.
 * {@link org.heddle.nic.stage.move.PrefetchUnit} and {@link org.heddle.nic.stage.move.WriteUnit} do so for accesses to SO-DIMM memory.
 */
@NullMarked
package org.heddle.nic.stage.move;

import org.jspecify.annotations.NullMarked;
