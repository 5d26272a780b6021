package org.heddle.host.mpc.memory;

/** Physical memory of a node's host, as the host's own processor reaches it: each call is an access, and takes its time. */
public interface PhysicalMemory {
    /** Number of bytes; addresses run from 0 to one less. */
    long bytes();

    /**
     * Copies bytes out of it.
     *
     * @param address physical address of the first one
     * @throws IndexOutOfBoundsException if they are not all inside
     */
    void load(long address, byte[] into, int offset, int length);

    /**
     * Copies bytes into it.
     *
     * @param address physical address of the first one
     * @throws IndexOutOfBoundsException if they are not all inside; then none is written
     */
    void store(long address, byte[] from, int offset, int length);
}
