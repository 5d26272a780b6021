package org.heddle.report;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Text made safe for HTML and SVG, and the parts that all reports have. */
public final class Html {
    private Html() {}

    /** Replaces the characters that have a meaning in markup; fit for content and for quoted attributes. */
    public static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** The style sheet of all reports, to stand between style tags. */
    public static String style() {
        return Template.of(Html.class, "style.css").fill(Map.of());
    }

    /** Returns a row of a table whose cells hold words. */
    public static String row(List<String> cells) {
        return cells.stream()
                .map(cell -> "<td class=\"word\">" + escape(cell) + "</td>")
                .collect(Collectors.joining("", "<tr>", "</tr>"));
    }

    /** Returns plots below each other, each with its title above it. */
    public static String figures(List<LogPlot> plots) {
        return plots.stream()
                .map(plot -> "<h3>" + escape(plot.title()) + "</h3>\n<figure>" + plot.svg() + "</figure>")
                .collect(Collectors.joining("\n"));
    }
}
