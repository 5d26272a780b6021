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
 * The wanted lanes of one memory word: those from {@code first} to {@code last}.
 *
 * @param data the word
 * @param first first wanted lane
 * @param last last wanted lane, at least first
 * @param ends 1 for the last word of an access
 */
public record LaneRun(UInt data, UInt first, UInt last, Bool ends) implements Bundle {
    public static BundleType<LaneRun> type(DataPath path) {
        return bundle(
                LaneRun.class,
                uint(8 * path.wordBytes()),
                uint(path.wordLaneBits()),
                uint(path.wordLaneBits()),
                bool());
    }
}
