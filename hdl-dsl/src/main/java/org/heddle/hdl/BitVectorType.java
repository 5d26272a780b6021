package org.heddle.hdl;

import java.util.Locale;

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
        this.width = Limits.width(width, name.toLowerCase(Locale.ROOT) + "(" + width + ")");
        this.name = name;
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
