package org.heddle.nic.stage.memory.sodimm;

/**
 * The command spacings that the controller keeps, in cycles of 10 ns.
 *
 * @param tRCD activate to column command
 * @param tRP precharge to activate
 * @param tRAS activate to precharge
 * @param tRC activate to activate of one bank
 * @param tRRD activate to activate of another bank
 * @param casLatency read command to data
 * @param tWR last write data to precharge
 * @param tWL write command to data
 * @param tWTR last write data to read command
 * @param tRFC refresh to any command
 * @param tREFI interval between refreshes
 * @param readDelay cycles that read data take from the pins to the controller beside its own register: I/O registers and a PHY, 0 to
 *     {@value #LONGEST_READ_DELAY}
 */
public record SoDimmTiming(
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
        int readDelay) {
    /** The most cycles of {@code readDelay}. */
    public static final int LONGEST_READ_DELAY = 4;

    /** Read to precharge of one bank: the burst of two words fills one cycle (JESD79: BL / 2). */
    static final int READ_TO_PRECHARGE = 1;

    /** Cycles from the load of a mode register to the next command (JESD79: tMRD, 15 ns). */
    static final int MODE_CYCLE = 2;

    /** Cycles from the DLL's reset to the first read (JESD79). */
    static final int DLL_LOCK = 200;

    /** Refuses delays that no I/O has. */
    public SoDimmTiming {
        if (readDelay < 0 || readDelay > LONGEST_READ_DELAY) {
            throw new IllegalArgumentException(
                    "read data take 0 to %d cycles from the pins to the controller: readDelay=%d"
                            .formatted(LONGEST_READ_DELAY, readDelay));
        }
    }

    /** Spacings with nothing between the pins and the controller but its own register. */
    public SoDimmTiming(
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
            int tREFI) {
        this(tRCD, tRP, tRAS, tRC, tRRD, casLatency, tWR, tWL, tWTR, tRFC, tREFI, 0);
    }

    /** PC-1600 at 100 MHz, from the serial-presence-detect values of DDR200 modules (JEDEC JESD79). */
    public static SoDimmTiming pc1600() {
        return new SoDimmTiming(2, 2, 5, 7, 2, 2, 2, 1, 1, 8, 780);
    }

    /**
     * The same with registers between the pins and the controller.
     *
     * @param cycles 0 to {@value #LONGEST_READ_DELAY}
     * @throws IllegalArgumentException with another number
     */
    public SoDimmTiming withReadDelay(int cycles) {
        return new SoDimmTiming(tRCD, tRP, tRAS, tRC, tRRD, casLatency, tWR, tWL, tWTR, tRFC, tREFI, cycles);
    }

    /** Write to read of one module: latency, one cycle of data, turnaround. */
    public int writeToRead() {
        return tWL + 1 + tWTR;
    }

    /** Write to precharge of one bank: latency, one cycle of data, recovery. */
    int writeToPrecharge() {
        return tWL + 1 + tWR;
    }

    /** Read to write of one module: the data bus idles for one cycle between the two directions. */
    public int readToWrite() {
        return casLatency + 2 - tWL;
    }
}
