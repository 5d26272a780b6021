/**
 * Engines that run circuits: the interpreter, Icarus Verilog, Verilator and the gates of yosys, all from one start and with one
 * stimulus. An {@link org.heddle.verify.fuzz.engine.Engine} answers with a {@link org.heddle.verify.fuzz.engine.Trace} for each
 * circuit; {@link org.heddle.verify.fuzz.engine.Differential} holds them against the interpreter.
 */
@NullMarked
package org.heddle.verify.fuzz.engine;

import org.jspecify.annotations.NullMarked;
