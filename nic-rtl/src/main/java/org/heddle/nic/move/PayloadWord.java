package org.heddle.nic.move;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * Eight bytes of packed payload, the first byte lowest.
 *
 * @param data 64 bits
 * @param last 1 for the last word of an access; where the access has an odd number of lanes, its upper half is unspecified
 */
public record PayloadWord(UInt data, Bool last) implements Bundle {
    public static BundleType<PayloadWord> type() {
        return bundle(PayloadWord.class, uint(64), bool());
    }
}
