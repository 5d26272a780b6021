package org.heddle.nic.stage.memory.reordering;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * One burst of one module on its way to the scheduler; write data travel apart from it.
 *
 * @param write 1 to write, 0 to read
 * @param bank 2 bits
 * @param row 14 bits
 * @param column 8 bits
 * @param tag names the access
 */
public record BurstAccess(Bool write, UInt bank, UInt row, UInt column, UInt tag) implements Bundle {
    public static BundleType<BurstAccess> type(int tagWidth) {
        return bundle(BurstAccess.class, bool(), uint(2), uint(14), uint(8), uint(tagWidth));
    }
}
