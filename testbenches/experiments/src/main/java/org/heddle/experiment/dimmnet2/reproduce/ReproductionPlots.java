package org.heddle.experiment.dimmnet2.reproduce;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.heddle.experiment.Basis;
import org.heddle.report.LogPlot;
import org.heddle.report.Series;
import org.jspecify.annotations.Nullable;

/** Figs. 10 to 13: time and bandwidth against the number of rows, for one and for sixteen doubles of each. */
final class ReproductionPlots {
    private static final List<String> COLOURS = List.of("#1f6fb2", "#c2571a", "#2c8a4b");
    private static final String GREY = "#777";

    private final ReproductionDocument document;
    private final String level;

    ReproductionPlots(ReproductionDocument document, String level) {
        this.document = document;
        this.level = level;
    }

    /** All plots by the name of their file. */
    Map<String, LogPlot> all() {
        Map<String, LogPlot> plots = new LinkedHashMap<>();
        for (int n : ReproductionWorkloads.WIDTHS) {
            String name = "dimmnet2-" + document.configuration() + "-" + level + "-n" + n;
            plots.put(
                    name + "-time.svg",
                    plot(
                            n,
                            "time, \u00b5s",
                            ReproductionRow::microseconds,
                            ReproductionRow::paperMicroseconds,
                            " \u00b5s"));
            plots.put(
                    name + "-bandwidth.svg",
                    plot(
                            n,
                            "bandwidth, MB/s",
                            ReproductionRow::megabytesPerSecond,
                            ReproductionRow::paperMegabytesPerSecond,
                            " MB/s"));
        }
        return plots;
    }

    private LogPlot plot(
            int n,
            String label,
            ToDoubleFunction<ReproductionRow> ours,
            Function<ReproductionRow, @Nullable Double> paper,
            String unit) {
        List<Series> series = new ArrayList<>();
        for (int i = 0; i < ReproductionWorkloads.COLUMNS.size(); i++) {
            int z = ReproductionWorkloads.COLUMNS.get(i);
            series.add(
                    measured("z = " + ReproductionTable.whole(z), COLOURS.get(i), Series.Mark.SOLID, n, z, ours, unit));
        }
        series.add(measured("contiguous", GREY, Series.Mark.DASHED, n, null, ours, unit));
        series.add(printed(n, paper, unit));
        series.add(marked(n, Basis.FITTED, "a constant was fitted on it", ours, unit));
        series.add(marked(n, Basis.FORMULA, "by a formula", ours, unit));
        series.removeIf(each -> each.points().isEmpty());
        return new LogPlot(
                "n = " + n + ": " + label + " against rows, " + level + " level",
                "m, rows of " + (n == 1 ? "one double" : n + " doubles"),
                label,
                ReproductionWorkloads.ROWS.stream().map(Integer::doubleValue).toList(),
                series);
    }

    private Series measured(
            String name,
            String colour,
            Series.Mark mark,
            int n,
            @Nullable Integer z,
            ToDoubleFunction<ReproductionRow> value,
            String unit) {
        List<Series.Point> points = new ArrayList<>();
        for (int m : ReproductionWorkloads.ROWS) {
            document.row(level, z == null ? "contiguous" : "stride", m, n, z).ifPresent(row -> {
                double y = value.applyAsDouble(row);
                points.add(new Series.Point(m, y, "m = " + m + ", " + ReproductionTable.fixed(y, 1) + unit));
            });
        }
        return new Series(name, colour, mark, points);
    }

    /** The points drawn above whose rows were not measured alone. */
    private Series marked(int n, Basis basis, String name, ToDoubleFunction<ReproductionRow> value, String unit) {
        List<Series.Point> points = new ArrayList<>();
        for (ReproductionRow row : document.rows()) {
            Integer m = row.m();
            boolean isDrawn = row.is(level, "stride") || row.is(level, "contiguous");
            if (isDrawn
                    && m != null
                    && ReproductionWorkloads.ROWS.contains(m)
                    && Integer.valueOf(n).equals(row.n())
                    && row.basis() == basis) {
                double y = value.applyAsDouble(row);
                points.add(new Series.Point(m, y, ReproductionTable.fixed(y, 1) + unit));
            }
        }
        return new Series(name, "#111", Series.Mark.RING, points);
    }

    private Series printed(int n, Function<ReproductionRow, @Nullable Double> value, String unit) {
        List<Series.Point> points = new ArrayList<>();
        for (ReproductionRow row : document.rows()) {
            Double y = value.apply(row);
            Integer m = row.m();
            if (y != null
                    && m != null
                    && (row.is(level, "stride") || row.is(level, "contiguous"))
                    && Integer.valueOf(n).equals(row.n())) {
                points.add(new Series.Point(m, y, ReproductionTable.fixed(y, 1) + unit));
            }
        }
        return new Series("the paper's points", "#111", Series.Mark.DIAMOND, points);
    }
}
