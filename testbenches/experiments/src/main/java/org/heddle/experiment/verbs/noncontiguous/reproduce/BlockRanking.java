package org.heddle.experiment.verbs.noncontiguous.reproduce;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Methods of one cell of Table 4, the fastest first; component names and order are those of its JSON.
 *
 * @param blockBytes of each block
 * @param blocks of each node
 * @param ours by measured time
 * @param paper by printed time, those that have one; null if none has
 */
@JsonPropertyOrder({"blockBytes", "blocks", "ours", "paper"})
public record BlockRanking(
        long blockBytes,
        int blocks,
        List<String> ours,
        @Nullable List<String> paper) {
    /** Returns the rankings of rows of Table 4, in the order in which their cells come. */
    static List<BlockRanking> of(List<BlockRow> rows) {
        Map<List<Object>, List<BlockRow>> cells = new LinkedHashMap<>();
        for (BlockRow row : rows) {
            if (row.experiment().equals(BlockExperiment.TABLE4.text()) && row.blockBytes() != null) {
                cells.computeIfAbsent(List.of(row.blockBytes(), row.blocks()), any -> new ArrayList<>())
                        .add(row);
            }
        }
        List<BlockRanking> rankings = new ArrayList<>();
        cells.values().forEach(cell -> rankings.add(ofCell(cell)));
        return rankings;
    }

    private static BlockRanking ofCell(List<BlockRow> cell) {
        List<String> ours = cell.stream()
                .sorted(Comparator.comparingDouble(BlockRow::microseconds))
                .map(BlockRow::method)
                .toList();
        List<String> paper = cell.stream()
                .filter(row -> row.paperMicroseconds() != null)
                .sorted(Comparator.comparingDouble(row -> Objects.requireNonNull(row.paperMicroseconds())))
                .map(BlockRow::method)
                .toList();
        BlockRow first = cell.get(0);
        return new BlockRanking(
                Objects.requireNonNull(first.blockBytes()), first.blocks(), ours, paper.isEmpty() ? null : paper);
    }
}
