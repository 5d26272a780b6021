package org.heddle.nic.stage.arithmetic;

import org.heddle.hdl.option.Coded;

/** Type of a reduction's elements. */
public enum ElementType implements Coded {
    /** IEEE 754 binary32, two in a word. */
    FLOAT(0, 4),
    /** IEEE 754 binary64. */
    DOUBLE(1, 8),
    /** Two's complement, two in a word. */
    INT32(2, 4),
    /** Unsigned, two in a word. */
    UINT32(3, 4),
    /** Two's complement. */
    INT64(4, 8),
    /** Unsigned. */
    UINT64(5, 8);

    private final int code;
    private final int bytes;

    ElementType(int code, int bytes) {
        this.code = code;
        this.bytes = bytes;
    }

    @Override
    public int code() {
        return code;
    }

    /** Size of an element: 4 or 8. */
    public int bytes() {
        return bytes;
    }

    public boolean isFloating() {
        return this == FLOAT || this == DOUBLE;
    }
}
