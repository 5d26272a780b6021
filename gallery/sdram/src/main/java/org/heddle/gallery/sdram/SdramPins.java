package org.heddle.gallery.sdram;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.Flip;

/**
 * Pins of the chip but for its clock, named after those of the data sheet; an {@code N} stands for active low.
 *
 * @param cke clock enable, always 1
 * @param csN chip select, always 0
 * @param rasN row address strobe, a bit of the command
 * @param casN column address strobe, a bit of the command
 * @param weN write enable, a bit of the command
 * @param bank bank address, 2 bits
 * @param address row, column or mode, 13 bits; bit 10 of a PRECHARGE means all banks
 * @param dqm data mask, a bit for each byte: 1 keeps it from being written
 * @param dqOut data to the chip, 16 bits
 * @param dqEnable the controller drives DQ with {@code dqOut}
 * @param dqIn level of DQ
 */
public record SdramPins(
        Bool cke,
        Bool csN,
        Bool rasN,
        Bool casN,
        Bool weN,
        UInt bank,
        UInt address,
        UInt dqm,
        UInt dqOut,
        Bool dqEnable,
        @Flip UInt dqIn)
        implements Bundle {
    /** Returns the type. */
    public static BundleType<SdramPins> type() {
        return Types.bundle(
                SdramPins.class,
                Types.bool(),
                Types.bool(),
                Types.bool(),
                Types.bool(),
                Types.bool(),
                Types.uint(SdramPart.BANK_BITS),
                Types.uint(SdramPart.ADDRESS_PINS),
                Types.uint(2),
                Types.uint(16),
                Types.bool(),
                Types.uint(16));
    }
}
