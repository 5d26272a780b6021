package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.Flip;

/**
 * Wishbone B4, classic or pipelined: {@code out} for a master, {@code in} for a slave. Of DAT_O and DAT_I, whose names depend on the side, there
 * are {@code dat_w} and {@code dat_r}, as most cores call them. Addresses count bytes.
 *
 * @param cyc a bus cycle is under way
 * @param stb an access is offered
 * @param we 1 to write, 0 to read
 * @param adr address in bytes
 * @param dat_w what is written
 * @param sel bytes of the access, the lowest in bit 0
 * @param dat_r what was read
 * @param ack an access was done
 * @param err an access was refused
 * @param stall the offered access is not taken; always 0 on a classic bus
 */
@SuppressWarnings("checkstyle:RecordComponentName") // the standard's names
public record Wishbone(
        Bool cyc,
        Bool stb,
        Bool we,
        UInt adr,
        UInt dat_w,
        UInt sel,
        @Flip UInt dat_r,
        @Flip Bool ack,
        @Flip Bool err,
        @Flip Bool stall)
        implements Bundle {
    /** Handshake of a bus. */
    public enum Mode {
        /** An access is offered until it is answered; there is one at a time. */
        CLASSIC,
        /** An access is offered until {@code stall} is 0; answers follow in order. */
        PIPELINED
    }

    /**
     * Returns the type of a bus.
     *
     * @param addressWidth in bits
     * @param width of data in bits, a multiple of 8
     */
    public static BundleType<Wishbone> type(int addressWidth, int width) {
        return Types.bundle(
                Wishbone.class,
                Types.bool(),
                Types.bool(),
                Types.bool(),
                Types.uint(addressWidth),
                Types.uint(width),
                Types.uint(width / Byte.SIZE),
                Types.uint(width),
                Types.bool(),
                Types.bool(),
                Types.bool());
    }
}
