package org.heddle.host.verbs.device;

import org.heddle.host.verbs.type.VerbsException;

/** Virtual memory of a process, as its own processor loads and stores it; the process accounts for the time itself. */
public interface AddressSpace {
    /** Returns whether all bytes from an address on belong to the process. */
    boolean isMapped(long address, long bytes);

    /**
     * Maps fresh memory of zeros, from the start of a page on, with an unmapped page behind it.
     *
     * @param bytes at least 1
     * @return address of the first one
     * @throws VerbsException ENOMEM if there is no room left
     */
    long map(long bytes);

    /**
     * Unmaps what {@link #map} returned.
     *
     * @throws VerbsException EINVAL if nothing was mapped from there on
     */
    void unmap(long address);

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
