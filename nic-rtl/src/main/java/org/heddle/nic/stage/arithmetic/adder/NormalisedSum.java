package org.heddle.nic.stage.arithmetic.adder;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * A sum before rounding.
 *
 * @param exponent biased, as it will be stored: 0 for subnormal numbers
 * @param significand hidden bit first, then the fraction, then four bits of which the first is the guard
 * @param sum what the operands' classes say; its sign is now that of the result
 */
record NormalisedSum(UInt exponent, UInt significand, SumClass sum) implements Bundle {
    static BundleType<NormalisedSum> type(FloatFormat format) {
        return bundle(
                NormalisedSum.class,
                uint(format.exponentBits()),
                uint(RawSum.significandBits(format)),
                SumClass.type());
    }
}
