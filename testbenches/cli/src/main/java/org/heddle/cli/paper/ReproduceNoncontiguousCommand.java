package org.heddle.cli.paper;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.heddle.cli.shared.Choice;
import org.heddle.cli.shared.ConstantOptions;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.FlushedLines;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.VerilogOption;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.verbs.layout.EdgeFile;
import org.heddle.experiment.verbs.layout.EdgeMeasurement;
import org.heddle.experiment.verbs.layout.LayoutMessages;
import org.heddle.experiment.verbs.noncontiguous.BlockTransfers;
import org.heddle.experiment.verbs.noncontiguous.TransferConstant;
import org.heddle.experiment.verbs.noncontiguous.TransferSetting;
import org.heddle.experiment.verbs.noncontiguous.reproduce.BlockDocument;
import org.heddle.experiment.verbs.noncontiguous.reproduce.BlockExperiment;
import org.heddle.experiment.verbs.noncontiguous.reproduce.BlockReport;
import org.heddle.experiment.verbs.noncontiguous.reproduce.BlockReproduction;
import org.heddle.experiment.verbs.noncontiguous.reproduce.BlockSelection;
import org.heddle.experiment.verbs.noncontiguous.reproduce.BlockTables;
import org.heddle.experiment.verbs.request.VerbsRefusedException;
import org.heddle.host.verbs.choose.EdgeRow;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.report.Json;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The paper's comparison of methods of non-contiguous transfer. */
@Command(
        name = "noncontiguous",
        description = "Measures non-contiguous transfers by copying, lists and indirect keys on two nodes in RTL, and"
                + " sets them beside the paper's Table 4.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "table4: 16 to 512 blocks of 256 to 65536 bytes. blocks30: 30 blocks of 2 bytes",
            "to 1 MiB. symmetric: 16 blocks of 4 to 4096 bytes. asymmetric: 16 blocks to 4.",
            "stencil: 5 to 57 points, (points + 1) / 2 blocks of 8 bytes. face: side 4 to",
            "128, side - 2 blocks of side - 2 doubles. create: creation and Post of keys of",
            "1 to 4096 entries. walker: the walker of a key's list by itself, 16 to 65536",
            "entries: all of the list, and the last entry at once.",
            "fft: Fourier transform of a square of 64 to 512 points in a row by MPI on four",
            "nodes, packed by the program or by datatypes of either end; --blocks is a",
            "quarter of a row. NAS_LU_x, one run of bytes, beside it. create, walker and",
            "fft take neither --methods nor --block-bytes, face no --block-bytes.",
            "",
            "Writes result.json, report.html, plots (.svg) and timeline-walk.json, packets",
            "that walk a key's list, for ui.perfetto.dev, into the output folder.",
            "",
            "--write-chooser measures instead from how many blocks on which method is",
            "fastest for MPI's messages between two nodes on a cable, and writes the",
            "table by which they choose into the project: build it again afterwards.",
            "",
            "Exit status: 0 all verified, 1 not verified, 2 not understood.",
            "",
            "Examples:",
            "  ./heddle reproduce noncontiguous",
            "  ./heddle reproduce noncontiguous --configuration improved",
            "  ./heddle reproduce noncontiguous --experiment table4 --block-bytes 256,1024 \\",
            "      --blocks 16,64 --methods sgrs,umr-write",
            "  ./heddle reproduce noncontiguous --list-constants",
            "  ./heddle reproduce noncontiguous --configuration improved --write-chooser",
        })
final class ReproduceNoncontiguousCommand implements Callable<Integer> {
    private static final List<String> WITH_CHOOSER =
            List.of("--write-chooser", "--configuration", "--engine", "--verilog", "--no-install");

    @Option(names = "--configuration", paramLabel = "NAME", description = "published or improved. Default: published.")
    private String configuration = VerbsConfiguration.published().name();

    @Option(names = "--experiment", paramLabel = "NAME,..", split = ",", description = "Which of them. Default: all.")
    private List<String> experiments = BlockExperiment.names();

