package org.heddle.experiment.verbs.reproduce;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.heddle.experiment.verbs.request.VerbsOperation;
import org.heddle.report.LogPlot;
import org.heddle.report.Series;

/** Latency against size, and bandwidth against the MTU. */
public final class VerbsPlots {
    private static final Map<VerbsOperation, String> COLOURS = Map.of(
            VerbsOperation.WRITE, "#1f6fb2",
            VerbsOperation.WRITE_IMM, "#6aa5d8",
            VerbsOperation.READ, "#a8323e",
            VerbsOperation.SEND, "#2c8a4b",
            VerbsOperation.SEND_IMM, "#7fbf8f");

    private VerbsPlots() {}

    /** Returns both plots by the names of their files. */
    public static Map<String, LogPlot> of(VerbsDocument document) {
        Map<String, LogPlot> plots = new LinkedHashMap<>();
        String name = "verbs-" + document.configuration();
        plots.put(
                name + "-latency.svg",
                plot(
                        document,
                        VerbsReproduction.LATENCY,
                        "Latency",
                        "bytes",
                        "time, \u00b5s",
                        row -> (double) row.bytes(),
                        VerbsRow::microseconds));
        plots.put(
                name + "-bandwidth.svg",
                plot(
                        document,
                        VerbsReproduction.BANDWIDTH,
                        "Bandwidth of 1 MiB",
                        "MTU, bytes",
                        "MB/s",
                        row -> (double) row.mtu(),
                        row -> row.megabytesPerSecond() == null ? 0 : row.megabytesPerSecond()));
        return plots;
    }

    private static LogPlot plot(
            VerbsDocument document,
            String measure,
            String title,
            String xLabel,
            String yLabel,
            Function<VerbsRow, Double> x,
            ToDoubleFunction<VerbsRow> y) {
        List<Series> series = new ArrayList<>();
        List<Double> ticks = new ArrayList<>();
        for (VerbsOperation operation : VerbsOperation.values()) {
            List<Series.Point> points = document.rows().stream()
                    .filter(row ->
                            row.measure().equals(measure) && row.operation().equals(operation.text()) && !row.inline())
                    .map(row -> new Series.Point(
                            x.apply(row),
                            y.applyAsDouble(row),
                            String.format(
                                    Locale.ROOT,
                                    "%s, %.0f: %.2f",
                                    operation.text(),
                                    x.apply(row),
                                    y.applyAsDouble(row))))
                    .toList();
            if (points.size() > 1) {
                series.add(new Series(operation.text(), COLOURS.get(operation), Series.Mark.SOLID, points));
                points.stream()
                        .map(Series.Point::x)
                        .filter(at -> !ticks.contains(at))
                        .forEach(ticks::add);
            }
        }
        return new LogPlot(title + ", " + document.configuration(), xLabel, yLabel, ticks, series);
    }
}
