package org.heddle.nic.stage.memory.reordering;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * One burst of one module that waits in a scheduler's window.
 *
 * @param valid 1 while its column command has not been given
 * @param write 1 to write, 0 to read
 * @param bank 2 bits
 * @param row 14 bits
 * @param column 8 bits
 * @param tag names the access; write data are kept under it
 * @param rowHit 1 while its row is open
 * @param ordered 1 if an older access to the same burst waited when it came, and one of the two writes: it may overtake
 *     nothing, and is free again in the cycle after the one in which it stands lowest
 * @param activationNext 1 if the activation that is decided in this cycle, if one is, is its own; at most one entry has it
 * @param accessNext 1 if the column command that is decided in this cycle, if one is, is its own; at most one entry has it
 * @param age 2 bits: ticks of the age clock since it came, at most 3
 */
public record WindowEntry(
        Bool valid,
        Bool write,
        UInt bank,
        UInt row,
        UInt column,
        UInt tag,
        Bool rowHit,
        Bool ordered,
        Bool activationNext,
        Bool accessNext,
        UInt age)
        implements Bundle {
    /** The age from which on an entry goes first. */
    static final int AGED = 3;

    /**
     * An entry with tags of so many bits.
     */
    public static BundleType<WindowEntry> type(int tagWidth) {
        return bundle(
                WindowEntry.class,
                bool(),
                bool(),
                uint(2),
                uint(14),
                uint(8),
                uint(tagWidth),
                bool(),
                bool(),
                bool(),
                bool(),
                uint(2));
    }
}
