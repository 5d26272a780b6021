/**
 * Requests for memory lines, and the units that share and route them.
 *
 * <p>All data moves in aligned <em>lines</em>. A {@link org.heddle.nic.stage.memory.LineRequest} asks for one; {@link org.heddle.nic.stage.memory.MemoryArbiter} joins several
 * units that ask, {@link org.heddle.nic.stage.memory.ReadSharing} two that read, and {@link org.heddle.nic.stage.memory.SpaceRouter} parts SO-DIMM addresses from those of a window.
 *
 * <pre>
 *  PrefetchUnit ─► SpaceRouter ─┬─► MemoryArbiter ─► controller ─► module 0, module 1
 *  WriteUnit    ─► SpaceRouter ─┤        ▲           (sodimm: in order, reordering: 16 bursts at once)
 *                               │        └── ReadSharing ◄─ ListReaders
 *                               └─► windows
 * </pre>
 *
 * <p>Nothing here knows how a module is driven, or why a unit asks.
 */
@NullMarked
package org.heddle.nic.stage.memory;

import org.jspecify.annotations.NullMarked;
