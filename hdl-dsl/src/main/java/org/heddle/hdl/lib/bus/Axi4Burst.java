package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * A burst of AXI4, as an address channel names it.
 *
 * @param id its name
 * @param addr address of its first byte
 * @param len its beats, less one
 * @param size bytes of a beat, as a power of two
 * @param burst {@link Axi4#FIXED}, {@link Axi4#INCR} or {@link Axi4#WRAP}
 */
record Axi4Burst(UInt id, UInt addr, UInt len, UInt size, UInt burst) implements Bundle {
    /** Holds 256 beats of 128 bytes. */
    private static final int BYTES_WIDTH = 16;

    private static final int PAGE_WIDTH = 12;

    static BundleType<Axi4Burst> type(int idWidth, int addressWidth) {
        return Types.bundle(
                Axi4Burst.class,
                Types.uint(idWidth),
                Types.uint(addressWidth),
                Types.uint(Axi4.LENGTH_WIDTH),
                Types.uint(3),
                Types.uint(2));
    }

    /** Returns the bytes of a beat. */
    UInt beatBytes() {
        return size.toOneHot(Axi4.LENGTH_WIDTH);
    }

    /** Returns the bytes of all beats, at most 32 KiB. */
    UInt bytes() {
        return len.addGrow(1).zext(BYTES_WIDTH).shlWrap(size);
    }

    /** Returns the bytes between the begin of the first beat, were the burst aligned, and the end of the last. */
    UInt endInPage() {
        UInt low =
                addr.zext(Math.max(addr.width(), PAGE_WIDTH)).trunc(PAGE_WIDTH).zext(BYTES_WIDTH + 1);
        UInt begin = low.and(offsetMask().zext(BYTES_WIDTH + 1).not());
        return begin.addWrap(bytes().zext(BYTES_WIDTH + 1));
    }

    /** Returns 1 if the first beat begins at a multiple of its bytes. */
    Bool isAligned() {
        UInt low = addr.zext(Math.max(addr.width(), Axi4.LENGTH_WIDTH)).trunc(Axi4.LENGTH_WIDTH);
        return low.and(offsetMask()).eq(0);
    }

    private UInt offsetMask() {
        return beatBytes().subWrap(1);
    }

    /** Returns the address of the beat behind one of this burst (ARM IHI 0022, A3.4.1). */
    UInt behind(UInt address) {
        int width = Math.max(addr.width(), BYTES_WIDTH);
        UInt from = address.zext(width);
        UInt next = from.and(offsetMask().zext(width).not()).addWrap(beatBytes().zext(width));
        // Bits of the address that differ between beats: all, none, or those within the block.
        UInt block = bytes().zext(width).subWrap(1);
        UInt moves = burst.eq(Axi4.INCR)
                .repeat(width)
                .or(burst.eq(Axi4.WRAP).repeat(width).and(block));
        return next.and(moves).or(from.and(moves.not())).trunc(addr.width());
    }
}