    @Option(
            names = "--methods",
            paramLabel = "M,..",
            split = ",",
            description = "Instead of each experiment's own: copy, ddt, sgrs, sg-write, umr-sr, umr-write,"
                    + " contiguous-write, contiguous-send.")
    private @Nullable List<String> methods;

    @Option(
            names = "--block-bytes",
            paramLabel = "B,..",
            split = ",",
            description = "Bytes of a block, instead of each experiment's own.")
    private @Nullable List<Long> blockBytes;

    @Option(
            names = "--blocks",
            paramLabel = "N,..",
            split = ",",
            description = "Numbers of blocks, instead of each experiment's own.")
    private @Nullable List<Integer> blocks;

    @Option(
            names = "--write-chooser",
            description = "Measures and writes the table by which MPI's messages of derived types choose their method.")
    private boolean writesChooser;

    @Mixin
    private JsonOption json;

    @Mixin
    private VerilogOption verilog;

    @Mixin
    private ConstantOptions constants;

    @Mixin
    private ResultFolder results;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = json.text();
        TransferSetting setting = setting();
        if (constants.listed(out, () -> TransferConstant.table(setting.constants()))) {
            return 0;
        }
        if (writesChooser) {
            return writeChooser(setting.configuration(), out);
        }
        BlockSelection selection = selection();
        Path folder = results.with(BlockReport.RESULT_FILE, BlockReport.REPORT_FILE);
        try (JsonOption.Sink sink = json.open()) {
            BlockTransfers transfers =
                    new BlockTransfers(setting, FastSimulation.options(out), verilog.source(spec, out), 0);
            BlockReproduction reproduction =
                    new BlockReproduction(transfers, Runtime.getRuntime().availableProcessors());
            BlockDocument document = reproduction.run(selection, FlushedLines.on(out));
            out.println();
            out.println(BlockTables.text(document));
            out.flush();
            sink.write(Json.pretty(document));
            BlockReport.write(folder, document, transfers);
            ResultFolder.tell(out, folder, BlockReport.RESULT_FILE, BlockReport.REPORT_FILE, "plots");
            return document.allVerified() ? 0 : 1;
        }
    }

    private int writeChooser(VerbsConfiguration nodes, PrintWriter out) throws IOException {
        for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions()) {
            if (!WITH_CHOOSER.contains(option.longestName())) {
                throw new ParameterException(
                        spec.commandLine(),
                        "--write-chooser measures all that the table has, with hosts as programs have them: leave out "
                                + option.longestName() + ".");
            }
        }
        Path file = EdgeFile.of(Home.find().root(), nodes.name());
        List<EdgeRow> rows = new EdgeMeasurement(
                        LayoutMessages.between(nodes, FastSimulation.options(out), verilog.source(spec, out)),
                        FlushedLines.on(out))
                .rows();
        EdgeFile.write(file, nodes.name(), rows);
        out.println();
        out.print(EdgeFile.text(nodes.name(), rows));
        out.println("The edges are in " + file + ".");
        out.flush();
        return 0;
    }

    private TransferSetting setting() {
        TransferSetting setting = constants.applied(
                TransferSetting.of(new Choice(spec)
                        .among("configuration", configuration, VerbsConfiguration.all(), VerbsConfiguration::name)),
                TransferSetting::with);
        try {
            setting.packets();
            return setting;
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
    }

    private BlockSelection selection() {
        List<BlockExperiment> chosen =
                chosen("experiment", experiments, BlockExperiment.names(), BlockExperiment::named);
        List<TransferMethod> wanted =
                methods == null ? null : chosen("method", methods, TransferMethod.names(), TransferMethod::named);
        try {
            return BlockSelection.of(chosen, wanted, blockBytes, blocks);
        } catch (VerbsRefusedException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
    }

    private <T> List<T> chosen(String kind, List<String> words, List<String> names, Function<String, T> named) {
        List<T> all = new ArrayList<>();
        for (String word : words) {
            T each = named.apply(new Choice(spec).of(kind, word, names));
            if (!all.contains(each)) {
                all.add(each);
            }
        }
        return all;
    }
}
