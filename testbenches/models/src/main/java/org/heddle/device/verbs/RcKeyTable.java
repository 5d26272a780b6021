package org.heddle.device.verbs;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Registered regions of a node. A key is an index of 24 bits above a generation of 8; the same key comes back after 256 registrations. */
final class RcKeyTable {
    private final Map<Integer, Region> regions = new HashMap<>();
    private final int[] generations;
    private final boolean[] used;

    private record Region(int domain, RcMemory memory, long address, long length, Set<RcRight> rights) {}

    RcKeyTable(int entries) {
        generations = new int[entries];
        used = new boolean[entries];
    }

    /** Returns the key, or -1 if the table is full. */
    int register(int domain, RcMemory memory, long address, long length, Set<RcRight> rights) {
        for (int index = 0; index < used.length; index++) {
            if (!used[index]) {
                used[index] = true;
                generations[index] = generations[index] + 1 & 0xFF;
                int key = index + 1 << 8 | generations[index];
                regions.put(key, new Region(domain, memory, address, length, rights));
                return key;
            }
        }
        return -1;
    }

    void deregister(int key) {
        if (regions.remove(key) != null) {
            used[(key >>> 8) - 1] = false;
        }
    }

    /** Returns the memory that a key opens for an access, or null if it does not allow it. A null right is local reading. */
    @Nullable
    RcMemory check(int key, int domain, long address, long length, @Nullable RcRight right) {
        Region region = regions.get(key);
        boolean inside = region != null
                && Long.compareUnsigned(address, region.address) >= 0
                && Long.compareUnsigned(length, region.length) <= 0
                && Long.compareUnsigned(address - region.address, region.length - length) <= 0;
        boolean allowed = inside && region.domain == domain && (right == null || region.rights.contains(right));
        return allowed ? region.memory : null;
    }
}
