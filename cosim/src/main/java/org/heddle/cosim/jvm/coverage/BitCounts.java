package org.heddle.cosim.jvm.coverage;

import java.util.Arrays;

/** Counts how often bits of words have changed from look to look. */
final class BitCounts {
    private final long[] words;
    private final long[] last;
    private final long[][] counts;
    private final int[] firsts;

    /** Begins with the words as they are; none of them is counted yet. */
    BitCounts(long[] words) {
        this.words = words;
        this.last = words.clone();
        this.counts = new long[words.length][];
        this.firsts = new int[words.length];
    }

    /**
     * Lets the bits of a value be counted; returns the count of each. A value that has two names, such as a port of an instance, has one
     * count.
     *
     * @param place of its lowest word
     * @param width in bits
     */
    long[] of(int place, int width) {
        long[] known = counts[place];
        if (known != null) {
            return known;
        }
        long[] own = new long[width];
        for (int first = 0; first < width; first += Long.SIZE) {
            counts[place + first / Long.SIZE] = own;
            firsts[place + first / Long.SIZE] = first;
        }
        return own;
    }

    /** Counts what has changed since the last look. */
    void look() {
        int length = words.length;
        int from = 0;
        int same = Arrays.mismatch(words, last);
        while (same >= 0) {
            int word = from + same;
            long changed = words[word] ^ last[word];
            last[word] = words[word];
            long[] own = counts[word];
            if (own != null) {
                for (; changed != 0; changed &= changed - 1) {
                    own[firsts[word] + Long.numberOfTrailingZeros(changed)]++;
                }
            }
            from = word + 1;
            same = Arrays.mismatch(words, from, length, last, from, length);
        }
    }
}
