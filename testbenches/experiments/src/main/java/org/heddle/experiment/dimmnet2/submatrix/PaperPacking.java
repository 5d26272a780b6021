package org.heddle.experiment.dimmnet2.submatrix;

import java.util.List;

/**
 * How long the paper's processor takes to pack and to unpack one segment of a sub-matrix, caches flushed.
 *
 * <p>For n = 1 these are the numbers of Table 4. For n = 16 the paper prints three numbers only: unpacking at 135.4 MB/s, which makes
 * 484.0 us for a segment of 64 KiB, and 3,828.3 us for the whole transfer in 8 segments, from which packing follows by the paper's
 * own formula, with 104.3 us for the last segment's transfer (Table 4's 38.38 us for 16 KiB, and its 746 MB/s from there on):
 * 402.9 us. That is 162.7 MB/s, within the 135.4 to 208.3 MB/s that the paper gives for packing and unpacking at n = 16.
 *
 * @param m rows of a segment
 * @param n doubles of a row
 * @param pack microseconds
 * @param unpack microseconds
 */
public record PaperPacking(int m, int n, double pack, double unpack) {
    private static final List<PaperPacking> ALL = List.of(
            new PaperPacking(2_048, 1, 481.83, 721.98),
            new PaperPacking(1_024, 1, 234.31, 323.53),
            new PaperPacking(512, 1, 124.43, 156.13),
            new PaperPacking(256, 1, 76.67, 89.32),
            new PaperPacking(128, 1, 50.07, 50.59),
            new PaperPacking(512, 16, 402.9, 484.0));

    /**
     * The times of a segment.
     *
     * @throws IllegalArgumentException if the paper does not tell them
     */
    public static PaperPacking of(int m, int n) {
        return ALL.stream()
                .filter(packing -> packing.m == m && packing.n == n)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "the paper tells the times of segments of 128, 256, 512, 1024 and 2048 rows at n = 1, and of 512 at n = 16: m="
                                + m + ", n=" + n));
    }
}
