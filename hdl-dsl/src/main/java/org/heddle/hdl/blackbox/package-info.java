/**
 * Reads as much of a Verilog file as is needed to check the ports of a black box: the header of one module in Verilog-2001, with
 * ports declared in it or behind it, and ranges of numbers, parameters, arithmetic and {@code $clog2}.
 *
 * <p>A {@link org.heddle.hdl.blackbox.VerilogHeader} is what was read; {@link org.heddle.hdl.blackbox.BlackBoxPorts} holds a module under
 * construction to it. Internal: the package must not know a component or another class that a designer writes with.
 */
@NullMarked
package org.heddle.hdl.blackbox;

import org.jspecify.annotations.NullMarked;
