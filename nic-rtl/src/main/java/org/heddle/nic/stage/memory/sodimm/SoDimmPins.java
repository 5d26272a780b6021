package org.heddle.nic.stage.memory.sodimm;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.enumOf;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.Flip;

/**
 * The pins of one SO-DIMM, one command in each cycle. A burst is two 64-bit words, so that the data pins carry 128 bits
 * per cycle: write data one cycle (tWL) behind its command, read data two cycles (CL) behind it.
 *
 * @param command what the module does
 * @param autoPrecharge with a column command: close the row behind it
 * @param bank 2 bits
 * @param row 14 bits
 * @param column 8 bits, in bursts of 16 bytes
 * @param writeData 128 bits
 * @param writeMask 16 bits, 1 for each byte that is written
 * @param readData 128 bits, driven by the module
 */
public record SoDimmPins(
        EnumValue<SoDimmCommand> command,
        Bool autoPrecharge,
        UInt bank,
        UInt row,
        UInt column,
        UInt writeData,
        UInt writeMask,
        @Flip UInt readData)
        implements Bundle {
    public static BundleType<SoDimmPins> type() {
        return bundle(
                SoDimmPins.class,
                enumOf(SoDimmCommand.class),
                bool(),
                uint(2),
                uint(14),
                uint(8),
                uint(128),
                uint(16),
                uint(128));
    }
}
