package org.heddle.nic.stage.arithmetic.adder;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * A sum, and how far it is to be shifted.
 *
 * @param exponent biased, of the bit below the first
 * @param significand with the carry above and the extra bits below
 * @param shift places up
 * @param sum what the operands' classes say; its sign is now that of the result
 */
record MeasuredSum(UInt exponent, UInt significand, UInt shift, SumClass sum) implements Bundle {
    static BundleType<MeasuredSum> type(FloatFormat format) {
        int significandBits = RawSum.significandBits(format);
        return bundle(
                MeasuredSum.class,
                uint(format.exponentBits()),
                uint(significandBits),
                uint(Types.bitsToNumber(significandBits + 1)),
                SumClass.type());
    }
}
