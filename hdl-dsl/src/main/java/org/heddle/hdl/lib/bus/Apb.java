package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.Flip;

/**
 * APB4, after ARM IHI 0024: {@code out} for a requester, {@code in} for a completer. Signals have the standard's names.
 *
 * @param paddr address in bytes
 * @param psel the completer is selected
 * @param penable second and later cycles of a transfer
 * @param pwrite 1 to write, 0 to read
 * @param pwdata what is written
 * @param pstrb bytes that are written, the lowest in bit 0; 0 for a read
 * @param pready the transfer ends in this cycle
 * @param prdata what was read
 * @param pslverr the transfer was refused
 */
public record Apb(
        UInt paddr,
        Bool psel,
        Bool penable,
        Bool pwrite,
        UInt pwdata,
        UInt pstrb,
        @Flip Bool pready,
        @Flip UInt prdata,
        @Flip Bool pslverr)
        implements Bundle {
    /**
     * Returns the type of a bus.
     *
     * @param addressWidth in bits, at most 32
     * @param width of data in bits: 8, 16 or 32
     * @throws IllegalArgumentException if the standard has no such width
     */
    public static BundleType<Apb> type(int addressWidth, int width) {
        if (width != 8 && width != 16 && width != 32 || addressWidth > 32) {
            throw new IllegalArgumentException("APB has data of 8, 16 or 32 bits and addresses of at most 32: width="
                    + width + ", addressWidth=" + addressWidth);
        }
        return Types.bundle(
                Apb.class,
                Types.uint(addressWidth),
                Types.bool(),
                Types.bool(),
                Types.bool(),
                Types.uint(width),
                Types.uint(width / Byte.SIZE),
                Types.bool(),
                Types.uint(width),
                Types.bool());
    }
}
