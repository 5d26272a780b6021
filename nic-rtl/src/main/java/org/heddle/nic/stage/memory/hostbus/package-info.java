/**
 * Host memory, and the bus that leads there.
 *
 * <p>A unit asks by a {@link org.heddle.nic.stage.memory.hostbus.HostMemoryPort}: tagged lines of 32 bytes, with byte masks, answered in any order.
 * {@link org.heddle.nic.stage.memory.hostbus.OrderedLines} stands before a unit that wants its lines in order.
 * {@link org.heddle.nic.stage.memory.hostbus.HostBusMaster} brings the lines over a bus of 32 bits.
 *
 * <pre>
 *  Gather  ─► OrderedLines ─┐
 *  Scatter ─► OrderedLines ─┴─► HostMemorySharing ─► HostBusMaster ─► pins
 * </pre>
 *
 * <p>{@link org.heddle.nic.stage.memory.hostbus.BurstSharing} stands in place of {@code HostMemorySharing} where lines that follow each other
 * are to make bursts.
 *
 * <p>Nothing here knows why a unit asks, nor how fast the bus is: words move when the host says so.
 */
@NullMarked
package org.heddle.nic.stage.memory.hostbus;

import org.jspecify.annotations.NullMarked;
