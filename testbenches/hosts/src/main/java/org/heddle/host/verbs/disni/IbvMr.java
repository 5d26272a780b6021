package org.heddle.host.verbs.disni;

import org.heddle.host.verbs.MemoryRegion;

/** Registered memory. */
public final class IbvMr {
    /** Own requests may write. */
    public static final int IBV_ACCESS_LOCAL_WRITE = 1;
    /** Peers may write. */
    public static final int IBV_ACCESS_REMOTE_WRITE = 1 << 1;
    /** Peers may read. */
    public static final int IBV_ACCESS_REMOTE_READ = 1 << 2;
    /** Peers may do atomics. */
    public static final int IBV_ACCESS_REMOTE_ATOMIC = 1 << 3;

    private final MemoryRegion region;

    IbvMr(MemoryRegion region) {
        this.region = region;
    }

    /** Returns the virtual address. */
    public long getAddr() {
        return region.address();
    }

    /** Returns the bytes. */
    public int getLength() {
        return (int) region.length();
    }

    /** Returns the local key. */
    public int getLkey() {
        return region.lkey();
    }

    /** Returns the remote key. */
    public int getRkey() {
        return region.rkey();
    }

    /** Deregisters the memory. */
    public void deregMr() {
        region.close();
    }
}
