package org.heddle.host.verbs.mpi;

import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.ScatterGatherElement;
import org.heddle.mpi.datatype.TypedBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Data of a long message in registered memory: their own place, or a buffer that they are packed into.
 *
 * @param region registered, or null for no bytes
 * @param address of the first byte
 * @param bytes of them
 * @param staged what they are to be unpacked to, or were packed from; null if they lie where they belong
 */
record RegisteredData(
        @Nullable MemoryRegion region,
        long address,
        long bytes,
        @Nullable TypedBuffer staged) {
    static final RegisteredData NOTHING = new RegisteredData(null, 0, 0, null);

    ScatterGatherElement[] pieces() {
        return region == null
                ? new ScatterGatherElement[0]
                : new ScatterGatherElement[] {ScatterGatherElement.of(region, address, bytes)};
    }

    int key() {
        return region == null ? 0 : region.rkey();
    }
}
