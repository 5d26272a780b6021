package org.heddle.host.verbs.driver;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Records as they lie in host memory: little-endian words of 64 bits. */
final class RecordBytes {
    private RecordBytes() {}

    static byte[] of(long... words) {
        ByteBuffer bytes = ByteBuffer.allocate(Long.BYTES * words.length).order(ByteOrder.LITTLE_ENDIAN);
        for (long word : words) {
            bytes.putLong(word);
        }
        return bytes.array();
    }

    static long[] words(byte[] bytes) {
        long[] words = new long[bytes.length / Long.BYTES];
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().get(words);
        return words;
    }

    /** Returns the binary logarithm, rounded up, and at least some value. */
    static int log(long number, int least) {
        return Math.max(least, Long.SIZE - Long.numberOfLeadingZeros(Math.max(1, number) - 1));
    }
}
