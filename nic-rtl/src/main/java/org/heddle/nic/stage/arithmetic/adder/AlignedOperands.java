package org.heddle.nic.stage.arithmetic.adder;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * Two significands of the same weight, with {@value #EXTRA_BITS} bits below the last place: guard, round, and the sticky bit, which is
 * 1 if any bit below was.
 *
 * @param exponent biased, of the larger
 * @param larger its significand
 * @param smaller the other one, shifted
 * @param subtract 1 if the signs differ
 * @param sum what the operands' classes say
 */
record AlignedOperands(UInt exponent, UInt larger, UInt smaller, Bool subtract, SumClass sum) implements Bundle {
    /** Guard, round and sticky bit. */
    static final int EXTRA_BITS = 3;

    static BundleType<AlignedOperands> type(FloatFormat format) {
        return bundle(
                AlignedOperands.class,
                uint(format.exponentBits()),
                uint(format.precision() + EXTRA_BITS),
                uint(format.precision() + EXTRA_BITS),
                bool(),
                SumClass.type());
    }
}
