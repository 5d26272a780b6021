package org.heddle.experiment.dimmnet2.submatrix;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.heddle.experiment.CoreClock;
import org.jspecify.annotations.Nullable;

/**
 * One row of {@code result.json}; component names and order are the file's.
 *
 * @param pattern {@code stride} or {@code contiguous}
 * @param m rows moved
 * @param n doubles of each row
 * @param z columns of the matrix, null for contiguous
 * @param bytes bytes moved
 * @param cycles cycles of the 100-MHz clock from the first DRAM activation to the last DRAM write
 * @param microseconds the same time
 * @param megabytesPerSecond bytes by microseconds
 * @param paperMicroseconds the paper's figure, null where it is silent
 * @param paperMegabytesPerSecond the paper's figure, null where it is silent
 * @param verified whether every touched page was as it should be
 * @param destinationSha256 64 hexadecimal digits, see {@link DestinationHash}
 */
@JsonPropertyOrder({
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
    "destinationSha256"
})
public record ResultRow(
        String pattern,
        int m,
        int n,
        @Nullable Integer z,
        long bytes,
        long cycles,
        double microseconds,
        double megabytesPerSecond,
        @Nullable Double paperMicroseconds,
        @Nullable Double paperMegabytesPerSecond,
        boolean verified,
        String destinationSha256) {

    /** The row of a transfer; everything that follows from workload and cycles is worked out here. */
    static ResultRow of(Submatrix workload, long cycles, boolean verified, String sha256) {
        double microseconds = CoreClock.microseconds(cycles);
        PaperPoint paper = PaperPoint.of(workload);
        return new ResultRow(
                workload.pattern().text(),
                workload.m(),
                workload.n(),
                workload.z(),
                workload.bytes(),
                cycles,
                microseconds,
                workload.bytes() / microseconds,
                paper == null ? null : paper.microseconds(),
                paper == null ? null : paper.megabytesPerSecond(),
                verified,
                sha256);
    }

    /** Returns the submatrix that was moved. */
    Submatrix workload() {
        if (z == null) {
            return Submatrix.contiguous(m, n);
        }
        return Submatrix.stride(m, n, z);
    }
}
