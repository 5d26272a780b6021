package org.heddle.nic.stage.arithmetic;

/** Type of a reduction's elements; the code is the order. */
public enum ElementType {
    /** IEEE 754 binary32, two in a word. */
    FLOAT(4),
    /** IEEE 754 binary64. */
    DOUBLE(8),
    /** Two's complement, two in a word. */
    INT32(4),
    /** Unsigned, two in a word. */
    UINT32(4),
    /** Two's complement. */
    INT64(8),
    /** Unsigned. */
    UINT64(8);

    private final int bytes;

    ElementType(int bytes) {
        this.bytes = bytes;
    }

    /** Size of an element: 4 or 8. */
    public int bytes() {
        return bytes;
    }

    public boolean isFloating() {
        return this == FLOAT || this == DOUBLE;
    }
}
