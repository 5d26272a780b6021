package org.heddle.host.verbs.disni;

import org.heddle.host.verbs.ScatterGatherElement;

/** Piece of local memory; may be set again between two posts. */
public final class IbvSge {
    private long addr;
    private int length;
    private int lkey;

    /** Sets the virtual address. */
    public void setAddr(long address) {
        addr = address;
    }

    /** Sets the bytes. */
    public void setLength(int bytes) {
        length = bytes;
    }

    /** Sets the local key. */
    public void setLkey(int key) {
        lkey = key;
    }

    ScatterGatherElement piece() {
        return new ScatterGatherElement(addr, Integer.toUnsignedLong(length), lkey);
    }
}
