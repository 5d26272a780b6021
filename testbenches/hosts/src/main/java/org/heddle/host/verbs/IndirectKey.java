package org.heddle.host.verbs;

import java.util.Set;
import org.heddle.host.verbs.type.AccessFlag;

/**
 * Key of a list of memory (user-mode memory registration). It is created without memory; {@link QueuePair#bind} gives it a list, and from then
 * on it stands wherever a key may stand, with addresses from 0 to its total of bytes, until {@link QueuePair#invalidate}.
 */
public final class IndirectKey implements AutoCloseable {
    /** Number of most entries of a list. */
    public static final int MOST_ENTRIES = 1 << 16;

    private final ProtectionDomain domain;
    private final int entries;
    private final Set<AccessFlag> access;
    private final int key;
    private boolean closed;

    IndirectKey(ProtectionDomain domain, int entries, Set<AccessFlag> access, int key) {
        this.domain = domain;
        this.entries = entries;
        this.access = access;
        this.key = key;
    }

    /** Returns the entries of its longest list. */
    public int entries() {
        return entries;
    }

    /** Returns its rights; each entry's own key must allow an access as well. */
    public Set<AccessFlag> access() {
        return access;
    }

    /** Returns the key for own requests. */
    public int lkey() {
        return key;
    }

    /** Returns the key for requests of peers. */
    public int rkey() {
        return key;
    }

    /** Returns bytes of its list as a piece of a request; the device checks the bounds. */
    public ScatterGatherElement piece(long offset, long bytes) {
        return new ScatterGatherElement(offset, bytes, key);
    }

    /** Destroys the key; requests that still name it fail. A second call does nothing. */
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            domain.context().device().destroyIndirectKey(key);
            domain.dependants().remove(this);
        }
    }

    @Override
    public String toString() {
        return "indirect key 0x%08x for %,d entries".formatted(key, entries);
    }
}
