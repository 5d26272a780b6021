package org.heddle.experiment.verbs.noncontiguous.reproduce;

import static java.util.Map.entry;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.heddle.experiment.Basis;
import org.heddle.experiment.verbs.noncontiguous.BlockTransfers;
import org.heddle.experiment.verbs.noncontiguous.TransferConstant;
import org.heddle.report.AtomicFile;
import org.heddle.report.Attachment;
import org.heddle.report.Html;
import org.heddle.report.Json;
import org.heddle.report.LogPlot;
import org.heddle.report.Template;
import org.jspecify.annotations.Nullable;

/** Writes the result into a folder, each file whole or not at all. */
public final class BlockReport {
    /** The result for programs. */
    public static final String RESULT_FILE = "result.json";
    /** The result for people. */
    public static final String REPORT_FILE = "report.html";

    private static final String TIMELINE_FILE = "timeline-walk.json";

    private BlockReport() {}

    /** Writes JSON, page, plots, and a timeline of packets that walk a key's list; older ones are replaced. */
    public static void write(Path folder, BlockDocument document, BlockTransfers transfers) throws IOException {
        WalkTimeline.of(transfers).writeTo(folder.resolve(TIMELINE_FILE));
        write(
                folder,
                document,
                List.of(new Attachment(
                        TIMELINE_FILE, "A key's WRITE of 16 blocks, each read of its list, for ui.perfetto.dev.")));
    }

    /** Writes JSON, page and plots; the page also names files that are there. */
    static void write(Path folder, BlockDocument document, List<Attachment> others) throws IOException {
        List<Attachment> files = new ArrayList<>();
        files.add(new Attachment(RESULT_FILE, "All measurements for programs, with all digits."));
        files.addAll(others);
        AtomicFile.write(folder.resolve(RESULT_FILE), Json.pretty(document));
        Map<String, LogPlot> plots = BlockPlots.of(document);
        files.addAll(LogPlot.write(folder, plots));
        AtomicFile.write(folder.resolve(REPORT_FILE), html(document, List.copyOf(plots.values()), files));
    }

    private static String html(BlockDocument document, List<LogPlot> plots, List<Attachment> files) {
        boolean good = document.allVerified();
        return Template.of(BlockReport.class, "report.html")
                .fill(Map.ofEntries(
                        entry("style", Html.style()),
                        entry("configuration", Html.escape(document.configuration())),
                        entry("verdictClass", good ? "verdict" : "verdict bad"),
                        entry(
                                "verdict",
                                good
                                        ? "All transfers verified."
                                        : "Something is NOT verified: its figures mean nothing."),
                        entry(
                                "rows",
                                lines(document.rows().stream()
                                        .map(BlockTables::cells)
                                        .toList())),
                        entry(
                                "ranks",
                                lines(document.rankings().stream()
                                        .map(rank -> BlockTables.cells(document, rank))
                                        .toList())),
                        entry(
                                "crossovers",
                                lines(document.crossovers().stream()
                                        .map(each -> List.of(each.name(), one(each.ours()), one(each.paper())))
                                        .toList())),
                        entry(
                                "demands",
                                lines(document.demands().stream()
                                        .map(BlockTables::cells)
                                        .toList())),
                        entry("plots", Html.figures(plots)),
                        entry(
                                "constants",
                                lines(List.of(TransferConstant.values()).stream()
                                        .map(each -> List.of(
                                                each.text(),
                                                String.valueOf(each.of(document.constants())),
                                                each.unit(),
                                                each.source()))
                                        .toList())),
                        entry("basis", Html.escape(Basis.LEGEND)),
                        entry("files", files.stream().map(Attachment::html).collect(Collectors.joining("\n")))));
    }

    private static String one(@Nullable Double value) {
        return value == null ? "-" : String.format(Locale.ROOT, "%.1f", value);
    }

    private static String lines(List<List<String>> rows) {
        return rows.stream().map(Html::row).collect(Collectors.joining("\n"));
    }
}
