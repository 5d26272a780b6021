package org.heddle.mpi.operation;

import java.nio.ByteBuffer;
import org.heddle.mpi.datatype.Basic;

/** Integers of any basic type, as longs. */
final class ElementNumbers {
    private ElementNumbers() {}

    /** Sign- or zero-extended. */
    static long get(ByteBuffer buffer, int at, Basic basic) {
        return switch (basic) {
            case INT8 -> buffer.get(at);
            case BYTE, PACKED, BOOLEAN, UINT8 -> buffer.get(at) & 0xFF;
            case SHORT -> buffer.getShort(at);
            case CHAR, UINT16 -> buffer.getShort(at) & 0xFFFF;
            case INT -> buffer.getInt(at);
            case UINT32 -> buffer.getInt(at) & 0xFFFF_FFFFL;
            case LONG, UINT64 -> buffer.getLong(at);
            case FLOAT, DOUBLE -> throw new IllegalArgumentException(basic + " is no integer");
        };
    }

    /** Truncated to its size. */
    static void put(ByteBuffer buffer, int at, Basic basic, long value) {
        switch (basic.bytes()) {
            case 1 -> buffer.put(at, (byte) value);
            case 2 -> buffer.putShort(at, (short) value);
            case 4 -> buffer.putInt(at, (int) value);
            default -> buffer.putLong(at, value);
        }
    }
}
