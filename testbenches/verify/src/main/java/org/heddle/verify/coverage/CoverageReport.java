package org.heddle.verify.coverage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.heddle.cosim.coverage.Coverage;
import org.heddle.cosim.coverage.CoveragePoint.Kind;
import org.heddle.report.AtomicFile;
import org.heddle.report.Html;
import org.heddle.report.Template;

/** One page about everything that was counted, merged over all processes that counted. */
public final class CoverageReport {
    private final Path sources;
    private final Map<String, FileCoverage> files = new TreeMap<>();

    private CoverageReport(Path sources) {
        this.sources = sources;
    }

    /**
     * Reads what was counted.
     *
     * @param counts the folder into which processes wrote
     * @param sources the root below which Java sources are looked for
     */
    public static CoverageReport of(Path counts, Path sources) throws IOException {
        CoverageReport report = new CoverageReport(sources);
        Coverage.read(counts)
                .forEach((point, count) -> report.files
                        .computeIfAbsent(point.site().file(), FileCoverage::new)
                        .add(point, count));
        return report;
    }

    /** Whether nothing was counted. */
    public boolean isEmpty() {
        return files.isEmpty();
    }

    /** The sum over all files, one line for a terminal. */
    public String summary() {
        List<String> parts = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            parts.add(title(kind) + " " + total(kind).text());
        }
        return String.join(", ", parts);
    }

    private CoverageTally total(Kind kind) {
        return files.values().stream()
                .map(file -> file.tally(kind))
                .reduce(new CoverageTally(0, 0), CoverageTally::plus);
    }

    private static String title(Kind kind) {
        return switch (kind) {
            case LINE -> "lines";
            case BRANCH -> "branches";
            case TOGGLE -> "bits toggled";
            case COVER -> "cover points";
        };
    }

    /** Writes the page. */
    public void writeTo(Path file) throws IOException {
        StringBuilder head = new StringBuilder();
        StringBuilder foot = new StringBuilder();
        for (Kind kind : Kind.values()) {
            head.append("<th>").append(title(kind)).append("</th>");
            foot.append("<td>").append(total(kind).text()).append("</td>");
        }
        StringBuilder rows = new StringBuilder();
        StringBuilder texts = new StringBuilder();
        for (FileCoverage coverage : files.values()) {
            rows.append(row(coverage));
            texts.append(text(coverage));
        }
        AtomicFile.write(
                file,
                Template.of(CoverageReport.class, "coverage.html")
                        .fill(Map.of(
                                "kinds", head.toString(),
                                "rows", rows.toString(),
                                "total", foot.toString(),
                                "sources", texts.toString())));
    }

    private static String row(FileCoverage file) {
        StringBuilder row = new StringBuilder("<tr><td><a href=\"#" + Html.escape(file.name()) + "\">"
                + Html.escape(file.name().replace(".java", "")) + "</a></td>");
        for (Kind kind : Kind.values()) {
            row.append("<td>").append(file.tally(kind).text()).append("</td>");
        }
        return row.append("</tr>\n").toString();
    }

    private String text(FileCoverage file) throws IOException {
        StringBuilder out = new StringBuilder(
                "<h2 id=\"" + Html.escape(file.name()) + "\">" + Html.escape(file.name()) + "</h2>\n");
        Optional<Path> source = find(file.name());
        if (source.isEmpty()) {
            return out.append("<p>The source is not below ")
                    .append(Html.escape(sources.toString()))
                    .append(".</p>\n")
                    .toString();
        }
        out.append("<pre>\n");
        List<String> lines = Files.readAllLines(source.get());
        for (int line = 1; line <= lines.size(); line++) {
            List<String> missed = file.missed(line);
            String style =
                    !file.has(line) ? "none" : missed.isEmpty() ? "hit" : isMissed(file, line) ? "missed" : "partial";
            out.append("<span class=\"")
                    .append(style)
                    .append("\" title=\"")
                    .append(Html.escape(String.join("; ", missed)));
            out.append("\"><i>").append(line).append("</i><b>");
            out.append(file.count(line).map(String::valueOf).orElse("")).append("</b>");
            out.append(Html.escape(lines.get(line - 1))).append("</span>\n");
        }
        return out.append("</pre>\n").toString();
    }

    private static boolean isMissed(FileCoverage file, int line) {
        return file.count(line).filter(count -> count == 0).isPresent();
    }

    /** Designs first: a test may have a class of the same name. */
    private Optional<Path> find(String name) throws IOException {
        try (Stream<Path> walk = Files.walk(sources)) {
            return walk.filter(path -> path.getFileName().toString().equals(name))
                    .filter(path -> !path.toString().contains("/target/"))
                    .min((a, b) -> Boolean.compare(isTest(a), isTest(b)) != 0
                            ? Boolean.compare(isTest(a), isTest(b))
                            : a.compareTo(b));
        }
    }

    private static boolean isTest(Path path) {
        return path.toString().contains("/src/test/");
    }
}
