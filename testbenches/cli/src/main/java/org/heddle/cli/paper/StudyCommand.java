package org.heddle.cli.paper;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.CampaignOption;
import org.heddle.cli.shared.CampaignSlice;
import org.heddle.cli.shared.Choice;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.ProgramClasses;
import org.heddle.cli.shared.Seed;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.VerilogOption;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.study.StudyDocument;
import org.heddle.experiment.study.StudyGrid;
import org.heddle.experiment.study.StudyJob;
import org.heddle.experiment.study.StudyRow;
import org.heddle.experiment.study.StudyRun;
import org.heddle.experiment.study.StudyView;
import org.heddle.experiment.study.report.StudyReport;
import org.heddle.experiment.study.report.StudyTable;
import org.heddle.report.Json;
import org.heddle.report.TerminalProgress;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The study of which mechanism wins when, and why. */
@Command(
        name = "study",
        description = "Runs programs, patterns and single messages over every network interface in RTL, and says which"
                + " mechanism is first, by how much, and why.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Views: published, each as its paper had it; normalised, one host, one memory,",
            "one bus, one link and both clocks alike. The time of a row goes from the last",
            "rank's MPI_Init to the slowest rank's MPI_Finalize, of a message from the later",
            "of both calls to the later return; its parts are cycles of that rank, each",
            "counted once. docs/study.md has the order of precedence, and the findings.",
            "",
            "What cannot be carried is a row with the reason. Without a choice all jobs run,",
            "which takes an hour or more; --list shows them with their numbers.",
            "",
            "Writes result.json, report.html and plots (.svg) into the output folder, but not",
            "with --job. With --campaign each job is one of its own, unless --parts says",
            "otherwise, and campaign report writes into the usual folder.",
            "",
            "Exit status: 0 all verified, 1 not verified, 2 not understood.",
            "",
            "Examples:",
            "  ./heddle study --programs message,ring --view normalised",
            "  ./heddle study --programs jacobi2d --sizes 512 --json study.json",
            "  ./heddle study --job 17",
            "  ./heddle study --campaign out/study.jsonl",
        })
public final class StudyCommand implements Callable<Integer>, Verb {
    @Option(names = "--programs", paramLabel = "NAME", split = ",", description = "Some of them. Default: all.")
    private List<String> programs = List.of();

    @Option(names = "--sizes", paramLabel = "B", split = ",", description = "Some sizes of data. Default: all.")
    private List<Long> sizes = List.of();

    @Option(names = "--nodes", paramLabel = "N", split = ",", description = "Some numbers of nodes. Default: all.")
    private List<Integer> nodes = List.of();

    @Option(names = "--view", paramLabel = "VIEW", description = "published or normalised. Default: both.")
    private @Nullable String view;

    @Option(
            names = "--job",
            paramLabel = "INDEX",
            converter = StudyJobs.Converter.class,
            description = "One job by its number in the whole grid, or FIRST-LAST.")
    private @Nullable StudyJobs job;

    @Option(names = "--list", description = "Only lists the jobs.")
    private boolean list;

    @Option(names = "--seed", paramLabel = "S", converter = Seed.class, description = "Of the nodes. Default: 0.")
    private Long seed = 0L;

    @Mixin
    private JsonOption json;

    @Mixin
    private VerilogOption verilog;

    @Mixin
    private ResultFolder results;

    @Mixin
    private CampaignOption campaign;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = json.text();
        List<StudyJob> jobs = jobs();
        if (list) {
            jobs.forEach(each -> out.println("%5d  %s".formatted(each.index(), each.label())));
            out.flush();
            return 0;
        }
        if (campaign.isAsked(json)) {
            return split(jobs);
        }
        if (job != null && results.isNamed()) {
            throw new ParameterException(
                    spec.commandLine(), "--job writes no report: give --json for its row, and no --out.");
        }
        Path folder = job == null ? results.with(StudyReport.RESULT_FILE, StudyReport.REPORT_FILE) : null;
        try (JsonOption.Sink sink = json.open()) {
            StudyDocument document = StudyDocument.of(rows(jobs));
            sink.write(Json.pretty(document));
            if (folder != null) {
                StudyReport.write(folder, document);
            }
            out.print(end(document, folder));
            out.flush();
            return exit(document);
        }
    }

    private List<StudyRow> rows(List<StudyJob> jobs) throws IOException {
        PrintWriter err = spec.commandLine().getErr();
        StudyRun run =
                new StudyRun(ProgramClasses.openMpi(), FastSimulation.told(err), verilog.source(spec, json.text()));
        TerminalProgress progress = new TerminalProgress(json.progress(), TerminalProgress.onTerminal());
        List<StudyRow> rows = new ArrayList<>();
        for (StudyJob each : jobs) {
            progress.start(StudyTable.place(rows.size() + 1, jobs.size(), each.label()), 1);
            StudyRow row = run.run(each);
            rows.add(row);
            progress.finish(StudyTable.line(row));
        }
        return rows;
    }

    /**
     * Returns what stands on standard output behind the rows.
     *
     * @param folder of the report, or null where there is none
     */
    static String end(StudyDocument document, @Nullable Path folder) {
        String winners = "\n" + StudyTable.winners(document);
        return folder == null
                ? winners
                : winners + ResultFolder.told(folder, StudyReport.RESULT_FILE, StudyReport.REPORT_FILE, "plots") + "\n";
    }

    /** Returns the exit status of a study. */
    static int exit(StudyDocument document) {
        return document.isVerified() ? 0 : 1;
    }

    /** Each part is a range of numbers: the other choices, which all parts have, leave what is between them out. */
    private int split(List<StudyJob> jobs) throws IOException {
        if (job != null || results.isNamed() || verilog.isGiven()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--campaign splits what --programs, --sizes, --nodes and --view choose, and campaign report writes"
                            + " into the usual folder: leave out --job, --out and --verilog.");
        }
        return campaign.write(
                Set.of("--job", "--json"),
                campaign.single(jobs.size()).stream()
                        .map(slice -> part(jobs, slice))
                        .toList());
    }

    private CampaignOption.Part part(List<StudyJob> jobs, CampaignSlice slice) {
        int first = jobs.get((int) slice.first()).index();
        int last = jobs.get((int) (slice.first() + slice.size() - 1)).index();
        String numbers = first == last ? String.valueOf(first) : first + "-" + last;
        return new CampaignOption.Part(List.of("--job", numbers, "--json", "-"), null, seed);
    }

    private List<StudyJob> jobs() {
        for (String name : programs) {
            new Choice(spec).of("program", name, StudyGrid.programs());
        }
        String chosen = view == null ? null : new Choice(spec).of("view", view, StudyView.words());
        List<StudyJob> jobs = StudyGrid.jobs(seed).stream()
                .filter(each ->
                        programs.isEmpty() || programs.contains(each.program().name()))
                .filter(each -> sizes.isEmpty() || sizes.contains(each.bytes()))
                .filter(each -> nodes.isEmpty() || nodes.contains(each.nodes()))
                .filter(each -> chosen == null || each.view().word().equals(chosen))
                .filter(each -> job == null || job.has(each))
                .toList();
        if (jobs.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "no job of the grid is all of that: look at ./heddle study --list.");
        }
        return jobs;
    }
}
