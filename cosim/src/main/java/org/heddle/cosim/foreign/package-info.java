/**
 * Verilog that somebody else wrote: reads its ports, and wraps those that a port image cannot hold.
 *
 * <p>{@link org.heddle.cosim.foreign.VerilogFiles} is the door. Verilator describes the design, in XML or in JSON; ports of records
 * and arrays get a wrapper of plain vectors, and {@code inout} pads one of inputs, outputs and enables.
 *
 * <p>This package does not know how a model is built or run.
 */
@NullMarked
package org.heddle.cosim.foreign;

import org.jspecify.annotations.NullMarked;
