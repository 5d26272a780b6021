package org.heddle.experiment.mpc.reproduce;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.report.LogPlot;
import org.heddle.report.Series;
import org.heddle.report.Series.Mark;

/** Time and rate of a ping-pong against its size, for each mode. */
public final class MpcPlots {
    private final MpcDocument document;

    private MpcPlots(MpcDocument document) {
        this.document = document;
    }

    /** Returns all plots by the name of their file; none without a ping-pong. */
    public static Map<String, LogPlot> of(MpcDocument document) {
        MpcPlots plots = new MpcPlots(document);
        Map<String, LogPlot> all = new LinkedHashMap<>();
        String name = "mpc-" + document.configuration();
        all.put(
                name + "-time.svg",
                plots.plot("Ping-pong: one-way time", "time, \u00b5s", List.of("auto"), MpcRow::value));
        all.put(
                name + "-throughput.svg",
                plots.plot("Ping-pong: throughput", "Mbit/s", List.of("auto"), row -> 8.0 * row.bytes() / row.value()));
        all.put(
                name + "-protocols.svg",
                plots.plot(
                        "Short messages (solid) and rendezvous (dashed), each alone",
                        "time, \u00b5s",
                        List.of("short", "rendezvous"),
                        MpcRow::value));
        all.values().removeIf(plot -> plot.series().isEmpty());
        return all;
    }

    private LogPlot plot(String title, String unit, List<String> protocols, ToDoubleFunction<MpcRow> y) {
        List<Series> series = new ArrayList<>();
        for (MpcMode mode : MpcMode.values()) {
            for (String protocol : protocols) {
                List<Series.Point> points = points(mode, protocol, y);
                String name = protocols.size() == 1 ? mode.id() : mode.id() + ", " + protocol;
                Mark mark = protocols.indexOf(protocol) == 0 ? Mark.SOLID : Mark.DASHED;
                if (!points.isEmpty()) {
                    series.add(new Series(name, colour(mode), mark, points));
                }
            }
        }
        List<Double> ticks = series.stream()
                .flatMap(each -> each.points().stream())
                .map(Series.Point::x)
                .distinct()
                .sorted()
                .filter(x -> Integer.numberOfTrailingZeros(x.intValue()) % 2 == 0)
                .toList();
        return new LogPlot(title + ", " + document.configuration(), "bytes", unit, ticks, series);
    }

    private List<Series.Point> points(MpcMode mode, String protocol, ToDoubleFunction<MpcRow> y) {
        return document.rows().stream()
                .filter(row -> row.measure().equals(MpcReproduction.ONE_WAY)
                        && mode.id().equals(row.mode())
                        && protocol.equals(row.protocol())
                        && row.bytes() != null)
                .map(row -> new Series.Point(
                        row.bytes(),
                        y.applyAsDouble(row),
                        String.format(Locale.ROOT, "%s, %d bytes: %.2f", mode.id(), row.bytes(), y.applyAsDouble(row))))
                .toList();
    }

    private static String colour(MpcMode mode) {
        return switch (mode) {
            case MPC1 -> "#a8323e";
            case MPC2 -> "#1f6fb2";
            case MPC3 -> "#2c8a4b";
            case IMPROVED -> "#7a4fa3";
        };
    }
}
