package org.heddle.nic.stage.arithmetic.adder;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * A rounded sum.
 *
 * @param value as wide as the format
 * @param flags 5 bits: the {@link FloatFlags} of this addition
 */
public record FloatSum(UInt value, UInt flags) implements Bundle {
    public static BundleType<FloatSum> type(FloatFormat format) {
        return bundle(FloatSum.class, uint(format.width()), uint(FloatFlags.WIDTH));
    }
}
