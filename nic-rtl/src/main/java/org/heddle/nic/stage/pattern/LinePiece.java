package org.heddle.nic.stage.pattern;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * The part of a segment that lies in one line, in lanes of the path's format.
 *
 * @param line line number
 * @param firstLane first wanted lane of the line
 * @param lastLane last wanted lane, at least firstLane
 * @param startsSegment 1 for the first piece of its segment
 * @param last 1 for the last piece of its access
 */
public record LinePiece(UInt line, UInt firstLane, UInt lastLane, Bool startsSegment, Bool last) implements Bundle {
    public static BundleType<LinePiece> type(DataPath path) {
        return bundle(
                LinePiece.class,
                uint(path.lineNumberBits()),
                uint(path.lineLaneBits()),
                uint(path.lineLaneBits()),
                bool(),
                bool());
    }
}
