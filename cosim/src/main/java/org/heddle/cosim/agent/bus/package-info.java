/**
 * Parts of test benches that stand at the standard buses of a design, each in front of or behind it.
 *
 * <p>A {@link org.heddle.cosim.agent.bus.BusMaster} reads and writes what is behind AXI4-Lite, Wishbone, APB or a register block's own streams, an
 * {@link org.heddle.cosim.agent.bus.Axi4Master} by bursts what is behind AXI4; a
 * {@link org.heddle.cosim.agent.bus.BusMemory} and an {@link org.heddle.cosim.agent.bus.Axi4Memory} answer a master of the design. All pause as a
 * {@link org.heddle.cosim.agent.StallProfile} and a seed decide, and act in cycles as {@link org.heddle.cosim.Agent} says.
 */
@NullMarked
package org.heddle.cosim.agent.bus;

import org.jspecify.annotations.NullMarked;
