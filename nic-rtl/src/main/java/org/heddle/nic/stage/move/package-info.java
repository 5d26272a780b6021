/**
 * The units that move bytes between SO-DIMM memory and packets.
 *
 * <p>{@link org.heddle.nic.stage.move.PrefetchUnit} gathers an access into a packed stream of 8-byte words,
 * {@link org.heddle.nic.stage.move.WriteUnit} scatters such a stream. Both work on memory words of 8 bytes with two lanes of 4;
 * {@link org.heddle.nic.stage.move.LanePacker} and {@link org.heddle.nic.stage.move.LaneUnpacker} realign between memory and payload.
 */
@NullMarked
package org.heddle.nic.stage.move;

import org.jspecify.annotations.NullMarked;
