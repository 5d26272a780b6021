package org.heddle.nic.stage.arithmetic.adder;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * Two numbers of a format.
 *
 * @param left as wide as the format
 * @param right as wide as the format
 */
public record FloatPair(UInt left, UInt right) implements Bundle {
    public static BundleType<FloatPair> type(FloatFormat format) {
        return bundle(FloatPair.class, uint(format.width()), uint(format.width()));
    }
}
