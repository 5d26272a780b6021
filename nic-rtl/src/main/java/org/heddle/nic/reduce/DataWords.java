package org.heddle.nic.reduce;

import static org.heddle.hdl.Types.mux;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.arithmetic.ReductionOperation;

/** How many words a descriptor's elements fill. */
final class DataWords {
    /** Width of a number of words. */
    static final int WIDTH = 3;

    private DataWords() {}

    /** 9 bits: words of the elements that the fields describe; more than fit if the count is too big. */
    static UInt of(Control control) {
        UInt count = control.get(DescriptorField.COUNT).zext(9);
        Bool isWide = control.get(DescriptorField.WIDTH).bit(3);
        Bool pairs = hasLocation(control);
        UInt narrow = mux(pairs, count, count.addWrap(1).shr(1));
        UInt wide = mux(pairs, count.shlWrap(1), count);
        return mux(isWide, wide, narrow);
    }

    /** Whether elements are pairs of a value and its location. */
    static Bool hasLocation(Control control) {
        UInt operation = control.get(DescriptorField.OPERATION);
        return operation
                .eq(ReductionOperation.MINIMUM_LOCATION.ordinal())
                .or(operation.eq(ReductionOperation.MAXIMUM_LOCATION.ordinal()));
    }
}
