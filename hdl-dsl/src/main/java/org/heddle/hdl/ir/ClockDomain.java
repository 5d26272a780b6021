package org.heddle.hdl.ir;

/**
 * One clock and the reset that goes with it. Registers change at the rising edge; the reset is synchronous and active
 * high.
 *
 * @param clock id of the clock signal
 * @param reset id of the reset signal, or -1 where nothing is reset
 */
public record ClockDomain(int clock, int reset) {}
