package org.heddle.nic.mpc.list;

import org.heddle.hdl.UInt;
import org.heddle.nic.stage.host.LayoutField;

/** Fields of an entry of the LMR, of a message whose bytes are all visible: a line of 32 bytes, in 64-bit words. Other bits are 0. */
public enum LmrField {
    /** Node that has sent. */
    NSRC(0, 0, 16),
    /** The sender's CTRL. */
    CTRL(0, 16, 16),
    /** Bytes. */
    LEN(0, 32, 32),
    /** The sender's RID. */
    RID(1, 0, 32),
    /** Code of the {@link EntryStatus}, where lists hold events. */
    STATUS(1, 32, 8),
    /** 1 for an order of the list's own process that has ended: NSRC is its ndst then, and RID its sid. */
    IS_SENT(1, 40, 1),
    /** 1 and 0 in turns, lap after lap from 1 on, so that whoever looks at an entry sees that it is there; it is written last. */
    LAP(3, 63, 1);

    /** Bit of a message's ctrl, of several processes on a node, that names the one whose list it comes into. */
    public static final int PROCESS_LOW = 8;

    private final LayoutField place;

    LmrField(int word, int low, int width) {
        place = new LayoutField(name(), Long.SIZE * word + low, width);
    }

    /** Width in bits. */
    public int width() {
        return place.width();
    }

    /** Returns the field's value in an entry's words. */
    public long of(long[] entry) {
        return place.get(entry);
    }

    /** Returns the line of an entry in hardware: 256 bits. */
    static UInt line(Receipt receipt) {
        return receipt.rid()
                .cat(receipt.len())
                .cat(receipt.ctrl())
                .cat(receipt.nsrc())
                .zext(256);
    }

    /** Returns the line of an event in hardware, without its lap: 256 bits. */
    static UInt line(ListEvent event) {
        return event.isSent()
                .asUInt()
                .cat(event.status())
                .cat(line(event.message()).trunc(STATUS.place.low()))
                .zext(256);
    }
}
