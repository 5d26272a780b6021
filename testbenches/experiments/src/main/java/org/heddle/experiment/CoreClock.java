package org.heddle.experiment;

/**
 * The core clock that times are stated at: 100 MHz, 10 ns a cycle, as the published systems have it. Cycles are counted; a time is
 * a number of cycles at this clock.
 */
public final class CoreClock {
    private static final double CYCLES_PER_MICROSECOND = 100;

    private CoreClock() {}

    /** Returns the time that so many cycles take, in microseconds. */
    public static double microseconds(double cycles) {
        return cycles / CYCLES_PER_MICROSECOND;
    }

    /** Returns the number of cycles in a time in microseconds, not rounded. */
    public static double cycles(double microseconds) {
        return microseconds * CYCLES_PER_MICROSECOND;
    }
}
