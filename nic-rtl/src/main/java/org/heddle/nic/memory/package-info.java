/**
 * The SO-DIMM memory of a node and its controllers.
 *
 * <p>Two 64-bit PC-1600 modules of 256 MiB. All data moves in aligned <em>lines</em>: {@link
 * org.heddle.nic.memory.MemoryController} is the port that asks for them. A {@link org.heddle.nic.memory.LineMap} says where they
 * lie, and {@link org.heddle.nic.memory.LinePlacement} deals them out to the modules, one <em>burst</em> of 16 bytes each.
 *
 * <ul>
 *   <li>{@link org.heddle.nic.memory.SoDimmController}, the published one: lines of 32 bytes, strictly in order, one open row
 *       in each module. {@link org.heddle.nic.memory.SoDimmSequencer} speaks to one module and keeps its timing.
 *   <li>{@link org.heddle.nic.memory.ReorderingController}, the improved one: a {@link
 *       org.heddle.nic.memory.ModuleScheduler} for each module chooses one command per cycle from a window of waiting bursts, with
 *       all banks open; a reorder buffer puts the answers back into the order of the requests.
 * </ul>
 */
@NullMarked
package org.heddle.nic.memory;

import org.jspecify.annotations.NullMarked;
