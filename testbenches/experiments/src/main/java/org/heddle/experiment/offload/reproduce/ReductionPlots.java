package org.heddle.experiment.offload.reproduce;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.heddle.experiment.Basis;
import org.heddle.report.LogPlot;
import org.heddle.report.Series;
import org.heddle.report.Series.Mark;
import org.jspecify.annotations.Nullable;

/** Figs. 6 and 7: time against nodes for 8 bytes of each type, and against bytes for each number of nodes. */
public final class ReductionPlots {
    private static final List<String> COLOURS =
            List.of("#1f6fb2", "#c2571a", "#2c8a4b", "#7a4fb0", "#a8323e", "#777777");
    private static final int FIGURE_6_BYTES = 8;

    private final ReductionDocument document;

    private ReductionPlots(ReductionDocument document) {
        this.document = document;
    }

    /** All plots by the name of their file; those that have no points are left out. */
    public static Map<String, LogPlot> of(ReductionDocument document) {
        ReductionPlots plots = new ReductionPlots(document);
        Map<String, LogPlot> all = new LinkedHashMap<>();
        String name = "reduction-" + document.configuration();
        all.put(name + "-nodes.svg", plots.againstNodes());
        all.put(name + "-bytes.svg", plots.againstBytes());
        all.values().removeIf(plot -> plot.series().isEmpty() || plot.xTicks().size() < 2);
        return all;
    }

    private LogPlot againstNodes() {
        List<Series> series = new ArrayList<>();
        List<String> types = document.rows().stream()
                .filter(row -> row.bytes() == FIGURE_6_BYTES)
                .map(ReductionRow::type)
                .distinct()
                .toList();
        for (String type : types) {
            String colour = COLOURS.get(types.indexOf(type) % COLOURS.size());
            Predicate<ReductionRow> wanted =
                    row -> row.bytes() == FIGURE_6_BYTES && row.type().equals(type);
            series.add(points(
                    type + ", with", colour, Mark.SOLID, wanted, ReductionRow::nodes, ReductionRow::withMicroseconds));
            series.add(points(
                    type + ", without",
                    colour,
                    Mark.DASHED,
                    wanted,
                    ReductionRow::nodes,
                    ReductionRow::withoutMicroseconds));
        }
        return new LogPlot(
                "Allreduce of 8 bytes: time against nodes, " + document.configuration(),
                "nodes",
                "time, \u00b5s",
                ticks(row -> row.bytes() == FIGURE_6_BYTES, ReductionRow::nodes),
                series);
    }

    private LogPlot againstBytes() {
        List<Series> series = new ArrayList<>();
        List<Integer> sizes =
                document.rows().stream().map(ReductionRow::nodes).distinct().toList();
        for (int nodes : sizes) {
            String colour = COLOURS.get(sizes.indexOf(nodes) % COLOURS.size());
            Predicate<ReductionRow> wanted =
                    row -> row.nodes() == nodes && row.type().equals("double");
            series.add(points(
                    nodes + " nodes, with",
                    colour,
                    Mark.SOLID,
                    wanted,
                    ReductionRow::bytes,
                    ReductionRow::withMicroseconds));
            series.add(points(
                    nodes + " nodes, without",
                    colour,
                    Mark.DASHED,
                    wanted,
                    ReductionRow::bytes,
                    ReductionRow::withoutMicroseconds));
        }
        series.add(printed(ReductionRow::paperWithMicroseconds, "the paper, with"));
        series.add(points(
                "constants were fitted on it",
                "#111",
                Mark.RING,
                row -> row.basis() == Basis.FITTED,
                ReductionRow::bytes,
                ReductionRow::withMicroseconds));
        series.removeIf(each -> each.points().isEmpty());
        return new LogPlot(
                "Allreduce of doubles: time against bytes, " + document.configuration(),
                "bytes of each node",
                "time, \u00b5s",
                ticks(row -> row.type().equals("double"), ReductionRow::bytes),
                series);
    }

    private Series printed(Function<ReductionRow, @Nullable Double> value, String name) {
        List<Series.Point> points = new ArrayList<>();
        for (ReductionRow row : document.rows()) {
            Double y = value.apply(row);
            if (y != null) {
                points.add(new Series.Point(row.bytes(), y, String.format(Locale.ROOT, "%.1f", y)));
            }
        }
        return new Series(name, "#111", Mark.DIAMOND, points);
    }

    private List<Double> ticks(Predicate<ReductionRow> wanted, Function<ReductionRow, Integer> value) {
        return document.rows().stream()
                .filter(wanted)
                .map(value)
                .distinct()
                .sorted()
                .map(Integer::doubleValue)
                .toList();
    }

    private Series points(
            String name,
            String colour,
            Mark mark,
            Predicate<ReductionRow> wanted,
            Function<ReductionRow, Integer> x,
            ToDoubleFunction<ReductionRow> y) {
        return new Series(
                name,
                colour,
                mark,
                document.rows().stream()
                        .filter(wanted)
                        .map(row -> new Series.Point(
                                x.apply(row),
                                y.applyAsDouble(row),
                                String.format(Locale.ROOT, "%s: %.2f \u00b5s", name, y.applyAsDouble(row))))
                        .toList());
    }
}
