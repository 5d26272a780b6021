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
 * @param address 30 bits, a multiple of 4
 * @param bytes 16 bits, a multiple of 4, at least 4
 * @param last 1 for the last segment of its access
 */
public record Segment(UInt address, UInt bytes, Bool last) implements Bundle {
    public static BundleType<Segment> type() {
        return bundle(Segment.class, uint(Access.ADDRESS_WIDTH), uint(Access.BYTES_WIDTH), bool());
    }
}
