package org.heddle.nic.stage.memory.sodimm;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * One burst of one module.
 *
 * @param write 1 to write, 0 to read
 * @param bank 2 bits
 * @param row 14 bits
 * @param column 8 bits
 * @param data 128 bits to write
 * @param mask 16 bits, 1 for each byte that is written
 */
public record ColumnAccess(Bool write, UInt bank, UInt row, UInt column, UInt data, UInt mask) implements Bundle {
    public static BundleType<ColumnAccess> type() {
        return bundle(ColumnAccess.class, bool(), uint(2), uint(14), uint(8), uint(128), uint(16));
    }
}
