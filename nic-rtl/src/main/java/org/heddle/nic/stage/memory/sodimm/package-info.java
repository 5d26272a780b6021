/**
 * Two SO-DIMM modules: where lines lie in them, their commands and timing, and the published controller.
 *
 * <p>Two 64-bit PC-1600 modules of 256 MiB. {@link org.heddle.nic.stage.memory.sodimm.MemoryController} is the port of every controller. A {@link
 * org.heddle.nic.stage.memory.sodimm.LineMap} says where lines lie, and {@link org.heddle.nic.stage.memory.sodimm.LinePlacement} deals them out to the modules, one
 * <em>burst</em> of 16 bytes each. {@link org.heddle.nic.stage.memory.sodimm.SoDimmController} is the published controller: lines of 32 bytes, strictly in
 * order, one open row in each module; {@link org.heddle.nic.stage.memory.sodimm.SoDimmSequencer} speaks to one module and keeps its {@link
 * org.heddle.nic.stage.memory.sodimm.SoDimmTiming}. {@link org.heddle.nic.stage.memory.sodimm.BlockMemory} stands in their place on boards without modules.
 *
 * <p>Nothing here knows of a controller that changes the order.
 */
@NullMarked
package org.heddle.nic.stage.memory.sodimm;

import org.jspecify.annotations.NullMarked;
