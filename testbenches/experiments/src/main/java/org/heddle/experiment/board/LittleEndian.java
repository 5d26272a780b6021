package org.heddle.experiment.board;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Bytes of 64-bit words as they lie in a node's memory, the lowest one first. */
final class LittleEndian {
    private LittleEndian() {}

    static byte[] bytes(long[] words) {
        ByteBuffer bytes = ByteBuffer.allocate(Long.BYTES * words.length).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asLongBuffer().put(words);
        return bytes.array();
    }

    /** Returns the whole words of bytes. */
    static long[] words(byte[] bytes) {
        long[] words = new long[bytes.length / Long.BYTES];
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().get(words);
        return words;
    }
}
