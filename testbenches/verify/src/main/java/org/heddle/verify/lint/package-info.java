/**
 * Judgements of tools that read emitted Verilog: {@link org.heddle.verify.lint.ToolLint} asks Verilator, Icarus Verilog and yosys, and names the
 * Java line of what they say.
 */
@NullMarked
package org.heddle.verify.lint;

import org.jspecify.annotations.NullMarked;
