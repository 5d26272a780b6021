package org.heddle.experiment.verbs.noncontiguous.fft;

import org.heddle.host.verbs.cost.BlockCosts;

/**
 * Fourier transform of a square of points, 16 bytes each, on {@value #RANKS} ranks.
 *
 * @param points in a row and in a column, a power of two
 * @param variant of its exchanges
 * @param flopsPerCycle of a processor, by cycles of the core
 * @param copies costs of what the program copies by itself
 */
public record FftJob(int points, FftVariant variant, double flopsPerCycle, BlockCosts copies) {
    /** Number of ranks, each with as many rows. */
    public static final int RANKS = 4;
    /** Bytes of a point, two doubles. */
    static final int POINT_BYTES = 2 * Double.BYTES;

    private static final int MOST_POINTS = 4096;
    /** Operations of a transform of n points, by n log2 n. */
    private static final int FLOPS = 5;

    /**
     * Checks the size.
     *
     * @throws IllegalArgumentException if it is no power of two from {@value #RANKS} to 4,096
     */
    public FftJob {
        if (!isSize(points)) {
            throw new IllegalArgumentException(
                    "a row has a power of two of points, " + RANKS + " to " + MOST_POINTS + ": points=" + points);
        }
    }

    /** Returns whether a square of so many points in a row can be transformed. */
    public static boolean isSize(long points) {
        return points >= RANKS && points <= MOST_POINTS && Long.bitCount(points) == 1;
    }

    /** Returns the rows of a rank, and the points of a row that go to one rank. */
    public int share() {
        return points / RANKS;
    }

    /** Returns the bytes that go from one rank to another one in an exchange. */
    public int squareBytes() {
        return share() * share() * POINT_BYTES;
    }

    int rankBytes() {
        return share() * points * POINT_BYTES;
    }

    /** Returns the cycles of a rank's processor for its rows. */
    long computeCycles() {
        int log = Integer.numberOfTrailingZeros(points);
        return Math.round((double) FLOPS * points * log * share() / flopsPerCycle);
    }
}
