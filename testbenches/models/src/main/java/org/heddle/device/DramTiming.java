package org.heddle.device;

/**
 * The timing of a DDR SDRAM module, in cycles of its clock.
 *
 * <p>Each rule is stated as the earliest cycle of a command. A command in cycle t is on the pins in cycle t; a burst
 * of two 8-byte beats (16 bytes) fills one cycle of the data bus.
 *
 * <ul>
 *   <li>ACTIVATE: tRP after the precharge of its bank began, tRC after the last ACTIVATE of its bank, tRRD after the
 *       last ACTIVATE of any bank, tRFC after a REFRESH.
 *   <li>READ, WRITE: tRCD after the ACTIVATE of their bank.
 *   <li>READ: tWTR after the end of the last write burst of any bank, that is in cycle w + tWL + 1 + tWTR after a
 *       WRITE in w.
 *   <li>WRITE: its data leave one idle cycle on the bus behind the last read data: w + tWL is at least r + CL + 2
 *       after a READ in r. With tWL = 1 this is the JEDEC rule CL + BL/2.
 *   <li>PRECHARGE: tRAS after the ACTIVATE of its bank, tWR after the end of the last write burst of its bank (w + tWL
 *       + 1 + tWR), at any time after a READ (BL/2 = 1 cycle), tRFC after a REFRESH.
 *   <li>Auto-precharge begins by itself in the first cycle in which a PRECHARGE would be legal, at least one cycle
 *       after its READ. The bank counts as closed at once.
 *   <li>A row is closed at most tRAS (max) after its ACTIVATE, 120 us of a DDR200 part.
 *   <li>REFRESH: all banks closed, tRP after the last precharge and tRC after the last ACTIVATE of each, tRFC after
 *       the last REFRESH. One is owed every tREFI.
 * </ul>
 *
 * @param tRCD ACTIVATE to READ or WRITE of the same bank
 * @param tRP precharge to ACTIVATE of the same bank, or to REFRESH
 * @param tRAS ACTIVATE to precharge of the same bank
 * @param tRC ACTIVATE to ACTIVATE of the same bank, or to REFRESH
 * @param tRRD ACTIVATE to ACTIVATE of another bank
 * @param casLatency CL, READ to its data, 1 to 8
 * @param tWR end of a write burst to precharge of the same bank
 * @param tWL WRITE to its data, 1 to 8
 * @param tWTR end of a write burst to a READ of any bank
 * @param tRFC REFRESH to any other command
 * @param tREFI average interval between two REFRESH commands
 * @param postponableRefreshes how many REFRESH commands may be owed at most
 * @param part speed grade of the devices, which says what clocks and CL they take and for how long a row may be open
 * @param clockPeriodPs tCK, one cycle, in picoseconds
 */
public record DramTiming(
        int tRCD,
        int tRP,
        int tRAS,
        int tRC,
        int tRRD,
        int casLatency,
        int tWR,
        int tWL,
        int tWTR,
        int tRFC,
        int tREFI,
        int postponableRefreshes,
        DramPart part,
        int clockPeriodPs) {

    private static final int LONGEST_LATENCY = 8;
    private static final int PC_1600_PERIOD_PS = 10_000;

    /** Refuses values that no device has. */
    public DramTiming {
        inRange("tRCD", tRCD, 1, 1_000);
        inRange("tRP", tRP, 1, 1_000);
        inRange("tRAS", tRAS, 1, 1_000);
        inRange("tRC", tRC, 1, 1_000);
        inRange("tRRD", tRRD, 1, 1_000);
        inRange("casLatency", casLatency, 1, LONGEST_LATENCY);
        inRange("tWR", tWR, 0, 1_000);
        inRange("tWL", tWL, 1, LONGEST_LATENCY);
        inRange("tWTR", tWTR, 0, 1_000);
        inRange("tRFC", tRFC, 1, 1_000);
        inRange("tREFI", tREFI, tRFC + 1, 1_000_000);
        inRange("postponableRefreshes", postponableRefreshes, 0, 8);
        part.require(casLatency, clockPeriodPs);
    }

    /** DDR200 devices at 100 MHz. */
    public DramTiming(
            int tRCD,
            int tRP,
            int tRAS,
            int tRC,
            int tRRD,
            int casLatency,
            int tWR,
            int tWL,
            int tWTR,
            int tRFC,
            int tREFI,
            int postponableRefreshes) {
        this(
                tRCD,
                tRP,
                tRAS,
                tRC,
                tRRD,
                casLatency,
                tWR,
                tWL,
                tWTR,
                tRFC,
                tREFI,
                postponableRefreshes,
                DramPart.DDR200,
                PC_1600_PERIOD_PS);
    }

    /**
     * The same spacings at another clock.
     *
     * @param periodPs tCK in picoseconds
     * @throws IllegalArgumentException if the part does not run at it; the text names the rule and the limits
     */
    public DramTiming withClockPeriod(int periodPs) {
        return new DramTiming(
                tRCD,
                tRP,
                tRAS,
                tRC,
                tRRD,
                casLatency,
                tWR,
                tWL,
                tWTR,
                tRFC,
                tREFI,
                postponableRefreshes,
                part,
                periodPs);
    }

    /** Returns tRAS's maximum: the cycles after its ACTIVATE in which a row has to be closed. */
    long longestRowActive() {
        return part.longestRowActive(clockPeriodPs);
    }

    /**
     * PC-1600: DDR200 devices at 100 MHz, so one cycle is 10 ns.
     *
     * <p>Values are those of the SPD of a DDR200 module with 256-Mbit to 512-Mbit devices (JESD79, DDR200/DDR266
     * columns), rounded up to cycles:
     *
     * <ul>
     *   <li>tRCD 20 ns (SPD byte 29): 2
     *   <li>tRP 20 ns (byte 27): 2
     *   <li>tRAS 50 ns (byte 30): 5
     *   <li>tRC 70 ns (byte 41): 7
     *   <li>tRRD 15 ns (byte 28): 2
     *   <li>CL 2 (byte 18)
     *   <li>tWR 15 ns (JESD79): 2
     *   <li>tWL 1 (JESD79: the first data strobe comes tDQSS, 0.75 to 1.25 cycles, after the WRITE)
     *   <li>tWTR 1 cycle (JESD79)
     *   <li>tRFC 80 ns (byte 42): 8
     *   <li>tREFI 7.8 us (byte 12): 780
     *   <li>8 postponed REFRESH commands (JESD79: the longest interval is 9 tREFI)
     * </ul>
     */
    public static DramTiming pc1600() {
        return new DramTiming(2, 2, 5, 7, 2, 2, 2, 1, 1, 8, 780, 8);
    }

    private static void inRange(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(
                    "%s must be %d to %d cycles: %s=%d".formatted(name, least, most, name, value));
        }
    }
}
