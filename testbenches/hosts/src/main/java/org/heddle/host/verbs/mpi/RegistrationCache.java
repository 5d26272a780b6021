package org.heddle.host.verbs.mpi;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.type.AccessFlag;

/**
 * Registered regions of a process, kept for the next message from or to the same memory. A region that covers what is asked for serves; of those
 * that nothing uses, the one used longest ago goes first. Looks at all regions, whose number is small.
 */
final class RegistrationCache {
    private final ProtectionDomain domain;
    private final int kept;
    private final Consumer<MemoryRegion> closing;
    /** Regions and how many transfers use them, the one used longest ago first. */
    private final Map<MemoryRegion, Integer> users = new LinkedHashMap<>();

    private long hits;

    /** @param closing told of each region that nothing uses before it goes */
    RegistrationCache(ProtectionDomain domain, int kept, Consumer<MemoryRegion> closing) {
        this.domain = domain;
        this.kept = kept;
        this.closing = closing;
    }

    /** Returns a region that covers some bytes, at least 1, until {@link #release}. */
    MemoryRegion acquire(long address, long bytes) {
        for (MemoryRegion region : users.keySet()) {
            if (region.address() <= address && address + bytes <= region.address() + region.length()) {
                hits++;
                users.put(region, users.remove(region) + 1);
                return region;
            }
        }
        MemoryRegion region = domain.registerMemory(
                address, bytes, AccessFlag.LOCAL_WRITE, AccessFlag.REMOTE_READ, AccessFlag.REMOTE_WRITE);
        users.put(region, 1);
        return region;
    }

    void release(MemoryRegion region) {
        users.merge(region, -1, Integer::sum);
        trim();
    }

    private void trim() {
        long unused = users.values().stream().filter(count -> count == 0).count();
        Iterator<Map.Entry<MemoryRegion, Integer>> each = users.entrySet().iterator();
        while (unused > kept && each.hasNext()) {
            Map.Entry<MemoryRegion, Integer> entry = each.next();
            if (entry.getValue() == 0) {
                close(entry.getKey());
                each.remove();
                unused--;
            }
        }
    }

    /** Deregisters what overlaps memory that is to be freed; false if a transfer still uses it, and then nothing is done. */
    boolean forget(long address, long bytes) {
        for (Map.Entry<MemoryRegion, Integer> entry : users.entrySet()) {
            if (overlaps(entry.getKey(), address, bytes) && entry.getValue() > 0) {
                return false;
            }
        }
        Iterator<MemoryRegion> each = users.keySet().iterator();
        while (each.hasNext()) {
            MemoryRegion region = each.next();
            if (overlaps(region, address, bytes)) {
                close(region);
                each.remove();
            }
        }
        return true;
    }

    private void close(MemoryRegion region) {
        closing.accept(region);
        region.close();
    }

    private static boolean overlaps(MemoryRegion region, long address, long bytes) {
        return region.address() < address + bytes && address < region.address() + region.length();
    }

    long hits() {
        return hits;
    }

    int size() {
        return users.size();
    }
}
