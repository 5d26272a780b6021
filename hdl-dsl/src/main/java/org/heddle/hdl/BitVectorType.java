package org.heddle.hdl;

import java.util.Locale;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.naming.Caller;

/**
 * The type of a {@link BitVector} of a fixed width.
 *
 * @param <T> its hardware
 */
public abstract sealed class BitVectorType<T extends BitVector<T>> extends ScalarType<T>
        permits UIntType, SIntType, BitsType {
    private final String name;
    private final int width;

    /**
     * @param name of the hardware's class
     */
    BitVectorType(String name, int width) {
        if (width < 1) {
            throw new ElaborationException(new Diagnostic(
                    Code.WIDTH_OUT_OF_RANGE,
                    name.toLowerCase(Locale.ROOT) + "(" + width
                            + "): a width is at least 1: leave the value out, or give it a width",
                    Caller.find().site()));
        }
        this.name = name;
        this.width = width;
    }

    @Override
    public final int width() {
        return width;
    }

    @Override
    public final String description() {
        return name + width;
    }
}
