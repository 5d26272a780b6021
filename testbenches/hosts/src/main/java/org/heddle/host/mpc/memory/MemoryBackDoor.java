package org.heddle.host.mpc.memory;

/** Physical memory of a node's host as an experiment reaches it, to prepare and verify: no access of a program, and without time. */
public interface MemoryBackDoor {
    /**
     * Fills bytes in.
     *
     * @param address physical address of the first one
     * @throws IndexOutOfBoundsException if they are not all inside; then none is written
     */
    void fill(long address, byte[] data);

    /**
     * Returns bytes, to be verified.
     *
     * @param address physical address of the first one
     * @throws IndexOutOfBoundsException if they are not all inside
     */
    byte[] contents(long address, int length);
}
