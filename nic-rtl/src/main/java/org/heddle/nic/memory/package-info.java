/**
 * The SO-DIMM memory of a node and its controller.
 *
 * <p>Two 64-bit PC-1600 modules of 256 MiB. All data moves in <em>lines</em> of 32 bytes, aligned: one burst of two
 * 64-bit words on each module. {@link org.heddle.nic.memory.SoDimmController} serves line requests in order;
 * {@link org.heddle.nic.memory.SoDimmSequencer} speaks to one module and keeps its timing.
 */
@NullMarked
package org.heddle.nic.memory;

import org.jspecify.annotations.NullMarked;
