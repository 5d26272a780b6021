package org.heddle.experiment.dimmnet2.submatrix;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.heddle.report.LogPlot;
import org.heddle.report.Series;
import org.jspecify.annotations.Nullable;

/** Bandwidth and time against the number of rows, for one and for sixteen doubles of each row. */
final class SubmatrixPlots {
    private static final int PLOTTED_COLUMNS = 4_096;
    private static final List<Double> ROW_TICKS = List.of(1.0, 4.0, 16.0, 64.0, 256.0, 1_024.0, 4_096.0);
    private static final String ONE = "#1f6fb2";
    private static final String SIXTEEN = "#c2571a";

    private final List<ResultRow> rows;

    SubmatrixPlots(ResultDocument document) {
        rows = document.rows().stream()
                .sorted(Comparator.comparingInt(ResultRow::m))
                .toList();
    }

    LogPlot bandwidth() {
        return plot(
                "Bandwidth against rows",
                "bandwidth, MB/s",
                ResultRow::megabytesPerSecond,
                ResultRow::paperMegabytesPerSecond,
                " MB/s");
    }

    LogPlot time() {
        return plot(
                "Time against rows",
                "time, \u00b5s",
                ResultRow::microseconds,
                ResultRow::paperMicroseconds,
                " \u00b5s");
    }

    private LogPlot plot(
            String title,
            String yLabel,
            ToDoubleFunction<ResultRow> ours,
            Function<ResultRow, @Nullable Double> paper,
            String unit) {
        // Three to a line of the legend: the sub-matrices and the paper, then what they are measured against.
        List<Series> all = List.of(
                measured("sub-matrix, n = 1", ONE, Series.Mark.SOLID, 1, PLOTTED_COLUMNS, ours, unit),
                measured("sub-matrix, n = 16", SIXTEEN, Series.Mark.SOLID, 16, PLOTTED_COLUMNS, ours, unit),
                printed(paper, unit),
                measured("contiguous, n = 1", ONE, Series.Mark.DASHED, 1, null, ours, unit),
                measured("contiguous, n = 16", SIXTEEN, Series.Mark.DASHED, 16, null, ours, unit));
        List<Series> drawn =
                all.stream().filter(each -> !each.points().isEmpty()).toList();
        return new LogPlot(title, "m, rows of the sub-matrix", yLabel, ROW_TICKS, drawn);
    }

    private Series measured(
            String name,
            String colour,
            Series.Mark mark,
            int n,
            @Nullable Integer z,
            ToDoubleFunction<ResultRow> value,
            String unit) {
        List<Series.Point> points = new ArrayList<>();
        for (ResultRow row : rows) {
            if (row.n() == n && (z == null ? row.z() == null : z.equals(row.z()))) {
                double y = value.applyAsDouble(row);
                String label = "m = " + SubmatrixTable.whole(row.m()) + ", " + SubmatrixTable.fixed(y, 1) + unit;
                points.add(new Series.Point(row.m(), y, label));
            }
        }
        return new Series(name, colour, mark, points);
    }

    private Series printed(Function<ResultRow, @Nullable Double> value, String unit) {
        List<Series.Point> points = new ArrayList<>();
        for (ResultRow row : rows) {
            Double y = value.apply(row);
            if (y != null) {
                points.add(new Series.Point(row.m(), y, SubmatrixTable.fixed(y, 1) + unit));
            }
        }
        return new Series("the paper's points", "#111", Series.Mark.DIAMOND, points);
    }
}
