/**
 * Static timing of what yosys makes of a design: {@link org.heddle.verify.timing.TimingAnalysis} finds the longest paths between
 * registers, clock by clock, with the delays of one file for each {@link org.heddle.verify.timing.Family}.
 *
 * <p>The files {@code ecp5.delays}, {@code ice40.delays} and {@code xilinx.delays} hold every delay; {@link
 * org.heddle.verify.timing.DelayTable} describes their form. The package knows no network interface, so that it serves any design.
 */
@NullMarked
package org.heddle.verify.timing;

import org.jspecify.annotations.NullMarked;
