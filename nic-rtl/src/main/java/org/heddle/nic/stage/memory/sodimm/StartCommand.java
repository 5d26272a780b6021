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

/**
 * A command of the power-up sequence, for all modules at once.
 *
 * @param starts 1 until the sequence is over
 * @param command decided in this cycle; no operation from the end of the sequence on
 * @param bank 2 bits: 0 names the mode register, 1 the extended one; 0 but with its load
 * @param mode 14 bits: what the register gets, on the row's pins; 0 but with its load
 */
public record StartCommand(Bool starts, EnumValue<SoDimmCommand> command, UInt bank, UInt mode) implements Bundle {
    /** The type of such a command. */
    public static BundleType<StartCommand> type() {
        return bundle(StartCommand.class, bool(), enumOf(SoDimmCommand.class), uint(2), uint(14));
    }
}
