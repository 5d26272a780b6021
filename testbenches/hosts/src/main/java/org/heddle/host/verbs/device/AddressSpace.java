package org.heddle.host.verbs.device;

/** Virtual memory of a process, as its own processor loads and stores it; the process accounts for the time itself. */
public interface AddressSpace {
    /** Returns whether all bytes from an address on belong to the process. */
    boolean isMapped(long address, long bytes);

    /**
     * Copies bytes out of it.
     *
     * @throws IndexOutOfBoundsException if they are not all mapped
     */
    void load(long address, byte[] into, int offset, int length);

    /**
     * Copies bytes into it.
     *
     * @throws IndexOutOfBoundsException if they are not all mapped; then none is written
     */
    void store(long address, byte[] from, int offset, int length);
}
