package org.heddle.host.verbs.device;

import org.heddle.host.MappedMemory;
import org.heddle.host.verbs.type.VerbsException;

/** Virtual memory of a process that maps memory and unmaps it. Loads and stores of what is not mapped throw an IndexOutOfBoundsException. */
public interface AddressSpace extends MappedMemory {
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
}
