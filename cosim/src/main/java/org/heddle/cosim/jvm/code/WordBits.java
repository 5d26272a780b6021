package org.heddle.cosim.jvm.code;

import java.math.BigInteger;
import java.util.BitSet;

/** Words of 64 bits. */
public final class WordBits {
    private WordBits() {}

    static int lanes(int width) {
        return (width + Long.SIZE - 1) / Long.SIZE;
    }

    /** Number of bits of a value that stand in its uppermost word. */
    static int topBits(int width) {
        return width - Long.SIZE * (lanes(width) - 1);
    }

    static long word(BigInteger value, int lane) {
        return value.shiftRight(Long.SIZE * lane).longValue();
    }

    static long word(BitSet bits, int word) {
        long[] words = bits.toLongArray();
        return word < words.length ? words[word] : 0;
    }

    /** A word shifted up, or down where the amount is negative. */
    static long shifted(long value, int amount) {
        return amount >= 0 ? value << amount : value >>> -amount;
    }
}
