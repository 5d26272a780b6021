package org.heddle.nic.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;

/** Compares what a stream moved with what it should have moved. */
public final class Beats {
    private Beats() {}

    /** Requires the same beats in the same order, and names the first that differs. */
    public static void assertSame(List<long[]> actual, List<long[]> expected) {
        int common = Math.min(actual.size(), expected.size());
        for (int i = 0; i < common; i++) {
            if (!Arrays.equals(actual.get(i), expected.get(i))) {
                throw new AssertionError("beat " + i + " of " + expected.size() + ": expected " + hex(expected.get(i))
                        + ", was " + hex(actual.get(i)));
            }
        }
        assertThat(actual.size()).as("number of beats").isEqualTo(expected.size());
    }

    private static String hex(long[] beat) {
        return Arrays.toString(Arrays.stream(beat).mapToObj(Long::toHexString).toArray());
    }
}
