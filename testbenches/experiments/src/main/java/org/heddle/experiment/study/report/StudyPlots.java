package org.heddle.experiment.study.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.heddle.experiment.study.StudyDocument;
import org.heddle.experiment.study.StudyRow;
import org.heddle.report.LogPlot;
import org.heddle.report.Series;

/** Time against size for each program with more than one of them, in each view. */
final class StudyPlots {
    private static final List<String> COLOURS = List.of(
            "#1f6fb2", "#6aa5d8", "#a8323e", "#d8707a", "#e0a030", "#7a4fa0", "#2c8a4b", "#7fbf8f", "#444444",
            "#999999", "#b07040", "#20a0a0");

    private StudyPlots() {}

    /** Returns the plots by the names of their files. */
    static Map<String, LogPlot> of(StudyDocument document) {
        Map<List<Object>, List<StudyRow>> groups = new LinkedHashMap<>();
        for (StudyRow row : document.rows()) {
            if (row.microseconds() != null) {
                groups.computeIfAbsent(List.of(row.program(), row.nodes(), row.view()), key -> new ArrayList<>())
                        .add(row);
            }
        }
        Map<String, LogPlot> plots = new LinkedHashMap<>();
        groups.forEach((key, rows) -> {
            if (sizes(rows).size() > 1) {
                String name = String.format(Locale.ROOT, "%s-%s-%s.svg", key.get(0), key.get(1), key.get(2));
                plots.put(name, plot(rows));
            }
        });
        return plots;
    }

    private static List<Double> sizes(List<StudyRow> rows) {
        TreeSet<Double> sizes = new TreeSet<>();
        rows.forEach(row -> sizes.add((double) row.bytes()));
        return List.copyOf(sizes);
    }

    private static LogPlot plot(List<StudyRow> rows) {
        StudyRow any = rows.get(0);
        Map<String, List<Series.Point>> points = new LinkedHashMap<>();
        for (StudyRow row : rows) {
            Double time = row.microseconds();
            if (time != null && time > 0) {
                points.computeIfAbsent(row.label(), label -> new ArrayList<>())
                        .add(new Series.Point(
                                row.bytes(),
                                time,
                                String.format(Locale.ROOT, "%,d bytes, %,.2f us", row.bytes(), time)));
            }
        }
        List<Series> series = new ArrayList<>();
        points.forEach((label, all) -> series.add(new Series(
                label,
                COLOURS.get(series.size() % COLOURS.size()),
                series.size() < COLOURS.size() ? Series.Mark.SOLID : Series.Mark.DASHED,
                all)));
        return new LogPlot(
                any.program() + " on " + any.nodes() + " nodes, " + any.view(), "bytes", "us", sizes(rows), series);
    }
}
