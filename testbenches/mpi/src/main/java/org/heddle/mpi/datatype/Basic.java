package org.heddle.mpi.datatype;

/** The basic types of which all others are made; alignment is size. */
public enum Basic {
    /** 8 bits without a meaning. */
    BYTE(1),
    /** Data that {@code pack} produced; matches any type. */
    PACKED(1),
    /** 0 is false, all else true. */
    BOOLEAN(1),
    /** 8-bit two's complement. */
    INT8(1),
    /** 8-bit unsigned. */
    UINT8(1),
    /** Java's {@code char}: 2 bytes, unsigned. */
    CHAR(2),
    /** 16-bit two's complement. */
    SHORT(2),
    /** 16-bit unsigned. */
    UINT16(2),
    /** 32-bit two's complement. */
    INT(4),
    /** 32-bit unsigned. */
    UINT32(4),
    /** 64-bit two's complement. */
    LONG(8),
    /** 64-bit unsigned. */
    UINT64(8),
    /** IEEE 754 binary32. */
    FLOAT(4),
    /** IEEE 754 binary64. */
    DOUBLE(8);

    private final int bytes;

    Basic(int bytes) {
        this.bytes = bytes;
    }

    /** Its size, which is its alignment too. */
    public int bytes() {
        return bytes;
    }
}
