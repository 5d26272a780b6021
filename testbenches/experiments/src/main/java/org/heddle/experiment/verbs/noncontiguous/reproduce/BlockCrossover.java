package org.heddle.experiment.verbs.noncontiguous.reproduce;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.jspecify.annotations.Nullable;

/**
 * Where one method overtakes another one; component names and order are those of its JSON.
 *
 * @param name of the crossover
 * @param ours linear between the two measurements around it; null if there is none among those that were made
 * @param paper likewise from printed times, or as the paper states it; null if it has none
 */
@JsonPropertyOrder({"name", "ours", "paper"})
public record BlockCrossover(
        String name, @Nullable Double ours, @Nullable Double paper) {
    private static final double PAPER_COPY_BYTES = 128;
    private static final double PAPER_STENCIL_POINTS = 21;
    private static final double PAPER_FACE_SIDE = 32;

    /** Returns all crossovers that there are names for. */
    static List<BlockCrossover> of(List<BlockRow> rows) {
        List<BlockCrossover> all = new ArrayList<>();
        all.add(new BlockCrossover(
                "copy-sgrs-bytes",
                crossing(
                        of(rows, BlockExperiment.BLOCKS30),
                        TransferMethod.COPY,
                        TransferMethod.SGRS,
                        row -> Objects.requireNonNull(row.blockBytes()),
                        BlockRow::microseconds),
                PAPER_COPY_BYTES));
        for (long bytes : PrintedTimes.BLOCK_BYTES) {
            List<BlockRow> ofSize = of(rows, BlockExperiment.TABLE4).stream()
                    .filter(row -> Objects.equals(row.blockBytes(), bytes))
                    .toList();
            all.add(new BlockCrossover(
                    "umr-sgrs-blocks-" + bytes,
                    crossing(
                            ofSize,
                            TransferMethod.UMR_WRITE,
                            TransferMethod.SGRS,
                            BlockRow::blocks,
                            BlockRow::microseconds),
                    printed(bytes)));
        }
        all.add(new BlockCrossover(
                "stencil-points",
                crossing(
                        of(rows, BlockExperiment.STENCIL),
                        TransferMethod.UMR_WRITE,
                        TransferMethod.COPY,
                        row -> 2.0 * row.blocks() - 1,
                        BlockRow::microseconds),
                PAPER_STENCIL_POINTS));
        all.add(new BlockCrossover(
                "face-side",
                crossing(
                        of(rows, BlockExperiment.FACE),
                        TransferMethod.UMR_WRITE,
                        TransferMethod.SGRS,
                        row -> row.blocks() + 2.0,
                        BlockRow::microseconds),
                PAPER_FACE_SIDE));
        return all;
    }

    private static List<BlockRow> of(List<BlockRow> rows, BlockExperiment experiment) {
        return rows.stream()
                .filter(row -> row.experiment().equals(experiment.text()))
                .toList();
    }

    private static @Nullable Double printed(long bytes) {
        TreeMap<Double, Double> ahead = new TreeMap<>();
        for (int blocks : PrintedTimes.BLOCKS) {
            Double key = PrintedTimes.microseconds(TransferMethod.UMR_WRITE, bytes, blocks);
            Double list = PrintedTimes.microseconds(TransferMethod.SGRS, bytes, blocks);
            if (key != null && list != null) {
                ahead.put((double) blocks, key - list);
            }
        }
        return zero(ahead);
    }

    /** Returns the first place from which on one method, which was no slower before, is slower than another one. */
    static @Nullable Double crossing(
            List<BlockRow> rows,
            TransferMethod first,
            TransferMethod second,
            ToDoubleFunction<BlockRow> place,
            ToDoubleFunction<BlockRow> time) {
        TreeMap<Double, Double> ahead = new TreeMap<>();
        for (BlockRow row : rows) {
            if (row.method().equals(first.text())) {
                rows.stream()
                        .filter(other -> other.method().equals(second.text())
                                && place.applyAsDouble(other) == place.applyAsDouble(row))
                        .min(Comparator.comparingDouble(time))
                        .ifPresent(other -> ahead.put(
                                place.applyAsDouble(row), time.applyAsDouble(row) - time.applyAsDouble(other)));
            }
        }
        return zero(ahead);
    }

    private static @Nullable Double zero(TreeMap<Double, Double> ahead) {
        for (double place : ahead.keySet()) {
            Double before = ahead.lowerKey(place);
            if (before != null && ahead.get(before) <= 0 && ahead.get(place) > 0) {
                return before + (place - before) * -ahead.get(before) / (ahead.get(place) - ahead.get(before));
            }
        }
        return null;
    }
}
