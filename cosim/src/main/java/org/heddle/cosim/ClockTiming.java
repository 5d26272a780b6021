package org.heddle.cosim;

import org.heddle.cosim.engine.NativeRuntime;

/**
 * When a clock rises and falls. It is low at time 0 and high for half of each period.
 *
 * @param periodPs picoseconds from one rising edge to the next, 2 to 10^12
 * @param firstRisePs time of the first rising edge in picoseconds, 1 to 10^12
 */
public record ClockTiming(long periodPs, long firstRisePs) {
    /** Longer ones would let the 63 bits of simulated time overflow within a run. */
    private static final long MOST_PS = 1_000_000_000_000L;

    /** 100 MHz, first rising after half a period. */
    public static final ClockTiming DEFAULT = ofPeriod(NativeRuntime.DEFAULT_PERIOD_PS);

    public ClockTiming {
        if (periodPs > MOST_PS || firstRisePs > MOST_PS) {
            throw new IllegalArgumentException("periodPs and firstRisePs must be at most 10^12, a second: periodPs="
                    + periodPs + ", firstRisePs=" + firstRisePs);
        }
        if (periodPs < 2 || firstRisePs < 1) {
            throw new IllegalArgumentException("periodPs must be >= 2 and firstRisePs >= 1: periodPs=" + periodPs
                    + ", firstRisePs=" + firstRisePs);
        }
    }

    /** A clock of this period that first rises after half of it. */
    public static ClockTiming ofPeriod(long periodPs) {
        return new ClockTiming(periodPs, Math.max(1, periodPs / 2));
    }
}
