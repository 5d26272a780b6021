package org.heddle.cli.paper;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.heddle.cli.shared.ConstantOptions;
import org.heddle.cli.shared.Dimmnet2Option;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.ConstantTable;
import org.heddle.experiment.dimmnet2.reproduce.ModelConstants;
import org.heddle.experiment.dimmnet2.reproduce.Reproduction;
import org.heddle.experiment.dimmnet2.reproduce.ReproductionReport;
import org.heddle.experiment.dimmnet2.reproduce.ReproductionTable;
import org.heddle.experiment.dimmnet2.reproduce.Sensitivity;
import org.heddle.experiment.dimmnet2.reproduce.SensitivityDocument;
import org.heddle.experiment.dimmnet2.reproduce.SensitivityTable;
import org.heddle.experiment.dimmnet2.reproduce.Setting;
import org.heddle.experiment.dimmnet2.submatrix.Submatrix;
import org.heddle.experiment.dimmnet2.submatrix.TransferTimeline;
import org.heddle.report.Attachment;
import org.heddle.report.Json;
import org.heddle.report.TerminalProgress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The DIMMnet-2 paper's figures beside ours. */
@Command(
        name = "dimmnet2",
        description = "Measures again what the DIMMnet-2 paper measured, and puts its printed figures beside ours.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Figs. 10 to 13: m rows of n doubles out of a 4096 x z matrix; and the",
            "comparison with hosts that pack. Levels: mpi, from the later of both MPI calls",
            "to the later return; hardware, from the first DRAM activation to the last DRAM",
            "write; unit, each unit alone on one packet.",
            "",
            "Writes result.json, report.html, the plots (.svg) and the timeline of one",
            "transfer (timeline.json, for ui.perfetto.dev) into the output folder.",
            "",
            "Exit status: 0 all verified, 1 not verified, 2 not understood.",
            "",
            "Examples:",
            "  ./heddle reproduce dimmnet2",
            "  ./heddle reproduce dimmnet2 --constant tRC=14 --rows 64,4096",
            "  ./heddle reproduce dimmnet2 --list-constants",
            "  ./heddle reproduce dimmnet2 --sensitivity",
        })
final class ReproduceDimmnet2Command implements Callable<Integer> {
    private static final String TIMELINE = "timeline.json";
    /** One packet and a little of the next one. */
    private static final Submatrix DRAWN = Submatrix.stride(20, 16, 4096);

    @Mixin
    private Dimmnet2Option node;

    @Mixin
    private JsonOption json;

    @Mixin
    private ConstantOptions constants;

    @Option(
            names = "--sensitivity",
            description =
                    "Only measures what the messages of m = z = 4096, n = 1 and 16, take when each constant moves by one step.")
    private boolean sensitivity;

    @Option(
            names = "--rows",
            split = ",",
            paramLabel = "M",
            description = "Only these values of m. Default: 1,4,16,64,256,1024,4096.")
    private List<Integer> rows = Reproduction.allRows();

    @Mixin
    private ResultFolder results;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = json.text();
        Setting setting = constants.applied(Setting.of(node.configuration()), ModelConstants::set);
        if (constants.listed(out, () -> table(setting))) {
            return 0;
        }
        Reproduction reproduction;
        try {
            if (sensitivity) {
                return sensitivity(setting);
            }
            requireRows();
            reproduction = new Reproduction(setting, rows, FastSimulation.options(json.text()));
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
        Path folder = results.with(ReproductionReport.REPORT_FILE, ReproductionReport.RESULT_FILE, TIMELINE);
        try (JsonOption.Sink sink = json.open()) {
            return run(reproduction, setting, folder, sink);
        }
    }

    private int sensitivity(Setting setting) throws IOException {
        PrintWriter out = json.text();
        try (JsonOption.Sink sink = json.open()) {
            SensitivityDocument document =
                    new Sensitivity(setting).run(new TerminalProgress(json.progress(), TerminalProgress.onTerminal()));
            out.println();
            out.print(SensitivityTable.text(document));
            out.flush();
            sink.write(Json.pretty(document));
            return document.allVerified() ? 0 : 1;
        }
    }

    private static String table(Setting setting) {
        return ConstantTable.text(ModelConstants.list().stream()
                .map(each ->
                        new ConstantTable.Line(each.name(), each.of(setting).toString(), each.unit(), each.source()))
                .toList());
    }

    private int run(Reproduction reproduction, Setting setting, Path folder, JsonOption.Sink sink) throws IOException {
        PrintWriter out = json.text();
        Reproduction.Outcome outcome =
                reproduction.run(new TerminalProgress(json.progress(), TerminalProgress.onTerminal()));
        out.println();
        out.println(ReproductionTable.text(outcome.document()));
        outcome.complaints().forEach(complaint -> out.println("NOT VERIFIED: " + complaint));
        out.flush();
        sink.write(Json.pretty(outcome.document()));
        TransferTimeline.write(
                folder.resolve(TIMELINE), setting.configuration(), DRAWN, FastSimulation.told(json.text()));
        ReproductionReport.write(
                folder,
                outcome,
                List.of(new Attachment(
                        TIMELINE,
                        "One transfer of 20 elements of 128 bytes: calls, host port, link, memory commands; open it in"
                                + " ui.perfetto.dev.")));
        ResultFolder.tell(
                out, folder, ReproductionReport.REPORT_FILE, ReproductionReport.RESULT_FILE, TIMELINE, "plots");
        return outcome.isVerified() ? 0 : 1;
    }

    private void requireRows() {
        for (int m : rows) {
            if (m < 1 || m > Submatrix.ROWS) {
                throw new IllegalArgumentException("the matrix has rows 1 to " + Submatrix.ROWS + ": --rows "
                        + rows.stream().map(String::valueOf).collect(Collectors.joining(",")));
            }
        }
    }
}
