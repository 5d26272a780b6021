package org.heddle.host.verbs.umr;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.heddle.host.verbs.IndirectKey;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.type.AccessFlag;

/** Indirect keys without a list, created ahead so that a transfer need not wait for it. */
public final class UmrPool implements AutoCloseable {
    private final ProtectionDomain domain;
    private final List<IndirectKey> free = new ArrayList<>();
    private final List<IndirectKey> all = new ArrayList<>();

    /**
     * Creates keys.
     *
     * @param count of keys
     * @param entries of each
     */
    public UmrPool(ProtectionDomain domain, int count, int entries) {
        this.domain = domain;
        for (int i = 0; i < count; i++) {
            free.add(created(entries));
        }
    }

    private IndirectKey created(int entries) {
        IndirectKey key = domain.createIndirectKey(entries, AccessFlag.values());
        all.add(key);
        return key;
    }

    /** Takes the smallest free key for so many entries, or creates one of the next power of two. */
    IndirectKey take(int entries) {
        IndirectKey fitting = free.stream()
                .filter(key -> key.entries() >= entries)
                .min(Comparator.comparingInt(IndirectKey::entries))
                .orElse(null);
        if (fitting == null) {
            return created(Math.max(1, Integer.highestOneBit(entries - 1) << 1));
        }
        free.remove(fitting);
        return fitting;
    }

    /** Gives back a key whose list is gone, or will be before it is bound again. */
    void give(IndirectKey key) {
        free.add(key);
    }

    /** Returns the number of keys created so far. */
    public int created() {
        return all.size();
    }

    /** Returns the number of keys that nobody has. */
    public int free() {
        return free.size();
    }

    /** Destroys all keys. */
    @Override
    public void close() {
        all.forEach(IndirectKey::close);
        free.clear();
    }
}
