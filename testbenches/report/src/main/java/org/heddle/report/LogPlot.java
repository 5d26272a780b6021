package org.heddle.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A plot with two logarithmic axes, as one SVG element to stand inside an HTML page.
 *
 * @param title what is plotted; for readers who hear the page
 * @param xLabel name of the x axis
 * @param yLabel name and unit of the y axis
 * @param xTicks values with a tick; the first and the last are the ends of the axis
 * @param series what is plotted; the legend keeps this order, three to a line
 */
public record LogPlot(String title, String xLabel, String yLabel, List<Double> xTicks, List<Series> series) {
    private static final int WIDTH = 760;
    private static final int HEIGHT = 430;
    private static final int LEFT = 66;
    private static final int RIGHT = 652;
    private static final int TOP = 74;
    private static final int BOTTOM = 372;
    private static final int LEGEND_COLUMN = 215;
    private static final int LEGEND_COLUMNS = 3;
    /** Room between the frame and the outermost points. */
    private static final int INSET = 22;

    /** Takes copies. */
    public LogPlot {
        xTicks = List.copyOf(xTicks);
        series = List.copyOf(series);
    }

    /**
     * Writes plots into a folder, each file whole or not at all.
     *
     * @param plots by the names of their files
     * @return the files, each with its plot's title
     */
    public static List<Attachment> write(Path folder, Map<String, LogPlot> plots) throws IOException {
        List<Attachment> files = new ArrayList<>();
        for (Map.Entry<String, LogPlot> plot : plots.entrySet()) {
            AtomicFile.write(folder.resolve(plot.getKey()), plot.getValue().picture());
            files.add(new Attachment(plot.getKey(), plot.getValue().title()));
        }
        return files;
    }

    /** The SVG element; it needs no style sheet, script or font file. */
    public String svg() {
        LogAxis x = LogAxis.ofTicks(xTicks);
        LogAxis y = LogAxis.around(series.stream()
                .flatMap(each -> each.points().stream())
                .map(Series.Point::y)
                .toList());
        StringBuilder out = new StringBuilder();
        put(out, "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\"", WIDTH, HEIGHT, Html.escape(title));
        put(
                out,
                " xmlns=\"http://www.w3.org/2000/svg\" font-family=\"system-ui, sans-serif\" font-size=\"13\""
                        + " fill=\"#333\">\n");
        grid(out, x, y);
        for (int i = 0; i < series.size(); i++) {
            legend(out, i, series.get(i));
        }
        // What is not joined is hollow and goes on top, so that a measured point beneath remains visible.
        series.stream().filter(LogPlot::isJoined).forEach(each -> draw(out, x, y, each));
        series.stream().filter(each -> !isJoined(each)).forEach(each -> draw(out, x, y, each));
        return out.append("</svg>\n").toString();
    }

    /** The same as a file of its own, on white: legible wherever it is shown. */
    public String picture() {
        String svg = svg();
        int end = svg.indexOf('>') + 1;
        return svg.substring(0, end)
                + format("<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>", WIDTH, HEIGHT)
                + svg.substring(end);
    }

    private void grid(StringBuilder out, LogAxis x, LogAxis y) {
        for (double tick : y.ticks()) {
            double at = yPixel(y, tick);
            put(out, "<path d=\"M%d %.1fH%d\" stroke=\"#e4e4e4\"/>", LEFT, at, RIGHT);
            put(out, "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s</text>\n", LEFT - 8, at + 4.5, number(tick));
        }
        for (double tick : x.ticks()) {
            double at = xPixel(x, tick);
            put(out, "<path d=\"M%.1f %dV%d\" stroke=\"#f0f0f0\"/>", at, TOP, BOTTOM);
            put(out, "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%s</text>\n", at, BOTTOM + 19, number(tick));
        }
        put(out, "<path d=\"M%d %dV%dH%d\" fill=\"none\" stroke=\"#888\"/>\n", LEFT, TOP, BOTTOM, RIGHT);
        put(
                out,
                "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text>\n",
                (LEFT + RIGHT) / 2,
                BOTTOM + 44,
                Html.escape(xLabel));
        put(
                out,
                "<text transform=\"translate(16 %d) rotate(-90)\" text-anchor=\"middle\">%s</text>\n",
                (TOP + BOTTOM) / 2,
                Html.escape(yLabel));
    }

    private static void legend(StringBuilder out, int index, Series each) {
        double left = LEFT + index % LEGEND_COLUMNS * LEGEND_COLUMN;
        double middle = 16 + index / LEGEND_COLUMNS * 24.0;
        line(out, each, "M%.1f %.1fh34".formatted(left, middle));
        mark(out, each, left + 17, middle, each.name());
        put(out, "<text x=\"%.1f\" y=\"%.1f\">%s</text>\n", left + 42, middle + 4.5, Html.escape(each.name()));
    }

    private static void draw(StringBuilder out, LogAxis x, LogAxis y, Series each) {
        line(
                out,
                each,
                each.points().stream()
                        .map(p -> format("%.1f %.1f", xPixel(x, p.x()), yPixel(y, p.y())))
                        .collect(Collectors.joining("L", "M", "")));
        for (Series.Point point : each.points()) {
            double px = xPixel(x, point.x());
            double py = yPixel(y, point.y());
            mark(out, each, px, py, each.name() + ": " + point.label());
            if (each.mark() == Series.Mark.DIAMOND) {
                put(
                        out,
                        "<text x=\"%.1f\" y=\"%.1f\" fill=\"%s\">%s</text>\n",
                        px + 14,
                        py + 4.5,
                        each.colour(),
                        Html.escape(point.label()));
            }
        }
    }

    private static boolean isJoined(Series each) {
        return each.mark() == Series.Mark.SOLID || each.mark() == Series.Mark.DASHED;
    }

    private static void line(StringBuilder out, Series each, String path) {
        if (isJoined(each) && !each.points().isEmpty()) {
            String dashes = each.mark() == Series.Mark.DASHED ? " stroke-dasharray=\"6 4\"" : "";
            put(
                    out,
                    "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.8\"%s/>\n",
                    path,
                    each.colour(),
                    dashes);
        }
    }

    private static void mark(StringBuilder out, Series each, double x, double y, String tip) {
        String shape = switch (each.mark()) {
            case SOLID -> format("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4.2\" fill=\"%s\">", x, y, each.colour());
            case DASHED ->
                format(
                        "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3.4\" fill=\"#fff\" stroke=\"%s\" stroke-width=\"1.6\">",
                        x, y, each.colour());
            case DIAMOND ->
                format(
                        "<path d=\"M%.1f %.1fl8 8l-8 8l-8 -8z\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\">",
                        x, y - 8, each.colour());
            case RING ->
                format(
                        "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"7.5\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.4\">",
                        x, y, each.colour());
        };
        String end = each.mark() == Series.Mark.DIAMOND ? "</path>" : "</circle>";
        put(out, "%s<title>%s</title>%s\n", shape, Html.escape(tip), end);
    }

    private static double xPixel(LogAxis axis, double value) {
        return LEFT + INSET + axis.position(value) * (RIGHT - LEFT - 2 * INSET);
    }

    private static double yPixel(LogAxis axis, double value) {
        return BOTTOM - axis.position(value) * (BOTTOM - TOP);
    }

    /** 4096 rather than 4096.0, and 0.5 as it is. */
    private static String number(double value) {
        return value == Math.rint(value) ? format("%,.0f", value) : Double.toString(value);
    }

    private static void put(StringBuilder out, String format, Object... values) {
        out.append(format(format, values));
    }

    private static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
