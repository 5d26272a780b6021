package org.heddle.cli.paper;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Choice;
import org.heddle.cli.shared.ConstantOptions;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.ReductionConfigurationConverter;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.offload.reproduce.ElementKind;
import org.heddle.experiment.offload.reproduce.ReductionConstants;
import org.heddle.experiment.offload.reproduce.ReductionDocument;
import org.heddle.experiment.offload.reproduce.ReductionPlots;
import org.heddle.experiment.offload.reproduce.ReductionReproduction;
import org.heddle.experiment.offload.reproduce.ReductionReproduction.Workload;
import org.heddle.experiment.offload.reproduce.ReductionSetting;
import org.heddle.experiment.offload.reproduce.ReductionTable;
import org.heddle.experiment.offload.reproduce.ReductionTimeline;
import org.heddle.experiment.offload.reproduce.TianheFigures;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.report.AtomicFile;
import org.heddle.report.Json;
import org.heddle.report.LogPlot;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The figures of the paper on reduction offload beside ours. */
@Command(
        name = "reduction",
        description =
                "Measures again what the paper on reduction offload measured, and puts its printed figures beside ours.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Completion times of allreduces of a sum, from a common start to the last",
            "node's end: without, by the hosts' recursive doubling; with, by the network",
            "interfaces. Every node, link and switch is in RTL. At 8 bytes four types are",
            "measured (double, float, int64, uint64), at the other sizes doubles.",
            "",
            "Writes result.json, the plots of Figs. 6 and 7 (.svg) and the timeline of one",
            "reduction of 16 nodes (timeline.json, for ui.perfetto.dev) into the output",
            "folder.",
            "",
            "Exit status: 0 all verified, 1 not verified, 2 not understood.",
            "",
            "Examples:",
            "  ./heddle reproduce reduction",
            "  ./heddle reproduce reduction --configuration improved --nodes 16,64",
            "  ./heddle reproduce reduction --nodes 16 --bytes 8,48,56 --constant arity=4",
            "  ./heddle reproduce reduction --list-constants",
        })
final class ReproduceReductionCommand implements Callable<Integer> {
    private static final String RESULT = "result.json";
    private static final String TIMELINE = "timeline.json";
    private static final int MOST_BYTES = 4_096;
    private static final int MOST_NODES = 256;
    private static final List<ElementKind> SMALLEST =
            List.of(ElementKind.DOUBLE, ElementKind.FLOAT, ElementKind.INT64, ElementKind.UINT64);

    @Option(
            names = "--configuration",
            paramLabel = "NAME",
            defaultValue = "published",
            converter = ReductionConfigurationConverter.class,
            description = ReductionConfigurationConverter.DESCRIPTION)
    private ReductionConfiguration configuration = ReductionConfiguration.published();

    @Option(
            names = "--nodes",
            split = ",",
            paramLabel = "N",
            description = "Numbers of nodes, 2 to 256. Default: 16,32,64,128,256.")
    private List<Integer> nodes = TianheFigures.NODES;

    @Option(
            names = "--bytes",
            split = ",",
            paramLabel = "B",
            description = "Bytes of each node's data. Default: 8,16,24,32,40,48,56.")
    private List<Integer> bytes = List.of(8, 16, 24, 32, 40, 48, 56);

    @Option(
            names = "--types",
            split = ",",
            paramLabel = "TYPE",
            description = "Types of the elements, at all sizes: double, float, int32, uint32, int64, uint64."
                    + " Default: double; at 8 bytes double, float, int64, uint64.")
    private List<String> types = List.of();

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
        Choice choice = new Choice(spec);
        PrintWriter out = json.text();
        ReductionSetting setting = constants.applied(ReductionSetting.of(configuration), ReductionSetting::with);
        requireNodes();
        if (constants.listed(out, () -> ReductionConstants.table(setting))) {
            return 0;
        }
        ReductionReproduction reproduction =
                new ReductionReproduction(setting, nodes, workloads(choice), FastSimulation.options(out));
        Path folder = results.with(RESULT, TIMELINE);
        try (JsonOption.Sink sink = json.open()) {
            return run(reproduction, setting, folder, sink);
        }
    }

    private int run(ReductionReproduction reproduction, ReductionSetting setting, Path folder, JsonOption.Sink sink)
            throws IOException {
        PrintWriter out = json.text();
        int[] done = new int[1];
        ReductionDocument document = reproduction.run(line -> {
            out.println("[%3d/%d] %s".formatted(++done[0], reproduction.rows(), line));
            out.flush();
        });
        out.println();
        out.println(ReductionTable.text(document));
        out.flush();
        sink.write(Json.pretty(document));
        AtomicFile.write(folder.resolve(RESULT), Json.pretty(document));
        LogPlot.write(folder, ReductionPlots.of(document));
        ReductionTimeline.of(setting, FastSimulation.options(out)).writeTo(folder.resolve(TIMELINE));
        ResultFolder.tell(out, folder, RESULT, TIMELINE, "plots");
        return document.allVerified() ? 0 : 1;
    }

    private void requireNodes() {
        for (int each : nodes) {
            if (each < 2 || each > MOST_NODES) {
                throw new ParameterException(
                        spec.commandLine(), "a system has 2 to " + MOST_NODES + " nodes: --nodes " + each + " is none");
            }
        }
    }

    private List<Workload> workloads(Choice choice) {
        List<ElementKind> asked = types.stream()
                .map(each -> choice.of("type", each, ElementKind.names(), ElementKind::of))
                .toList();
        List<Workload> workloads = new ArrayList<>();
        for (int size : bytes) {
            List<ElementKind> kinds = size == Long.BYTES ? SMALLEST : List.of(ElementKind.DOUBLE);
            for (ElementKind kind : asked.isEmpty() ? kinds : asked) {
                if (size < 1 || size > MOST_BYTES || size % kind.bytes() != 0) {
                    throw new ParameterException(
                            spec.commandLine(),
                            "data of type " + kind.word() + " are a multiple of " + kind.bytes() + " bytes, up to "
                                    + MOST_BYTES + ": --bytes " + size);
                }
                workloads.add(new Workload(size, kind));
            }
        }
        return workloads;
    }
}
