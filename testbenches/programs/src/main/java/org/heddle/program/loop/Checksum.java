package org.heddle.program.loop;

import java.nio.ByteBuffer;

/** Numbers that say whether two runs came to the same data. */
public final class Checksum {
    private Checksum() {}

    /** Returns the sum of all bytes of a buffer, whatever its position. */
    public static long of(ByteBuffer data) {
        long sum = 0;
        for (int i = 0; i < data.capacity(); i++) {
            sum += data.get(i);
        }
        return sum;
    }

    /** Returns a number that all bits of the values go into. */
    public static long of(double[] values) {
        long hash = 17;
        for (double value : values) {
            hash = 31 * hash + Double.doubleToLongBits(value);
        }
        return hash;
    }
}
