package org.heddle.nic.memory;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * One 32-byte line of SO-DIMM memory.
 *
 * @param write 1 to write, 0 to read
 * @param line 24 bits: byte address divided by 32
 * @param modules 2 bits: the modules that hold wanted words. Words 0 and 2 of a line lie in module 0, words 1 and 3 in
 *     module 1
 * @param data 256 bits to write
 * @param lanes 8 bits: the 4-byte lanes of the line that are written
 */
public record LineRequest(Bool write, UInt line, UInt modules, UInt data, UInt lanes) implements Bundle {
    /** Bytes of a line. */
    public static final int BYTES = 32;

    public static BundleType<LineRequest> type() {
        return bundle(LineRequest.class, bool(), uint(24), uint(2), uint(256), uint(8));
    }
}
