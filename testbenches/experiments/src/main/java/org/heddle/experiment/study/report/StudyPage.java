package org.heddle.experiment.study.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.heddle.experiment.study.StudyConstant;
import org.heddle.experiment.study.StudyDocument;
import org.heddle.experiment.study.StudyRow;
import org.heddle.experiment.study.StudyWinner;
import org.heddle.experiment.study.path.PathPart;

/** Tables of the page on the study, in Markdown, from its committed result. */
public final class StudyPage {
    private static final double MOST_UNEXPLAINED = 0.05;

    private StudyPage() {}

    /** Returns each table by the name that its place on the page has. */
    public static Map<String, String> tables(StudyDocument document) {
        Map<String, String> tables = new LinkedHashMap<>();
        tables.put("rows", counts(document));
        tables.put("winners", winners(document));
        tables.put("messages", messages(document));
        tables.put("crossovers", crossovers(document));
        tables.put("constants", constants(document));
        return tables;
    }

    /**
     * Returns a page with the text between {@code <!-- table: NAME -->} and {@code <!-- end -->} replaced by each table.
     *
     * @throws IllegalArgumentException if a table has no place
     */
    public static String filled(String page, StudyDocument document) {
        String text = page;
        for (Map.Entry<String, String> table : tables(document).entrySet()) {
            String begin = "<!-- table: " + table.getKey() + " -->\n";
            int from = text.indexOf(begin);
            int to = text.indexOf("<!-- end -->", from + 1);
            if (from < 0 || to < 0) {
                throw new IllegalArgumentException(
                        "the page has no place for a table: write " + begin.strip() + " and <!-- end -->");
            }
            text = text.substring(0, from + begin.length()) + "\n" + table.getValue() + "\n" + text.substring(to);
        }
        return text;
    }

    private static String counts(StudyDocument document) {
        List<String> lines = new ArrayList<>(List.of("| rows | |", "|---|---:|"));
        List<StudyRow> timed =
                document.rows().stream().filter(row -> row.cycles() != null).toList();
        line(lines, "all", String.valueOf(document.rows().size()));
        line(lines, "with a time", String.valueOf(timed.size()));
        line(
                lines,
                "of them verified",
                String.valueOf(timed.stream().filter(StudyRow::verified).count()));
        line(
                lines,
                "cannot be carried, with the reason",
                String.valueOf(document.rows().size() - timed.size()));
        line(
                lines,
                "with more than 5 % unexplained",
                String.valueOf(timed.stream()
                        .filter(row -> share(row) > MOST_UNEXPLAINED)
                        .count()));
        line(
                lines,
                "most unexplained in one row",
                String.format(
                        Locale.ROOT,
                        "%.0f %%",
                        100 * timed.stream().mapToDouble(StudyPage::share).max().orElse(0)));
        return String.join("\n", lines) + "\n";
    }

    private static double share(StudyRow row) {
        Double time = row.microseconds();
        return row.parts() == null || time == null || time == 0
                ? 0
                : row.parts().of(PathPart.UNEXPLAINED) / time;
    }

    private static String winners(StudyDocument document) {
        List<String> lines = new ArrayList<>(List.of(
                "| view | program | nodes | bytes | first | us | second | ratio | the second loses in |",
                "|---|---|---:|---:|---|---:|---|---:|---|"));
        for (StudyWinner winner : document.winners()) {
            line(lines, StudyTable.cells(document, winner).toArray(String[]::new));
        }
        return String.join("\n", lines) + "\n";
    }

    /** One contiguous message in the normalised view: time of each mechanism, a line each. */
    private static String messages(StudyDocument document) {
        Set<Long> sizes = new LinkedHashSet<>();
        Map<String, Map<Long, StudyRow>> rows = new LinkedHashMap<>();
        for (StudyRow row : document.rows()) {
            if (row.program().equals("message") && row.view().equals("normalised")) {
                sizes.add(row.bytes());
                rows.computeIfAbsent(row.label(), label -> new TreeMap<>()).put(row.bytes(), row);
            }
        }
        List<String> heading = new ArrayList<>(List.of("us, normalised"));
        sizes.forEach(size -> heading.add(String.format(Locale.ROOT, "%,d", size)));
        List<String> lines = new ArrayList<>();
        line(lines, heading.toArray(String[]::new));
        lines.add("|---|" + "---:|".repeat(sizes.size()));
        rows.forEach((label, times) -> {
            List<String> cells = new ArrayList<>(List.of(label));
            for (long size : sizes) {
                StudyRow row = times.get(size);
                Double time = row == null ? null : row.microseconds();
                cells.add(time == null ? "-" : String.format(Locale.ROOT, "%,.2f", time));
            }
            line(lines, cells.toArray(String[]::new));
        });
        return String.join("\n", lines) + "\n";
    }

    private static String crossovers(StudyDocument document) {
        List<String> lines = new ArrayList<>(
                List.of("| view | program | nodes | from | to | at bytes |", "|---|---|---:|---|---|---:|"));
        document.crossovers()
                .forEach(each -> line(
                        lines,
                        each.view(),
                        each.program(),
                        String.valueOf(each.nodes()),
                        each.from(),
                        each.to(),
                        String.format(Locale.ROOT, "%,d", each.bytes())));
        return String.join("\n", lines) + "\n";
    }

    private static String constants(StudyDocument document) {
        List<String> views = List.copyOf(document.constants().keySet());
        Map<String, StudyConstant> first = document.constants().get(views.get(0));
        List<String> lines = new ArrayList<>(
                List.of("| constant | " + String.join(" | ", views) + " | published: source |", "|---|---:|---:|---|"));
        first.forEach((name, constant) -> {
            List<String> cells = new ArrayList<>(List.of("`" + name + "`"));
            views.forEach(
                    view -> cells.add(number(document.constants().get(view).get(name))));
            cells.add(constant.source());
            line(lines, cells.toArray(String[]::new));
        });
        return String.join("\n", lines) + "\n";
    }

    private static String number(StudyConstant constant) {
        double value = constant.value();
        return value == Math.rint(value) ? String.format(Locale.ROOT, "%,.0f", value) : String.valueOf(value);
    }

    private static void line(List<String> lines, String... cells) {
        lines.add("| " + String.join(" | ", cells) + " |");
    }
}
