package org.heddle.nic.stage.pattern;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * A run of bytes.
 *
 * @param address a multiple of the format's lane
 * @param bytes a multiple of the format's lane, at least one
 * @param last 1 for the last segment of its access
 */
public record Segment(UInt address, UInt bytes, Bool last) implements Bundle {
    public static BundleType<Segment> type(SegmentFormat format) {
        return bundle(Segment.class, uint(format.addressWidth()), uint(format.bytesWidth()), bool());
    }
}
