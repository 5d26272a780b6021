package org.heddle.experiment.dimmnet2.submatrix;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.heddle.experiment.CoreClock;
import org.heddle.report.Attachment;
import org.heddle.report.Html;
import org.heddle.report.Template;

/** The page {@code report.html}: one file that needs no other, for a reader who has not seen the paper. */
final class SubmatrixPage {
    private final ResultDocument document;

    SubmatrixPage(ResultDocument document) {
        this.document = document;
    }

    /** The page; {@code description} completes the sentence "It ran on". */
    String html(String description, List<Attachment> files) {
        SubmatrixPlots plots = new SubmatrixPlots(document);
        return Template.of(SubmatrixPage.class, "report.html")
                .fill(Map.ofEntries(
                        Map.entry("style", Html.style()),
                        Map.entry("configuration", Html.escape(document.configuration())),
                        Map.entry("verdictClass", document.verified() ? "verdict" : "verdict bad"),
                        Map.entry("verdict", verdict()),
                        Map.entry("description", Html.escape(description)),
                        Map.entry("assumption", Html.escape(CoreClock.ASSUMPTION)),
                        Map.entry("points", points()),
                        Map.entry("software", SubmatrixTable.fixed(PaperPoint.SOFTWARE_MICROSECONDS, 1)),
                        Map.entry("bandwidth", plots.bandwidth().svg()),
                        Map.entry("time", plots.time().svg()),
                        Map.entry("rows", lines(document.rows(), SubmatrixPage::row)),
                        Map.entry("files", lines(files, Attachment::html))));
    }

    private static <T> String lines(List<T> items, Function<T, String> line) {
        return items.stream().map(line).collect(Collectors.joining("\n"));
    }

    private String verdict() {
        long wrong = document.rows().stream().filter(row -> !row.verified()).count();
        int all = document.rows().size();
        return wrong == 0
                ? "All %d transfers verified.".formatted(all)
                : "%d of %d transfers are NOT verified: their figures mean nothing.".formatted(wrong, all);
    }

    /** A box for each point the paper prints, ours against its hardware part. */
    private String points() {
        StringBuilder out = new StringBuilder("<div class=\"points\">\n");
        for (ResultRow row : document.rows()) {
            PaperPoint paper = PaperPoint.of(row.workload());
            if (paper != null) {
                out.append("<div>m = %s, n = %d, z = %s<b>%s &micro;s</b><small>%s MB/s. Paper: %s &micro;s, of which"
                        .formatted(
                                SubmatrixTable.whole(row.m()),
                                row.n(),
                                SubmatrixTable.whole(row.z() == null ? 0 : row.z()),
                                SubmatrixTable.fixed(row.microseconds(), 1),
                                SubmatrixTable.fixed(row.megabytesPerSecond(), 1),
                                SubmatrixTable.fixed(paper.microseconds(), 1)));
                out.append(" about %s hardware; %s MB/s.</small></div>\n"
                        .formatted(
                                SubmatrixTable.fixed(paper.hardwareMicroseconds(), 1),
                                SubmatrixTable.fixed(paper.megabytesPerSecond(), 1)));
            }
        }
        return out.append("</div>").toString();
    }

    private static String row(ResultRow row) {
        PaperPoint paper = PaperPoint.of(row.workload());
        return "<tr%s>%s<td class=\"%s\">%s</td><td class=\"word\"><code title=\"%s\">%s</code></td></tr>"
                .formatted(
                        paper == null ? "" : " class=\"paper\"",
                        List.of(
                                        row.pattern(),
                                        SubmatrixTable.whole(row.m()),
                                        SubmatrixTable.whole(row.n()),
                                        row.z() == null ? "-" : SubmatrixTable.whole(row.z()),
                                        SubmatrixTable.whole(row.bytes()),
                                        SubmatrixTable.whole(row.cycles()),
                                        SubmatrixTable.fixed(row.microseconds(), 2),
                                        SubmatrixTable.fixed(row.megabytesPerSecond(), 1),
                                        SubmatrixTable.fixed(row.paperMicroseconds(), 1),
                                        SubmatrixTable.fixed(paper == null ? null : paper.hardwareMicroseconds(), 1),
                                        SubmatrixTable.fixed(row.paperMegabytesPerSecond(), 1))
                                .stream()
                                .map(cell -> "<td>" + cell + "</td>")
                                .collect(Collectors.joining()),
                        row.verified() ? "word" : "word bad",
                        row.verified() ? "yes" : "NO",
                        row.destinationSha256(),
                        row.destinationSha256().substring(0, 12));
    }
}
