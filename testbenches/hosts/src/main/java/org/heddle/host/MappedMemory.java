package org.heddle.host;

/** Virtual memory of a process, as its own processor loads and stores it; the process accounts for the time itself. */
public interface MappedMemory {
    /** Returns whether all bytes from an address on belong to the process. */
    boolean isMapped(long address, long bytes);

    /**
     * Copies bytes out of it.
     *
     * @throws RuntimeException if they are not all mapped
     */
    void load(long address, byte[] into, int offset, int length);

    /**
     * Copies bytes into it.
     *
     * @throws RuntimeException if they are not all mapped; then none is written
     */
    void store(long address, byte[] from, int offset, int length);
}
