package org.heddle.experiment.mpc.reproduce;

import static java.util.Map.entry;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.Basis;
import org.heddle.experiment.CoreClock;
import org.heddle.experiment.mpc.setting.MpcConstant;
import org.heddle.experiment.mpc.setting.MpcSetting;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.report.AtomicFile;
import org.heddle.report.Attachment;
import org.heddle.report.Html;
import org.heddle.report.Json;
import org.heddle.report.LogPlot;
import org.heddle.report.Template;

/** Writes the result into a folder, each file whole or not at all. */
public final class MpcReport {
    /** The result for programs. */
    public static final String RESULT_FILE = "result.json";
    /** The result for people. */
    public static final String REPORT_FILE = "report.html";

    private MpcReport() {}

    /** Writes JSON, page, plots, and a timeline of each mode; older ones are replaced. */
    public static void write(Path folder, MpcDocument document, MpcSetting setting, SimulationOptions simulation)
            throws IOException {
        List<Attachment> files = new ArrayList<>();
        files.add(new Attachment(RESULT_FILE, "All measurements for programs, with all digits."));
        AtomicFile.write(folder.resolve(RESULT_FILE), Json.pretty(document));
        Map<String, LogPlot> plots = MpcPlots.of(document);
        files.addAll(LogPlot.write(folder, plots));
        for (MpcMode mode : setting.modes()) {
            String name = "timeline-" + mode.id() + ".json";
            MpcTimeline.of(setting, mode, simulation).writeTo(folder.resolve(name));
            files.add(new Attachment(name, "A rendezvous of " + mode.id() + ", for ui.perfetto.dev."));
        }
        AtomicFile.write(folder.resolve(REPORT_FILE), html(document, List.copyOf(plots.values()), files));
    }

    private static String html(MpcDocument document, List<LogPlot> plots, List<Attachment> files) {
        long wrong = document.rows().stream().filter(row -> !row.verified()).count()
                + document.counts().stream().filter(row -> !row.verified()).count();
        return Template.of(MpcReport.class, "report.html")
                .fill(Map.ofEntries(
                        entry("style", Html.style()),
                        entry("configuration", Html.escape(document.configuration())),
                        entry("verdictClass", document.allVerified() ? "verdict" : "verdict bad"),
                        entry(
                                "verdict",
                                wrong == 0
                                        ? "All measurements verified."
                                        : wrong + " measurements are NOT verified: their figures mean nothing."),
                        entry(
                                "figures",
                                document.rows().stream()
                                        .filter(row -> !row.measure().equals(MpcReproduction.ONE_WAY))
                                        .map(row -> Html.row(MpcTable.cells(row)))
                                        .collect(Collectors.joining("\n"))),
                        entry(
                                "counts",
                                document.counts().stream()
                                        .map(row -> Html.row(MpcTable.countCells(row)))
                                        .collect(Collectors.joining("\n"))),
                        entry("plots", Html.figures(plots)),
                        entry(
                                "constants",
                                MpcConstant.all().stream()
                                        .filter(each -> document.constants().containsKey(each.name()))
                                        .map(each -> Html.row(List.of(
                                                each.name(),
                                                String.valueOf(
                                                        document.constants().get(each.name())),
                                                each.unit(),
                                                each.source())))
                                        .collect(Collectors.joining("\n"))),
                        entry("basis", Html.escape(Basis.LEGEND)),
                        entry("assumption", Html.escape(CoreClock.ASSUMPTION)),
                        entry("files", files.stream().map(Attachment::html).collect(Collectors.joining("\n")))));
    }
}
