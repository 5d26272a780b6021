package org.heddle.cosim.jvm.coverage;

import java.util.Arrays;

/** Counts how often signals of one bit are 1 where somebody looks. */
final class ProbeCounts {
    private final long[] words;
    private int[] places = new int[16];
    private long[] counts = new long[16];
    private int size;

    /** @param words those of all signals */
    ProbeCounts(long[] words) {
        this.words = words;
    }

    /** Lets a signal be counted too; returns its number. */
    int add(int place) {
        if (size == places.length) {
            places = Arrays.copyOf(places, 2 * size);
            counts = Arrays.copyOf(counts, 2 * size);
        }
        places[size] = place;
        return size++;
    }

    void look() {
        for (int i = 0; i < size; i++) {
            counts[i] += words[places[i]];
        }
    }

    long count(int number) {
        return counts[number];
    }
}
