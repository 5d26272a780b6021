package org.heddle.experiment.dimmnet2.reproduce;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.heddle.experiment.Basis;
import org.heddle.experiment.CoreClock;
import org.jspecify.annotations.Nullable;

/**
 * One figure; component names and order are those of the JSON.
 *
 * @param level {@code mpi}, {@code hardware} or {@code unit}
 * @param pattern {@code stride}, {@code contiguous}, {@code packed}, {@code prefetch} or {@code write}
 * @param m rows moved
 * @param n doubles of each row
 * @param z columns of the matrix, null where there is none
 * @param bytes moved
 * @param cycles of the 100-MHz clock
 * @param microseconds the same time
 * @param megabytesPerSecond bytes by microseconds
 * @param paperMicroseconds what the paper prints at this level, or null
 * @param paperMegabytesPerSecond what the paper prints at this level, or null
 * @param verified whether every byte is where it should be, and no other was touched
 * @param basis how the figure came about
 */
@JsonPropertyOrder({
    "level",
    "pattern",
    "m",
    "n",
    "z",
    "bytes",
    "cycles",
    "microseconds",
    "megabytesPerSecond",
    "paperMicroseconds",
    "paperMegabytesPerSecond",
    "verified",
    "basis"
})
public record ReproductionRow(
        String level,
        String pattern,
        @Nullable Integer m,
        @Nullable Integer n,
        @Nullable Integer z,
        long bytes,
        long cycles,
        double microseconds,
        double megabytesPerSecond,
        @Nullable Double paperMicroseconds,
        @Nullable Double paperMegabytesPerSecond,
        boolean verified,
        Basis basis) {
    /** The row of a measurement, with what the paper prints for it. */
    static ReproductionRow of(
            String configuration,
            String level,
            String pattern,
            int m,
            int n,
            @Nullable Integer z,
            double microseconds,
            boolean verified) {
        long bytes = (long) m * n * Double.BYTES;
        PaperFigures.Figure paper = PaperFigures.of(level, pattern, m, n, z);
        return new ReproductionRow(
                level,
                pattern,
                m,
                n,
                z,
                bytes,
                Math.round(CoreClock.cycles(microseconds)),
                microseconds,
                bytes / microseconds,
                paper.microseconds(),
                paper.megabytesPerSecond(),
                verified,
                RowBasis.of(configuration, level, pattern, m, n, z));
    }

    /** Whether it is at a level and of a pattern. */
    boolean is(String ofLevel, String ofPattern) {
        return level.equals(ofLevel) && pattern.equals(ofPattern);
    }

    /** Whether the paper prints a figure for it. */
    boolean isInPaper() {
        return paperMicroseconds != null || paperMegabytesPerSecond != null;
    }
}
