package org.heddle.gallery.sdram;

/**
 * Timing of a chip at a clock, in cycles between commands.
 *
 * @param casLatency READ to its data
 * @param trcd ACTIVE to READ or WRITE
 * @param trp PRECHARGE to ACTIVE or AUTO REFRESH
 * @param tras ACTIVE to PRECHARGE, long enough that tRAS and tRP together are tRC
 * @param twr WRITE to PRECHARGE
 * @param trfc AUTO REFRESH or LOAD MODE REGISTER to the next command
 * @param refreshInterval from one AUTO REFRESH becoming due to the next
 * @param powerUpIntervals refresh intervals without commands after the reset
 */
public record SdramTiming(
        int casLatency, int trcd, int trp, int tras, int twr, int trfc, int refreshInterval, int powerUpIntervals) {
    /** Cycles from LOAD MODE REGISTER to the next command, tMRD. */
    private static final int TMRD = 2;

    /**
     * Returns the timing of a chip: minimum times rounded up, the refresh interval rounded down.
     *
     * @param megahertz frequency of the clock
     * @param casLatency 2 or 3, as the data sheet allows at this frequency
     * @throws IllegalArgumentException if the latency is neither, if tRRD is longer than tRCD and a cycle, or if the clock is too slow for
     *     the refreshes
     */
    public static SdramTiming of(SdramPart part, int megahertz, int casLatency) {
        if (casLatency != 2 && casLatency != 3) {
            throw new IllegalArgumentException("casLatency must be 2 or 3: casLatency=" + casLatency);
        }
        int trcd = cycles(part.trcd(), megahertz);
        int trp = cycles(part.trp(), megahertz);
        int tras = Math.max(cycles(part.tras(), megahertz), cycles(part.trc(), megahertz) - trp);
        int twr = cycles(part.twr(), megahertz);
        int trfc = Math.max(cycles(part.trfc(), megahertz), TMRD);
        if (cycles(part.trrd(), megahertz) > trcd + 1) {
            throw new IllegalArgumentException("tRRD must be at most tRCD and a cycle: trrd=" + part.trrd());
        }
        int delay = refreshDelay(trp, tras, twr, trfc);
        long retention = (long) part.retention() * megahertz / 1000;
        int interval = Math.toIntExact((retention - delay) >> part.rowBits());
        if (interval < 2 * delay) {
            throw new IllegalArgumentException(
                    "refreshInterval must be >= " + 2 * delay + " cycles: refreshInterval=" + interval);
        }
        int powerUpIntervals = cycles(part.powerUp(), megahertz) / interval + 1;
        return new SdramTiming(casLatency, trcd, trp, tras, twr, trfc, interval, powerUpIntervals);
    }

    private static int cycles(int nanoseconds, int megahertz) {
        return Math.max(1, Math.toIntExact(((long) nanoseconds * megahertz + 999) / 1000));
    }

    /** Returns the most cycles from an AUTO REFRESH becoming due to the command: the last row opened or written is closed first. */
    public int refreshDelay() {
        return refreshDelay(trp, tras, twr, trfc);
    }

    private static int refreshDelay(int trp, int tras, int twr, int trfc) {
        return Math.max(Math.max(tras, twr) + trp, trfc);
    }
}
