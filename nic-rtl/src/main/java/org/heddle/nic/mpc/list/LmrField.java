package org.heddle.nic.mpc.list;

import org.heddle.hdl.UInt;

/** Fields of an entry of the LMR, of a message whose bytes are all visible: a line of 32 bytes, in 64-bit words. Other bits are 0. */
public enum LmrField {
    /** Node that has sent. */
    NSRC(0, 0, 16),
    /** The sender's CTRL. */
    CTRL(0, 16, 16),
    /** Bytes. */
    LEN(0, 32, 32),
    /** The sender's RID. */
    RID(1, 0, 32);

    private final int word;
    private final int low;
    private final int width;

    LmrField(int word, int low, int width) {
        this.word = word;
        this.low = low;
        this.width = width;
    }

    /** Width in bits. */
    public int width() {
        return width;
    }

    /** Returns the field's value in an entry's words. */
    public long of(long[] entry) {
        return entry[word] >>> low & (1L << width) - 1;
    }

    /** Returns the line of an entry in hardware: 256 bits. */
    static UInt line(Receipt receipt) {
        return receipt.rid()
                .cat(receipt.len())
                .cat(receipt.ctrl())
                .cat(receipt.nsrc())
                .zext(256);
    }
}
