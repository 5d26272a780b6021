package org.heddle.nic.offload.descriptor;

import static org.heddle.hdl.Types.mux;

import java.math.BigInteger;
import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.arithmetic.BinnedLayout;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;

/** Number of words that a descriptor's elements fill. */
public final class DataWords {
    /** Width of a number of words. */
    public static final int WIDTH = 3;

    private DataWords() {}

    /** 9 bits: words of the elements that the fields describe; more than fit if the count is too big. */
    public static UInt of(Control control) {
        UInt count = control.get(DescriptorField.COUNT).zext(9);
        Bool isWide = control.get(DescriptorField.WIDTH).bit(3);
        Bool pairs = hasLocation(control);
        UInt narrow = mux(pairs, count, count.addWrap(1).shr(1));
        UInt wide = mux(pairs, count.shlWrap(1), count);
        // Of accumulators there is one or none: more than one are as wrong as none.
        UInt accumulators = mux(
                count.eq(1),
                count.constant(BigInteger.valueOf(BinnedLayout.WORDS), 9),
                count.constant(BigInteger.ZERO, 9));
        return mux(isBinned(control), accumulators, mux(isWide, wide, narrow));
    }

    /** Whether the data are an accumulator of {@link BinnedLayout}, whatever the width of its value. */
    public static Bool isBinned(Control control) {
        UInt type = control.get(DescriptorField.TYPE);
        return control.get(DescriptorField.MODE)
                .eq(ReductionMode.REPRO.code())
                .and(control.get(DescriptorField.OPERATION).eq(ReductionOperation.SUM.code()))
                .and(type.eq(ElementType.FLOAT.code()).or(type.eq(ElementType.DOUBLE.code())));
    }

    /** Whether elements are pairs of a value and its location. */
    static Bool hasLocation(Control control) {
        UInt operation = control.get(DescriptorField.OPERATION);
        return operation
                .eq(ReductionOperation.MINIMUM_LOCATION.code())
                .or(operation.eq(ReductionOperation.MAXIMUM_LOCATION.code()));
    }
}
