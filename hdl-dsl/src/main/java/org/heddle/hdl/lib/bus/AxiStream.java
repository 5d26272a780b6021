package org.heddle.hdl.lib.bus;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.Flip;

/**
 * AXI4-Stream, after ARM IHI 0051: {@code out} for a transmitter, {@code in} for a receiver. Signals have the standard's names.
 *
 * @param tdata a beat's data
 * @param tkeep bytes of the beat that belong to the packet, the lowest in bit 0
 * @param tuser what the user says beside each beat
 * @param tlast the beat is the last of its packet
 * @param tvalid a beat is there
 * @param tready it is taken
 */
public record AxiStream(
        UInt tdata,
        UInt tkeep,
        UInt tuser,
        Bool tlast,
        Bool tvalid,
        @Flip Bool tready) implements Bundle {
    /**
     * Returns the type of a stream.
     *
     * @param bytes of a beat
     * @param userWidth bits of {@code tuser}, at least 1
     */
    public static BundleType<AxiStream> type(int bytes, int userWidth) {
        return Types.bundle(
                AxiStream.class,
                Types.uint(Byte.SIZE * bytes),
                Types.uint(bytes),
                Types.uint(userWidth),
                Types.bool(),
                Types.bool(),
                Types.bool());
    }
}
