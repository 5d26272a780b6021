package org.heddle.host.verbs.mpi;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.device.AddressSpace;
import org.heddle.host.verbs.type.AccessFlag;

/** Registered memory that messages are packed into, in powers of two from a page on, used again and again. */
final class StagingBuffers {
    private static final long LEAST_BYTES = 4096;

    private final AddressSpace space;
    private final ProtectionDomain domain;
    private final Map<Long, Deque<MemoryRegion>> free = new HashMap<>();

    StagingBuffers(AddressSpace space, ProtectionDomain domain) {
        this.space = space;
        this.domain = domain;
    }

    MemoryRegion acquire(long bytes) {
        long size = Math.max(LEAST_BYTES, Long.highestOneBit(2 * bytes - 1));
        MemoryRegion region =
                free.computeIfAbsent(size, any -> new ArrayDeque<>()).poll();
        return region != null
                ? region
                : domain.registerMemory(
                        space.map(size), size, AccessFlag.LOCAL_WRITE, AccessFlag.REMOTE_READ, AccessFlag.REMOTE_WRITE);
    }

    void release(MemoryRegion region) {
        free.computeIfAbsent(region.length(), any -> new ArrayDeque<>()).add(region);
    }
}
