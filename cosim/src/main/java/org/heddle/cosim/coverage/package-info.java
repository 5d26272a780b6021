/**
 * Coverage of a run, by lines of Java.
 *
 * <p>Verilator counts on the Verilog it is given: lines and branches that were executed, bits that toggled, {@code cover}
 * conditions that held. {@link org.heddle.cosim.coverage.Coverage} moves the counts to the Java lines that the Verilog came from,
 * adds up all simulations of a process, and writes one file when it ends. {@link org.heddle.cosim.coverage.CoveragePoint} is the
 * line format of that file. This package does not know how it is shown.
 */
@NullMarked
package org.heddle.cosim.coverage;

import org.jspecify.annotations.NullMarked;
