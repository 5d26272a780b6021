package org.heddle.device;

import java.util.List;
import java.util.Locale;

/**
 * Speed grade of DDR SDRAM devices: the clocks that they run at, and how long they keep a row open (JESD79, and the data sheets of modules
 * made of them).
 */
public enum DramPart {
    /** PC-1600: 10 to 12 ns; a row stays open for 120 us at most. */
    DDR200(10_000, 10_000, 120_000_000L),
    /** PC-2100 of the grade that is sold for CL 2.5: 10 to 12 ns at CL 2, from 7.5 ns on above; 120 us. */
    DDR266(10_000, 7_500, 120_000_000L),
    /** PC-2700: 7.5 to 12 ns at CL 2, from 6 ns on above; 70 us. */
    DDR333(7_500, 6_000, 70_000_000L);

    /** The CAS latencies of all grades, in whole cycles. */
    private static final List<Integer> LATENCIES = List.of(2, 3);

    private static final int LONGEST_PERIOD_PS = 12_000;

    private final int shortestPeriodPs2;
    private final int shortestPeriodPs3;
    private final long longestRowActivePs;

    DramPart(int shortestPeriodPs2, int shortestPeriodPs3, long longestRowActivePs) {
        this.shortestPeriodPs2 = shortestPeriodPs2;
        this.shortestPeriodPs3 = shortestPeriodPs3;
        this.longestRowActivePs = longestRowActivePs;
    }

    /**
     * Checks a clock.
     *
     * @param casLatency in cycles
     * @param periodPs tCK in picoseconds
     * @throws IllegalArgumentException if the part has no such CL, or does not run at this clock with it; the text names the rule
     */
    void require(int casLatency, int periodPs) {
        if (!LATENCIES.contains(casLatency)) {
            throw new IllegalArgumentException(
                    "CL of a %s part is 2 or 3 (JESD79, CAS latency): casLatency=%d".formatted(this, casLatency));
        }
        int shortest = casLatency == 2 ? shortestPeriodPs2 : shortestPeriodPs3;
        if (periodPs < shortest || periodPs > LONGEST_PERIOD_PS) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "tCK of a %s part at CL %d is %,d to %,d ps (JESD79, clock cycle time): tCK=%,d ps; give it a clock of %.1f to"
                            + " %.1f MHz, or take another part",
                    this,
                    casLatency,
                    shortest,
                    LONGEST_PERIOD_PS,
                    periodPs,
                    1e6 / LONGEST_PERIOD_PS,
                    1e6 / shortest));
        }
    }

    /** Returns tRAS's maximum in cycles of so many picoseconds, rounded down. */
    long longestRowActive(int periodPs) {
        return longestRowActivePs / periodPs;
    }
}
