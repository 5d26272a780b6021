package org.heddle.experiment.verbs.noncontiguous.reproduce;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import org.heddle.report.LogPlot;
import org.heddle.report.Series;

/** Times against block sizes and numbers of blocks, the paper's printed ones beside them. */
public final class BlockPlots {
    private static final Map<String, String> COLOURS = Map.of(
            "copy", "#a8323e",
            "ddt", "#d98a92",
            "sgrs", "#1f6fb2",
            "sg-write", "#6aa5d8",
            "umr-sr", "#7fbf8f",
            "umr-write", "#2c8a4b",
            "contiguous-write", "#999999",
            "contiguous-send", "#666666",
            "create-umr", "#a8323e",
            "post-umr", "#2c8a4b");

    private BlockPlots() {}

    /** Returns all plots for which there are rows, by the names of their files. */
    public static Map<String, LogPlot> of(BlockDocument document) {
        Map<String, LogPlot> plots = new LinkedHashMap<>();
        String prefix = "noncontiguous-" + document.configuration() + "-";
        for (BlockExperiment experiment : BlockExperiment.values()) {
            List<BlockRow> rows = document.rows().stream()
                    .filter(row -> row.experiment().equals(experiment.text()))
                    .toList();
            if (experiment == BlockExperiment.TABLE4) {
                new TreeSet<>(rows.stream()
                                .map(BlockRow::blockBytes)
                                .filter(Objects::nonNull)
                                .toList())
                        .forEach(bytes -> add(
                                plots,
                                prefix + "table4-" + bytes + ".svg",
                                "Blocks of " + bytes + " bytes, " + document.configuration(),
                                "blocks",
                                rows.stream()
                                        .filter(row -> bytes.equals(row.blockBytes()))
                                        .toList(),
                                BlockRow::blocks));
            } else {
                boolean isByCount = experiment.isByNumber()
                        || experiment == BlockExperiment.STENCIL
                        || experiment == BlockExperiment.FACE;
                add(
                        plots,
                        prefix + experiment.text() + ".svg",
                        experiment.text() + ", " + document.configuration(),
                        isByCount ? "blocks" : "bytes of a block",
                        rows,
                        row -> isByCount || row.blockBytes() == null ? row.blocks() : row.blockBytes());
            }
        }
        return plots;
    }

    private static void add(
            Map<String, LogPlot> plots,
            String file,
            String title,
            String label,
            List<BlockRow> rows,
            ToDoubleFunction<BlockRow> x) {
        TreeSet<Double> ticks = new TreeSet<>();
        List<Series> series = new ArrayList<>();
        for (String method : new TreeSet<>(rows.stream().map(BlockRow::method).toList())) {
            List<BlockRow> own =
                    rows.stream().filter(row -> row.method().equals(method)).toList();
            own.forEach(row -> ticks.add(x.applyAsDouble(row)));
            String colour = COLOURS.getOrDefault(method, "#333333");
            series.add(new Series(method, colour, Series.Mark.SOLID, points(own, x, BlockRow::microseconds)));
            List<BlockRow> printed =
                    own.stream().filter(row -> row.paperMicroseconds() != null).toList();
            if (!printed.isEmpty()) {
                series.add(new Series(
                        method + ", paper",
                        colour,
                        Series.Mark.DASHED,
                        points(printed, x, row -> Objects.requireNonNull(row.paperMicroseconds()))));
            }
        }
        if (ticks.size() > 1) {
            plots.put(file, new LogPlot(title, label, "time, \u00b5s", List.copyOf(ticks), series));
        }
    }

    private static List<Series.Point> points(
            List<BlockRow> rows, ToDoubleFunction<BlockRow> x, ToDoubleFunction<BlockRow> y) {
        return rows.stream()
                .map(row -> new Series.Point(
                        x.applyAsDouble(row),
                        y.applyAsDouble(row),
                        String.format(
                                Locale.ROOT,
                                "%s, %.0f: %.2f",
                                row.method(),
                                x.applyAsDouble(row),
                                y.applyAsDouble(row))))
                .toList();
    }
}
