package org.heddle.nic.stage.move;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.pattern.DataPath;

/**
 * One word of packed payload, the first byte lowest.
 *
 * @param data the bytes
 * @param last 1 for the last word of an access; bytes behind the access are unspecified
 */
public record PayloadWord(UInt data, Bool last) implements Bundle {
    public static BundleType<PayloadWord> type(DataPath path) {
        return bundle(PayloadWord.class, uint(8 * path.wordBytes()), bool());
    }
}
