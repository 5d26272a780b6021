package org.heddle.mpi.datatype;

import java.nio.ByteOrder;

/** The basic types of which all others are made; alignment is size. */
public enum Basic {
    /** 8 bits without a meaning. */
    BYTE(0, 1),
    /** Data that {@code pack} produced; matches any type. */
    PACKED(1, 1),
    /** 0 is false, all else true. */
    BOOLEAN(2, 1),
    /** 8-bit two's complement. */
    INT8(3, 1),
    /** 8-bit unsigned. */
    UINT8(4, 1),
    /** Java's {@code char}: 2 bytes, unsigned. */
    CHAR(5, 2),
    /** 16-bit two's complement. */
    SHORT(6, 2),
    /** 16-bit unsigned. */
    UINT16(7, 2),
    /** 32-bit two's complement. */
    INT(8, 4),
    /** 32-bit unsigned. */
    UINT32(9, 4),
    /** 64-bit two's complement. */
    LONG(10, 8),
    /** 64-bit unsigned. */
    UINT64(11, 8),
    /** IEEE 754 binary32. */
    FLOAT(12, 4),
    /** IEEE 754 binary64. */
    DOUBLE(13, 8);

    private final int code;
    private final int bytes;

    Basic(int code, int bytes) {
        this.code = code;
        this.bytes = bytes;
    }

    /** Returns the code by which it travels. */
    public int code() {
        return code;
    }

    /** Its size, which is its alignment too. */
    public int bytes() {
        return bytes;
    }

    /**
     * Returns packed elements of a memory as little-endian ones, or little-endian ones as a memory has them.
     *
     * @param packed whole elements
     * @param order of the memory's bytes
     */
    public byte[] littleEndian(byte[] packed, ByteOrder order) {
        byte[] numbers = packed.clone();
        if (order == ByteOrder.BIG_ENDIAN) {
            for (int i = 0; i < packed.length; i++) {
                numbers[i] = packed[i / bytes * bytes + bytes - 1 - i % bytes];
            }
        }
        return numbers;
    }
}
