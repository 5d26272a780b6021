package org.heddle.nic.stage.arithmetic.adder;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * The sum or difference of significands.
 *
 * @param exponent biased, of the bit below the first, which is the carry
 * @param significand with the carry above and the extra bits below
 * @param subtract 1 if it is a difference
 * @param sum what the operands' classes say
 */
record RawSum(UInt exponent, UInt significand, Bool subtract, SumClass sum) implements Bundle {
    /** Bits of a significand with carry and extra bits. */
    static int significandBits(FloatFormat format) {
        return 1 + format.precision() + AlignedOperands.EXTRA_BITS;
    }

    static BundleType<RawSum> type(FloatFormat format) {
        return bundle(
                RawSum.class, uint(format.exponentBits()), uint(significandBits(format)), bool(), SumClass.type());
    }
}
