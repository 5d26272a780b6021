package org.heddle.experiment;

/**
 * The core clock that times are stated at: 100 MHz, 10 ns a cycle, as the published systems have it. Cycles are counted; a time is
 * a number of cycles at this clock.
 */
public final class CoreClock {
    /** Sentence of every report on what its times assume; the figures themselves stand in that page alone. */
    public static final String ASSUMPTION =
            "Cycles are counted. Times assume 100 MHz in the core and 125 MHz on the link: docs/timing.md has\n"
                    + "how near this RTL comes to each by static timing on an ECP5-6; it has run on no board.";

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
