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
        return words(bytes, random, 8);
    }

    /** The same in words of 8 or 16 bytes. */
    public static List<long[]> words(byte[] bytes, RandomGenerator random, int wordBytes) {
        List<long[]> words = new ArrayList<>();
        for (int at = 0; at < bytes.length; at += wordBytes) {
            long[] word = new long[wordBytes / 8 + 1];
            for (int i = 0; i < wordBytes; i++) {
                byte value = at + i < bytes.length ? bytes[at + i] : (byte) random.nextInt();
                word[i / 8] |= (value & 0xFFL) << 8 * (i % 8);
            }
            word[wordBytes / 8] = at + wordBytes >= bytes.length ? 1 : 0;
            words.add(word);
        }
        return words;
    }

    /** The first bytes of words {data, ..}. */
    public static byte[] bytes(List<long[]> words, int length) {
        return bytes(words, length, 8);
    }

    /** The same of words of 8 or 16 bytes. */
    public static byte[] bytes(List<long[]> words, int length, int wordBytes) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) (words.get(i / wordBytes)[i % wordBytes / 8] >>> 8 * (i % 8));
        }
        return bytes;
    }

    /** Number of words of so many bytes. */
    public static int wordsOf(int bytes) {
        return wordsOf(bytes, 8);
    }

    /** The same of words of 8 or 16 bytes. */
    public static int wordsOf(int bytes, int wordBytes) {
        return (bytes + wordBytes - 1) / wordBytes;
    }
}
