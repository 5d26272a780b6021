package org.heddle.cli.paper;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import org.heddle.cli.shared.Choice;
import org.heddle.cli.shared.ConstantOptions;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.FlushedLines;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.Version;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.mpc.reproduce.GlueckFigures;
import org.heddle.experiment.mpc.reproduce.ImprovedReproduction;
import org.heddle.experiment.mpc.reproduce.MpcDocument;
import org.heddle.experiment.mpc.reproduce.MpcReport;
import org.heddle.experiment.mpc.reproduce.MpcReproduction;
import org.heddle.experiment.mpc.reproduce.MpcTable;
import org.heddle.experiment.mpc.setting.MpcConstant;
import org.heddle.experiment.mpc.setting.MpcSetting;
import org.heddle.nic.mpc.MpcConfiguration;
import org.heddle.report.Json;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The figures of the thesis on MPI over remote writes beside ours. */
@Command(
        name = "mpc",
        description =
                "Measures again what the thesis on MPI over a remote-write primitive measured (MPI-MPC1, 2 and 3), and puts"
                        + " its printed figures beside ours.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Experiments: pingpong (1 byte to 1 MiB, scattered pages; the hardware alone),",
            "counts (system calls, interrupts, copies, remote writes of one message), cadna",
            "(24 unknowns on three ranks), laplace (2 iterations on four). Of improved nodes",
            "pingpong, cadna, overlap (computing beside a message), onesided (put and get of",
            "8 bytes in a window, whose host does nothing). Every node, link and switch is",
            "in RTL; hosts cost what the constants say.",
            "",
            "Writes result.json, report.html, plots (.svg) and a timeline of a rendezvous",
            "of each mode (timeline-MODE.json, for ui.perfetto.dev) into the output folder.",
            "",
            "Exit status: 0 all verified, 1 not verified, 2 not understood.",
            "",
            "Examples:",
            "  ./heddle reproduce mpc",
            "  ./heddle reproduce mpc --experiments counts,cadna --json mpc.json",
            "  ./heddle reproduce mpc --experiments laplace --columns 12800,20000",
            "  ./heddle reproduce mpc --configuration improved",
            "  ./heddle reproduce mpc --list-constants",
        })
final class ReproduceMpcCommand implements Callable<Integer> {
    @Option(
            names = "--configuration",
            paramLabel = "NAME",
            description = "Configuration of the nodes: published or improved. Default: published.")
    private String configuration = MpcConfiguration.published().name();

    @Option(
            names = "--experiments",
            split = ",",
            paramLabel = "NAME",
            description =
                    "Some of pingpong, counts, cadna, laplace; of improved nodes pingpong, cadna, overlap, onesided."
                            + " Default: all that the configuration has.")
    private @Nullable List<String> experiments;

    @Option(
            names = "--columns",
            split = ",",
            paramLabel = "C",
            description = "Columns of Laplace's grids, multiples of 100 from 12800 to 51200. Default: the paper's,"
                    + " 12800,25600,51200.")
    private List<Integer> columns = GlueckFigures.COLUMNS;

    @Mixin
    private JsonOption json;

    @Mixin
    private ConstantOptions constants;

    @Mixin
    private ResultFolder results;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = json.text();
        Choice choice = new Choice(spec);
        MpcConfiguration chosen =
                choice.among("configuration", configuration, MpcConfiguration.all(), MpcConfiguration::name);
        MpcSetting setting = constants.applied(MpcSetting.of(chosen), MpcSetting::with);
        boolean isPublished = chosen.name().equals(MpcConfiguration.published().name());
        List<String> all = isPublished ? MpcReproduction.EXPERIMENTS : ImprovedReproduction.EXPERIMENTS;
        Set<String> asked = new LinkedHashSet<>();
        (experiments == null ? all : experiments).forEach(each -> asked.add(choice.of("experiment", each, all)));
        requireColumns();
        if (constants.listed(out, () -> MpcConstant.table(setting.constants()))) {
            return 0;
        }
        Path folder = results.with(MpcReport.RESULT_FILE, MpcReport.REPORT_FILE);
        try (JsonOption.Sink sink = json.open()) {
            SimulationOptions simulation = FastSimulation.options(out);
            return run(
                    isPublished
                            ? new MpcReproduction(setting, asked, columns, simulation)::run
                            : new ImprovedReproduction(setting, asked, simulation)::run,
                    setting,
                    folder,
                    sink);
        }
    }

    private int run(
            Function<Consumer<String>, MpcDocument> reproduction, MpcSetting setting, Path folder, JsonOption.Sink sink)
            throws IOException {
        PrintWriter out = json.text();
        MpcDocument document = reproduction.apply(FlushedLines.on(out));
        out.println();
        out.println(MpcTable.text(document));
        out.flush();
        sink.write(Json.pretty(document));
        MpcReport.write(folder, document, setting, FastSimulation.options(out));
        ResultFolder.tell(out, folder, MpcReport.RESULT_FILE, MpcReport.REPORT_FILE, "timelines", "plots");
        return document.allVerified() ? 0 : 1;
    }

    private void requireColumns() {
        for (int each : columns) {
            if (each < MpcReproduction.LEAST_COLUMNS
                    || each > MpcReproduction.MOST_COLUMNS
                    || each % MpcReproduction.COLUMN_STEP != 0) {
                throw new ParameterException(
                        spec.commandLine(),
                        "--columns is a multiple of " + MpcReproduction.COLUMN_STEP
                                + " from " + MpcReproduction.LEAST_COLUMNS + " to " + MpcReproduction.MOST_COLUMNS
                                + ": --columns " + each);
            }
        }
    }
}
