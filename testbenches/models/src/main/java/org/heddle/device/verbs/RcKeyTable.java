package org.heddle.device.verbs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Registered regions and indirect keys of a node. A key is an index of 24 bits above a generation of 8; the same key comes back after 256 registrations. */
final class RcKeyTable {
    private final Map<Integer, Region> regions = new HashMap<>();
    private final Map<Integer, RcIndirectKey> indirect = new HashMap<>();
    private final int[] generations;
    private final boolean[] used;

    private record Region(int domain, RcMemory memory, long address, long length, Set<RcRight> rights) {}

    RcKeyTable(int entries) {
        generations = new int[entries];
        used = new boolean[entries];
    }

    /** Returns the key, or -1 if the table is full. */
    int register(int domain, RcMemory memory, long address, long length, Set<RcRight> rights) {
        int key = next();
        if (key != -1) {
            regions.put(key, new Region(domain, memory, address, length, rights));
        }
        return key;
    }

    private int next() {
        for (int index = 0; index < used.length; index++) {
            if (!used[index]) {
                used[index] = true;
                generations[index] = generations[index] + 1 & 0xFF;
                return index + 1 << 8 | generations[index];
            }
        }
        return -1;
    }

    void deregister(int key) {
        if (regions.remove(key) != null) {
            used[(key >>> 8) - 1] = false;
        }
    }

    /** Creates an indirect key, or returns -1 if the table is full. */
    int createIndirect(int domain, int entries, Set<RcRight> rights) {
        int key = next();
        if (key != -1) {
            indirect.put(key, new RcIndirectKey(domain, entries, rights));
        }
        return key;
    }

    void destroyIndirect(int key) {
        if (indirect.remove(key) != null) {
            used[(key >>> 8) - 1] = false;
        }
    }

    /** Binds a list, or unbinds the key if there are no entries. */
    RcStatus change(int domain, RcBind list) {
        RcIndirectKey key = indirect.get(list.key());
        if (key == null || !key.isIn(domain)) {
            return RcStatus.MW_BIND_ERR;
        }
        if (list.entries().isEmpty()) {
            key.unbind();
            return RcStatus.SUCCESS;
        }
        boolean fits = !key.isBound() && key.holds(list.entries().size(), list.rounds());
        if (!fits || !list.entries().stream().allMatch(entry -> isRegionOf(domain, entry.key()))) {
            return RcStatus.MW_BIND_ERR;
        }
        key.bind(list);
        return RcStatus.SUCCESS;
    }

    private boolean isRegionOf(int domain, int key) {
        Region region = regions.get(key);
        return region != null && region.domain == domain;
    }

    /**
     * Returns the bytes that a key opens for an access, or null if it does not allow it all. A null right is local reading.
     *
     * @param deep whether the keys of a list's entries are asked, too; else the runs of an indirect key are left out
     */
    @Nullable
    List<RcRun> open(int key, int domain, long address, long length, @Nullable RcRight right, boolean deep) {
        RcIndirectKey list = indirect.get(key);
        if (list == null) {
            RcMemory memory = check(key, domain, address, length, right);
            return memory == null ? null : List.of(new RcRun(memory, address, length));
        }
        List<RcPiece> pieces = list.isIn(domain) ? list.pieces(address, length, right) : null;
        if (pieces == null || !deep) {
            return pieces == null ? null : List.of();
        }
        List<RcRun> runs = new ArrayList<>();
        for (RcPiece piece : pieces) {
            RcMemory memory = check(piece.key(), domain, piece.address(), piece.length(), right);
            if (memory == null) {
                return null;
            }
            runs.add(new RcRun(memory, piece.address(), piece.length()));
        }
        return runs;
    }

    private @Nullable RcMemory check(int key, int domain, long address, long length, @Nullable RcRight right) {
        Region region = regions.get(key);
        boolean inside = region != null
                && Long.compareUnsigned(address, region.address) >= 0
                && Long.compareUnsigned(length, region.length) <= 0
                && Long.compareUnsigned(address - region.address, region.length - length) <= 0;
        boolean allowed = inside && region.domain == domain && (right == null || region.rights.contains(right));
        return allowed ? region.memory : null;
    }
}
