package org.heddle.nic.stage.arithmetic.adder;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;

/**
 * Properties of a sum that follow from its operands' classes alone.
 *
 * @param negative the sign: of the larger operand, until the sum proves to be 0
 * @param infinite 1 if the sum is infinite because an operand is
 * @param nan 1 if there is no sum
 * @param invalid 1 if that is an exception: infinity minus infinity, or a signalling NaN
 */
record SumClass(Bool negative, Bool infinite, Bool nan, Bool invalid) implements Bundle {
    static BundleType<SumClass> type() {
        return bundle(SumClass.class, bool(), bool(), bool(), bool());
    }
}
