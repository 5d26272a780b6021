package org.heddle.host.verbs.mpi;

import java.util.List;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.ScatterGatherElement;
import org.heddle.mpi.datatype.TypedBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Data of a long message in registered memory: where they lie, in one piece or in many, or in a buffer that they are packed into.
 *
 * @param region registered, or null for no bytes
 * @param pieces of the region, in the order of the stream
 * @param bytes of the message, no more than those of the pieces
 * @param staged what they are to be unpacked to, or were packed from; null if they lie where they belong
 */
record RegisteredData(
        @Nullable MemoryRegion region,
        List<ScatterGatherElement> pieces,
        long bytes,
        @Nullable TypedBuffer staged) {
    static final RegisteredData NOTHING = new RegisteredData(null, List.of(), 0, null);

    /** Returns data that are one run of a region. */
    static RegisteredData together(MemoryRegion region, long address, long bytes, @Nullable TypedBuffer staged) {
        return new RegisteredData(region, List.of(ScatterGatherElement.of(region, address, bytes)), bytes, staged);
    }

    ScatterGatherElement[] list() {
        return pieces.toArray(ScatterGatherElement[]::new);
    }

    boolean isTogether() {
        return pieces.size() <= 1;
    }

    /** Returns the address of the first byte. */
    long address() {
        return region == null ? 0 : pieces.get(0).address();
    }

    int key() {
        return region == null ? 0 : region.rkey();
    }
}
