package org.heddle.experiment.verbs.noncontiguous.reproduce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.jspecify.annotations.Nullable;

/** Rows by what was transferred: the times of one layout by its methods. */
final class BlockCells {
    private final Map<Key, Map<String, BlockRow>> cells = new LinkedHashMap<>();

    /**
     * Layout of an experiment.
     *
     * @param bytes of the sender's blocks
     * @param blocks of the sender
     */
    record Key(String experiment, long bytes, int blocks) {
        boolean isOf(BlockExperiment... experiments) {
            return Arrays.stream(experiments).anyMatch(each -> each.text().equals(experiment));
        }
    }

    BlockCells(List<BlockRow> rows) {
        for (BlockRow row : rows) {
            Long bytes = row.blockBytes();
            cells.computeIfAbsent(
                            new Key(row.experiment(), bytes == null ? 0 : bytes, row.blocks()),
                            any -> new LinkedHashMap<>())
                    .put(row.method(), row);
        }
    }

    /** Returns the time of a cell, or null if it was not measured. */
    @Nullable
    Double time(BlockExperiment experiment, String method, long bytes, int blocks) {
        BlockRow row = cells.getOrDefault(new Key(experiment.text(), bytes, blocks), Map.of())
                .get(method);
        return row == null ? null : row.microseconds();
    }

    /** Returns a value of each cell in which both methods were measured. */
    List<Double> compare(
            Predicate<Key> which, String first, String second, ToDoubleBiFunction<BlockRow, BlockRow> value) {
        List<Double> values = new ArrayList<>();
        cells.forEach((key, cell) -> {
            BlockRow one = cell.get(first);
            BlockRow other = cell.get(second);
            if (which.test(key) && one != null && other != null) {
                values.add(value.applyAsDouble(one, other));
            }
        });
        return values;
    }

    /** Returns, of each cell in which a method and others were measured, by how many parts of a hundred its time is longer than the best other one's. */
    List<Double> percentBehindBest(Predicate<Key> which, TransferMethod method) {
        return besideBest(
                which, method, (own, best) -> 100 * (own.microseconds() - best.microseconds()) / best.microseconds());
    }

    /** Returns, of the same cells, by how many microseconds its time is shorter than the best other one's. */
    List<Double> aheadOfBest(Predicate<Key> which, TransferMethod method) {
        return besideBest(which, method, (own, best) -> best.microseconds() - own.microseconds());
    }

    private List<Double> besideBest(
            Predicate<Key> which, TransferMethod method, ToDoubleBiFunction<BlockRow, BlockRow> value) {
        List<Double> values = new ArrayList<>();
        cells.forEach((key, cell) -> {
            BlockRow own = cell.get(method.text());
            BlockRow best = cell.values().stream()
                    .filter(each -> !each.method().equals(method.text()) && isTransfer(each.method()))
                    .min(Comparator.comparingDouble(BlockRow::microseconds))
                    .orElse(null);
            if (which.test(key) && own != null && best != null) {
                values.add(value.applyAsDouble(own, best));
            }
        });
        return values;
    }

    private static boolean isTransfer(String method) {
        return !method.equals(TransferMethod.CONTIGUOUS_SEND.text())
                && !method.equals(TransferMethod.CONTIGUOUS_WRITE.text());
    }

    /** Returns a value of each cell in which a method was measured. */
    List<Double> each(Predicate<Key> which, String method, ToDoubleFunction<BlockRow> value) {
        List<Double> values = new ArrayList<>();
        cells.forEach((key, cell) -> {
            BlockRow row = cell.get(method);
            if (which.test(key) && row != null) {
                values.add(value.applyAsDouble(row));
            }
        });
        return values;
    }

    /** Returns the times of a method and size of Table 4 by their numbers of blocks: later by earlier, where both were measured. */
    List<Double> growth(BlockExperiment experiment, List<String> methods, List<Long> sizes, int from, int to) {
        List<Double> values = new ArrayList<>();
        for (String method : methods) {
            for (long bytes : sizes) {
                Double first = time(experiment, method, bytes, from);
                Double last = time(experiment, method, bytes, to);
                if (first != null && last != null) {
                    values.add(last / first);
                }
            }
        }
        return values;
    }
}
