package org.heddle.device.host;

/**
 * How long the bus takes, in cycles of the interface's core.
 *
 * @param readWait from the beginning of a transaction that reads to its first word
 * @param writeWait the same of one that writes
 * @param word for each word of 4 bytes
 */
public record BusTiming(int readWait, int writeWait, int word) {
    /**
     * 32 bits at 33 MHz, in cycles of 10 ns: a line of 32 bytes is read in 26 + 8 x 3 = 50 cycles, which is 512 Mbit/s, and 512 bytes in 410,
     * 999 Mbit/s.
     */
    public static final BusTiming PCI = new BusTiming(26, 6, 3);

    /**
     * Checks the times.
     *
     * @throws IllegalArgumentException if the first word comes before the second cycle of its transaction
     */
    public BusTiming {
        if (readWait < 0 || writeWait < 0 || word < 1 || Math.min(readWait, writeWait) + word < 2) {
            throw new IllegalArgumentException("waits must be >= 0, a word >= 1, and both together >= 2: readWait="
                    + readWait + ", writeWait=" + writeWait + ", word=" + word);
        }
    }
}
