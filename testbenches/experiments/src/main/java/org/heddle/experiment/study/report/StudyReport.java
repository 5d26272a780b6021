package org.heddle.experiment.study.report;

import static java.util.Map.entry;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.heddle.experiment.CoreClock;
import org.heddle.experiment.study.StudyConstant;
import org.heddle.experiment.study.StudyDocument;
import org.heddle.report.AtomicFile;
import org.heddle.report.Attachment;
import org.heddle.report.Html;
import org.heddle.report.Json;
import org.heddle.report.LogPlot;
import org.heddle.report.Template;

/** Writes the study into a folder, each file whole or not at all. */
public final class StudyReport {
    /** The result for programs. */
    public static final String RESULT_FILE = "result.json";
    /** The result for people. */
    public static final String REPORT_FILE = "report.html";

    private StudyReport() {}

    /** Writes JSON, page and plots; older ones are replaced. */
    public static void write(Path folder, StudyDocument document) throws IOException {
        for (Map.Entry<Path, String> file : files(folder, document).entrySet()) {
            AtomicFile.write(file.getKey(), file.getValue());
        }
    }

    /** Returns what stands in JSON, page and plots in a folder. */
    public static Map<Path, String> files(Path folder, StudyDocument document) {
        Map<Path, String> files = new LinkedHashMap<>();
        List<Attachment> attachments = new ArrayList<>();
        files.put(folder.resolve(RESULT_FILE), Json.pretty(document));
        attachments.add(new Attachment(RESULT_FILE, "All rows for programs, with all digits."));
        Map<String, LogPlot> plots = StudyPlots.of(document);
        plots.forEach((name, plot) -> {
            files.put(folder.resolve(name), plot.picture());
            attachments.add(new Attachment(name, plot.title()));
        });
        files.put(folder.resolve(REPORT_FILE), html(document, List.copyOf(plots.values()), attachments));
        return files;
    }

    private static String html(StudyDocument document, List<LogPlot> plots, List<Attachment> files) {
        boolean good = document.isVerified();
        return Template.of(StudyReport.class, "report.html")
                .fill(Map.ofEntries(
                        entry("style", Html.style()),
                        entry("verdictClass", good ? "verdict" : "verdict bad"),
                        entry(
                                "verdict",
                                good
                                        ? "Every row with a time is verified against the reference in memory."
                                        : "Something is NOT verified or has failed: see the reasons."),
                        entry(
                                "winners",
                                document.winners().stream()
                                        .map(winner -> {
                                            List<String> cells = new ArrayList<>(StudyTable.cells(document, winner));
                                            cells.add(winner.why());
                                            return Html.row(cells);
                                        })
                                        .collect(Collectors.joining("\n"))),
                        entry(
                                "crossovers",
                                document.crossovers().stream()
                                        .map(each -> Html.row(List.of(
                                                each.view(),
                                                each.program(),
                                                String.valueOf(each.nodes()),
                                                each.from(),
                                                each.to(),
                                                String.valueOf(each.bytes()))))
                                        .collect(Collectors.joining("\n"))),
                        entry(
                                "rows",
                                document.rows().stream()
                                        .map(row -> Html.row(StudyTable.cells(row)))
                                        .collect(Collectors.joining("\n"))),
                        entry("plots", Html.figures(plots)),
                        entry("constants", constants(document)),
                        entry("assumption", Html.escape(CoreClock.ASSUMPTION)),
                        entry("files", files.stream().map(Attachment::html).collect(Collectors.joining("\n")))));
    }

    private static String constants(StudyDocument document) {
        List<String> lines = new ArrayList<>();
        for (Map.Entry<String, Map<String, StudyConstant>> view :
                document.constants().entrySet()) {
            view.getValue()
                    .forEach((name, constant) -> lines.add(Html.row(
                            List.of(view.getKey(), name, String.valueOf(constant.value()), constant.source()))));
        }
        return String.join("\n", lines);
    }
}
