package org.heddle.hdl.lib.serial;

/** Limits of the length of a bit. */
final class UartTiming {
    /** Fewest cycles of a bit: a receiver looks at its middle, which is known to one cycle. */
    static final int LEAST_CYCLES = 4;

    private UartTiming() {}

    /**
     * Returns the length of a bit.
     *
     * @throws IllegalArgumentException if it is too short to be looked at
     */
    static int require(int cyclesPerBit) {
        if (cyclesPerBit < LEAST_CYCLES) {
            throw new IllegalArgumentException("cyclesPerBit must be >= " + LEAST_CYCLES + ": cyclesPerBit="
                    + cyclesPerBit + ": take a lower baud rate or a faster clock");
        }
        return cyclesPerBit;
    }
}
