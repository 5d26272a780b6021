package org.heddle.experiment.offload.reproduce;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Optional;
import org.heddle.experiment.Basis;
import org.heddle.experiment.CoreClock;
import org.jspecify.annotations.Nullable;

/**
 * One figure; component names and order are those of the JSON.
 *
 * @param nodes that reduce
 * @param bytes of each node's data
 * @param type of the elements, as users type it
 * @param withoutMicroseconds completion time where hosts reduce
 * @param withMicroseconds completion time where the network interfaces do
 * @param ratio of both
 * @param paperWithoutMicroseconds what the paper prints, or null
 * @param paperWithMicroseconds what the paper prints, or null
 * @param verified whether all nodes had the exact sum, both times
 * @param basis how both times came about
 */
@JsonPropertyOrder({
    "nodes",
    "bytes",
    "type",
    "withoutMicroseconds",
    "withMicroseconds",
    "ratio",
    "paperWithoutMicroseconds",
    "paperWithMicroseconds",
    "verified",
    "basis"
})
public record ReductionRow(
        int nodes,
        int bytes,
        String type,
        double withoutMicroseconds,
        double withMicroseconds,
        double ratio,
        @Nullable Double paperWithoutMicroseconds,
        @Nullable Double paperWithMicroseconds,
        boolean verified,
        Basis basis) {
    /**
     * Returns the row of two measurements, with what the paper prints for it.
     *
     * @param isFitted whether the hosts' constants were fitted on rows of this kind, as far as the paper prints them
     */
    static ReductionRow of(
            int nodes, int bytes, ElementKind kind, long without, long with, boolean verified, boolean isFitted) {
        Optional<TianheFigures.Figure> paper = TianheFigures.of(nodes, bytes, kind);
        return new ReductionRow(
                nodes,
                bytes,
                kind.word(),
                CoreClock.microseconds(without),
                CoreClock.microseconds(with),
                (double) without / with,
                paper.map(TianheFigures.Figure::without).orElse(null),
                paper.map(TianheFigures.Figure::with).orElse(null),
                verified,
                isFitted && paper.isPresent() ? Basis.FITTED : Basis.MEASURED);
    }

    /** Whether the paper prints it. */
    boolean isInPaper() {
        return paperWithoutMicroseconds != null;
    }
}
