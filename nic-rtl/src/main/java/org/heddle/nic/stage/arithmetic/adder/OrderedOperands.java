package org.heddle.nic.stage.arithmetic.adder;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * Two operands by magnitude.
 *
 * @param exponent biased, of the larger; 1 for subnormal numbers, whose fraction has that weight
 * @param larger its significand, hidden bit first
 * @param smaller the other significand
 * @param distance how many places the smaller one's weight is below the larger one's
 * @param subtract 1 if the signs differ, so that the significands are subtracted
 * @param sum what the operands' classes say
 */
record OrderedOperands(UInt exponent, UInt larger, UInt smaller, UInt distance, Bool subtract, SumClass sum)
        implements Bundle {
    static BundleType<OrderedOperands> type(FloatFormat format) {
        return bundle(
                OrderedOperands.class,
                uint(format.exponentBits()),
                uint(format.precision()),
                uint(format.precision()),
                uint(format.exponentBits()),
                bool(),
                SumClass.type());
    }
}
