package org.heddle.host;

/**
 * The only way from a driver into a network interface: reads and writes of 64-bit registers and windows. Each takes as long
 * as the hardware takes to answer.
 */
public interface HostPort {
    /**
     * Reads 64 bits.
     *
     * @param address byte address, a multiple of 8
     * @throws HostTimeoutException if the hardware does not answer
     */
    long read(int address);

    /**
     * Writes 64 bits; returns when the write has taken effect.
     *
     * @param address byte address, a multiple of 8
     * @throws HostTimeoutException if the hardware does not answer
     */
    void write(int address, long value);

    /** Cycles of the interface's clock so far. */
    long cycle();

    /** Does nothing for a number of cycles. */
    void idle(long cycles);
}
