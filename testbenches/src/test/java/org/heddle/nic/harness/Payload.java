package org.heddle.nic.harness;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Bytes as the 8-byte words {data, last} of a payload stream, the first byte lowest. */
public final class Payload {
    private Payload() {}

    /** Random bytes. */
    public static byte[] random(RandomGenerator random, int bytes) {
        byte[] payload = new byte[bytes];
        random.nextBytes(payload);
        return payload;
    }

    /** The words of a payload whose length is a multiple of 4; an upper half that is left over is random. */
    public static List<long[]> words(byte[] bytes, RandomGenerator random) {
        List<long[]> words = new ArrayList<>();
        for (int at = 0; at < bytes.length; at += 8) {
            long word = random.nextLong();
            for (int i = Math.min(8, bytes.length - at) - 1; i >= 0; i--) {
                word = word & ~(0xFFL << 8 * i) | (bytes[at + i] & 0xFFL) << 8 * i;
            }
            words.add(new long[] {word, at + 8 >= bytes.length ? 1 : 0});
        }
        return words;
    }

    /** The first bytes of words {data, ..}. */
    public static byte[] bytes(List<long[]> words, int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) (words.get(i / 8)[0] >>> 8 * (i % 8));
        }
        return bytes;
    }

    /** Number of words of so many bytes. */
    public static int wordsOf(int bytes) {
        return (bytes + 7) / 8;
    }
}
