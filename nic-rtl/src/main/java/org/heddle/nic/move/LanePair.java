package org.heddle.nic.move;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * The wanted lanes of one 8-byte memory word.
 *
 * @param data 64 bits
 * @param low 1 if bytes 0 to 3 are wanted
 * @param high 1 if bytes 4 to 7 are wanted; at least one half is
 * @param last 1 for the last word of an access
 */
public record LanePair(UInt data, Bool low, Bool high, Bool last) implements Bundle {
    public static BundleType<LanePair> type() {
        return bundle(LanePair.class, uint(64), bool(), bool(), bool());
    }
}
