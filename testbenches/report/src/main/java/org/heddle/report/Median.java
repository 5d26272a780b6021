package org.heddle.report;

import java.util.Arrays;

/** The median of some measurements. */
public final class Median {
    private Median() {}

    /**
     * Returns the median, of an even number of values the upper one in the middle.
     *
     * @param values at least one; they stay as they are
     * @throws IllegalArgumentException without a value
     */
    public static double of(double... values) {
        if (values.length == 0) {
            throw new IllegalArgumentException("no values have no median: give at least one");
        }
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
