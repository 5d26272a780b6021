package org.heddle.host.verbs;

import java.util.Set;
import org.heddle.host.verbs.device.DeviceRegion;
import org.heddle.host.verbs.type.AccessFlag;

/** Registered memory of a process. */
public final class MemoryRegion implements AutoCloseable {
    private final ProtectionDomain domain;
    private final DeviceRegion entry;
    private final int key;
    private boolean closed;

    MemoryRegion(ProtectionDomain domain, DeviceRegion entry, int key) {
        this.domain = domain;
        this.entry = entry;
        this.key = key;
    }

    /** Returns the virtual address of its first byte. */
    public long address() {
        return entry.address();
    }

    /** Returns its length in bytes. */
    public long length() {
        return entry.length();
    }

    /** Returns its rights. */
    public Set<AccessFlag> access() {
        return entry.access();
    }

    /** Returns the key for own requests. */
    public int lkey() {
        return key;
    }

    /** Returns the key for requests of peers. */
    public int rkey() {
        return key;
    }

    /** Returns all of it as a piece of a request. */
    public ScatterGatherElement piece() {
        return new ScatterGatherElement(address(), length(), key);
    }

    /** Returns a part of it as a piece of a request; the device checks the bounds. */
    public ScatterGatherElement piece(long offset, long bytes) {
        return new ScatterGatherElement(address() + offset, bytes, key);
    }

    /** Deregisters the memory; requests that still name its key fail. A second call does nothing. */
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            domain.context().device().deregister(key);
            domain.dependants().remove(this);
        }
    }

    @Override
    public String toString() {
        return "memory region 0x%x of %d bytes, key 0x%08x".formatted(address(), length(), key);
    }
}
