package org.heddle.experiment.dimmnet2.reproduce;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.heddle.report.AtomicFile;
import org.heddle.report.Attachment;
import org.heddle.report.Json;
import org.heddle.report.LogPlot;

/** Writes the result of a reproduction into a folder, each file whole or not at all. */
public final class ReproductionReport {
    /** The result for programs. */
    public static final String RESULT_FILE = "result.json";

    /** The result for people. */
    public static final String REPORT_FILE = "report.html";

    private ReproductionReport() {}

    /**
     * Writes JSON, page and plots; older ones are replaced.
     *
     * @param others further files in the folder, which the page lists
     */
    public static void write(Path folder, Reproduction.Outcome outcome, List<Attachment> others) throws IOException {
        ReproductionDocument document = outcome.document();
        List<Attachment> files = new ArrayList<>();
        files.add(new Attachment(RESULT_FILE, "All measurements for programs, with all digits."));
        files.addAll(others);
        AtomicFile.write(folder.resolve(RESULT_FILE), Json.pretty(document));
        List<LogPlot> plots = new ArrayList<>();
        for (String level : List.of(Level.MPI, Level.HARDWARE)) {
            if (document.rows().stream().anyMatch(row -> row.is(level, "stride"))) {
                Map<String, LogPlot> drawn = new ReproductionPlots(document, level).all();
                plots.addAll(drawn.values());
                files.addAll(LogPlot.write(folder, drawn));
            }
        }
        AtomicFile.write(folder.resolve(REPORT_FILE), new ReproductionPage(outcome).html(plots, files));
    }
}
