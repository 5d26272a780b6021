package org.heddle.experiment.dimmnet2.reproduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.dimmnet2.submatrix.Submatrix;
import org.heddle.report.TerminalProgress;

/** Runs all levels of a setting, and collects the rows. */
public final class Reproduction {
    private final Setting setting;
    private final List<Level> levels;

    /**
     * Everything at every level.
     *
     * @param rows the values of m; {@link #allRows} for the paper's figures
     */
    public Reproduction(Setting setting, List<Integer> rows, SimulationOptions options) {
        this.setting = setting;
        List<Submatrix> figures = ReproductionWorkloads.figures(rows);
        List<Submatrix> messages = new ArrayList<>(figures);
        if (rows.contains(Submatrix.ROWS)) {
            messages.addAll(ReproductionWorkloads.table4(figures));
        }
        this.levels = List.of(
                new MpiLevel(setting, messages),
                new HardwareLevel(setting, figures, options),
                new PackedLevel(setting, ReproductionWorkloads.packed()),
                new UnitLevel(setting, options));
    }

    /** The values of m that the paper's figures need. */
    public static List<Integer> allRows() {
        return ReproductionWorkloads.ROWS;
    }

    /**
     * Result of a reproduction: the document and its errors.
     *
     * @param document the content of the JSON
     * @param complaints errors that were found, one line each; empty when everything is verified
     */
    public record Outcome(ReproductionDocument document, List<String> complaints) {
        /** Takes a copy of the complaints. */
        public Outcome {
            complaints = List.copyOf(complaints);
        }

        /** Whether every row is verified. */
        public boolean isVerified() {
            return complaints.isEmpty() && document.rows().stream().allMatch(ReproductionRow::verified);
        }
    }

    /** Measures everything; what fails its check does not stop the others. */
    public Outcome run(TerminalProgress progress) {
        List<Level.Job> jobs =
                levels.stream().flatMap(level -> level.jobs().stream()).toList();
        List<ReproductionRow> rows = new ArrayList<>();
        List<String> complaints = new ArrayList<>();
        for (Level.Job job : jobs) {
            progress.start("[%3d/%d] %-38s".formatted(rows.size() + 1, jobs.size(), job.name()), job.bytes());
            Level.Measured measured = job.body().run();
            rows.add(measured.row());
            measured.complaints().forEach(each -> complaints.add(job.name() + ": " + each));
            progress.finish(String.format(
                    Locale.ROOT,
                    "%,10.2f us  %,7.1f MB/s  %s",
                    measured.row().microseconds(),
                    measured.row().megabytesPerSecond(),
                    measured.row().verified() ? "verified" : "NOT VERIFIED"));
        }
        ReproductionDocument document = new ReproductionDocument(
                ReproductionDocument.EXPERIMENT, setting.configuration().name(), ModelConstants.values(setting), rows);
        return new Outcome(document, complaints);
    }
}
