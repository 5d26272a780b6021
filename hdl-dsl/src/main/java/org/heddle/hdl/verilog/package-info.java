/**
 * Circuits as Verilog-2005 text, and the map from its lines back to Java.
 *
 * <p>The text keeps to a plain subset: one module per file; {@code wire} declarations with their definition; one
 * {@code always @*} for each conditionally driven value, blocking; one {@code always @(posedge clock)} for the registers,
 * non-blocking, the reset last so that it wins; {@code case} for switches over enum localparams; arrays read by continuous
 * assignments only. Every operand has the width its operator needs, extended by concatenation, so that no context can
 * widen it. Simulation-only statements stand under {@code `ifdef HEDDLE_SIMULATION}. Bits that nothing reads are
 * gathered in one {@code unused_ok}. A line's Java place stands behind it as a comment.
 *
 * <p>{@link org.heddle.hdl.verilog.VerilogEmitter} makes a {@link org.heddle.hdl.verilog.VerilogDesign} of a circuit. The package must not
 * know the checks, nor a class that a designer writes with.
 */
@NullMarked
package org.heddle.hdl.verilog;

import org.jspecify.annotations.NullMarked;
