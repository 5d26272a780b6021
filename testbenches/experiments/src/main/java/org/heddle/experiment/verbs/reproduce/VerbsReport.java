package org.heddle.experiment.verbs.reproduce;

import static java.util.Map.entry;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.heddle.experiment.Basis;
import org.heddle.experiment.CoreClock;
import org.heddle.report.AtomicFile;
import org.heddle.report.Attachment;
import org.heddle.report.Html;
import org.heddle.report.Json;
import org.heddle.report.LogPlot;
import org.heddle.report.Template;

/** Writes the result into a folder, each file whole or not at all. */
public final class VerbsReport {
    /** The result for programs. */
    public static final String RESULT_FILE = "result.json";
    /** The result for people. */
    public static final String REPORT_FILE = "report.html";

    private VerbsReport() {}

    /** Writes JSON, page, plots, and timelines of a receiver that is not ready and of a lost packet; older ones are replaced. */
    public static void write(Path folder, VerbsDocument document, VerbsReproduction reproduction) throws IOException {
        List<Attachment> files = new ArrayList<>();
        files.add(new Attachment(RESULT_FILE, "All measurements for programs, with all digits."));
        AtomicFile.write(folder.resolve(RESULT_FILE), Json.pretty(document));
        Map<String, LogPlot> plots = VerbsPlots.of(document);
        files.addAll(LogPlot.write(folder, plots));
        VerbsTimeline.receiverNotReady(reproduction.options()).writeTo(folder.resolve("timeline-rnr.json"));
        files.add(new Attachment("timeline-rnr.json", "A SEND whose receive comes late, for ui.perfetto.dev."));
        VerbsTimeline.loss(reproduction.options()).writeTo(folder.resolve("timeline-loss.json"));
        files.add(new Attachment("timeline-loss.json", "A WRITE that loses a packet, for ui.perfetto.dev."));
        AtomicFile.write(folder.resolve(REPORT_FILE), html(document, List.copyOf(plots.values()), files));
    }

    private static String html(VerbsDocument document, List<LogPlot> plots, List<Attachment> files) {
        boolean good = document.allVerified();
        return Template.of(VerbsReport.class, "report.html")
                .fill(Map.ofEntries(
                        entry("style", Html.style()),
                        entry("configuration", Html.escape(document.configuration())),
                        entry("verdictClass", good ? "verdict" : "verdict bad"),
                        entry(
                                "verdict",
                                good
                                        ? "All measurements verified, all claims as the public contract has them."
                                        : "Something is NOT verified: its figures mean nothing."),
                        entry(
                                "claims",
                                document.behaviour().stream()
                                        .map(row -> Html.row(List.of(
                                                row.claim(),
                                                row.statement(),
                                                row.expected(),
                                                row.measured(),
                                                row.agrees() ? "yes" : "NO",
                                                row.article() ? "yes" : "no")))
                                        .collect(Collectors.joining("\n"))),
                        entry(
                                "rows",
                                document.rows().stream()
                                        .map(row -> Html.row(VerbsTable.cells(row)))
                                        .collect(Collectors.joining("\n"))),
                        entry("plots", Html.figures(plots)),
                        entry(
                                "constants",
                                List.of(VerbsConstant.values()).stream()
                                        .map(each -> Html.row(List.of(
                                                each.text(),
                                                String.valueOf(
                                                        document.constants().get(each.text())),
                                                each.unit(),
                                                each.source())))
                                        .collect(Collectors.joining("\n"))),
                        entry("basis", Html.escape(Basis.LEGEND)),
                        entry("assumption", Html.escape(CoreClock.ASSUMPTION)),
                        entry("files", files.stream().map(Attachment::html).collect(Collectors.joining("\n")))));
    }
}
