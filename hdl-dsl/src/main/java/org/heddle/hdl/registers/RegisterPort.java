package org.heddle.hdl.registers;

/** The way from a driver to registers: simulated, or of a real board. */
public interface RegisterPort {
    /**
     * Reads a register.
     *
     * @param address in bytes, a multiple of the register's width
     */
    long read(long address);

    /**
     * Writes a whole register.
     *
     * @param address in bytes, a multiple of the register's width
     * @param value its bits above the register's width are 0
     */
    void write(long address, long value);
}
