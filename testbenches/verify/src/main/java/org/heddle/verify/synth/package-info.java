/**
 * Cost of a design on an FPGA: {@link org.heddle.verify.synth.Synthesis} asks yosys for area and the longest logic path, and, for the
 * ice40, nextpnr for the clock. {@link org.heddle.verify.synth.Blocks} are single components worth asking about.
 */
@NullMarked
package org.heddle.verify.synth;

import org.jspecify.annotations.NullMarked;
