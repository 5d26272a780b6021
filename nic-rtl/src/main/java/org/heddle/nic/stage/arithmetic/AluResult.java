package org.heddle.nic.stage.arithmetic;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.arithmetic.adder.FloatFlags;

/**
 * Result of the {@link ReductionAlu} for two words.
 *
 * @param value 64 bits, laid out as the operands
 * @param flags 5 bits: what {@link FloatFlags} any element of the word raised
 * @param tag that of the operands
 */
public record AluResult(UInt value, UInt flags, UInt tag) implements Bundle {
    /**
     * The type.
     *
     * @param tagWidth in bits, at least 1
     */
    public static BundleType<AluResult> type(int tagWidth) {
        return bundle(AluResult.class, uint(ReductionAlu.WORD_WIDTH), uint(FloatFlags.WIDTH), uint(tagWidth));
    }
}
