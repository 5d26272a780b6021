package org.heddle.experiment.dimmnet2.reproduce;

import static java.util.Map.entry;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.heddle.experiment.Basis;
import org.heddle.experiment.CoreClock;
import org.heddle.report.Attachment;
import org.heddle.report.Html;
import org.heddle.report.LogPlot;
import org.heddle.report.Template;

/** The page {@code report.html}: the paper's figures beside ours, for a reader of the paper. */
final class ReproductionPage {
    private final Reproduction.Outcome outcome;
    private final ReproductionDocument document;

    ReproductionPage(Reproduction.Outcome outcome) {
        this.outcome = outcome;
        this.document = outcome.document();
    }

    String html(List<LogPlot> plots, List<Attachment> files) {
        return Template.of(ReproductionPage.class, "report.html")
                .fill(Map.ofEntries(
                        entry("style", Html.style()),
                        entry("configuration", Html.escape(document.configuration())),
                        entry("verdictClass", outcome.isVerified() ? "verdict" : "verdict bad"),
                        entry("verdict", verdict()),
                        entry(
                                "comparisons",
                                lines(Comparison.of(document).stream()
                                        .map(ReproductionPage::comparison)
                                        .toList())),
                        entry("plots", Html.figures(plots)),
                        entry("figures", rows(true)),
                        entry("rows", rows(false)),
                        entry(
                                "table4",
                                lines(Table4.of(document).stream()
                                        .map(row -> Table4.cells(row).stream()
                                                .map(cell -> "<td>" + cell + "</td>")
                                                .collect(Collectors.joining("", "<tr>", "</tr>")))
                                        .toList())),
                        entry("constants", constants()),
                        entry("assumption", Html.escape(CoreClock.ASSUMPTION)),
                        entry("basis", Html.escape(Basis.LEGEND + " " + ReproductionTable.SOLVED)),
                        entry(
                                "files",
                                lines(files.stream().map(Attachment::html).toList()))));
    }

    private String verdict() {
        long wrong = document.rows().stream().filter(row -> !row.verified()).count();
        return wrong == 0
                ? "All %d measurements verified.".formatted(document.rows().size())
                : "%d of %d measurements are NOT verified: their figures mean nothing."
                        .formatted(wrong, document.rows().size());
    }

    private static String comparison(Comparison each) {
        return String.format(
                Locale.ROOT,
                "<div>n = %d<b>%.1f %% less time</b><small>than packing by the hosts (paper: %.1f %%), and %.1f times the"
                        + " bandwidth of the processor, %.1f MB/s (paper: %.1f times). Ours at the %s level: %,.1f &micro;s"
                        + " against %,.1f.</small></div>",
                each.n(),
                each.reduction(),
                each.paperReduction(),
                each.gain(),
                each.processor(),
                each.paperGain(),
                each.level(),
                each.ours(),
                each.packed());
    }

    private String rows(boolean inPaper) {
        return document.rows().stream()
                .filter(row -> !inPaper || row.isInPaper())
                .map(ReproductionPage::row)
                .collect(Collectors.joining("\n"));
    }

    private static String row(ReproductionRow row) {
        String cells = List.of(
                        row.pattern(),
                        ReproductionTable.whole(row.m()),
                        ReproductionTable.whole(row.n()),
                        ReproductionTable.whole(row.z()),
                        String.format(Locale.ROOT, "%,d", row.cycles()),
                        ReproductionTable.fixed(row.microseconds(), 2),
                        ReproductionTable.fixed(row.paperMicroseconds(), 1),
                        ReproductionTable.fixed(row.megabytesPerSecond(), 1),
                        ReproductionTable.fixed(row.paperMegabytesPerSecond(), 1))
                .stream()
                .map(cell -> "<td>" + cell + "</td>")
                .collect(Collectors.joining());
        return "<tr%s><td>%s</td>%s<td class=\"%s\">%s</td><td class=\"word\">%s</td></tr>"
                .formatted(
                        row.isInPaper() ? " class=\"paper\"" : "",
                        row.level(),
                        cells,
                        row.verified() ? "word" : "word bad",
                        row.verified() ? "yes" : "NO",
                        ReproductionTable.basis(row));
    }

    private String constants() {
        return ModelConstants.list().stream()
                .map(constant -> "<tr><td>%s</td><td>%s</td><td class=\"word\">%s</td><td class=\"word\">%s</td></tr>"
                        .formatted(
                                constant.name(),
                                document.constants().get(constant.name()),
                                constant.unit(),
                                Html.escape(constant.source())))
                .collect(Collectors.joining("\n"));
    }

    private static String lines(List<String> lines) {
        return String.join("\n", lines);
    }
}
