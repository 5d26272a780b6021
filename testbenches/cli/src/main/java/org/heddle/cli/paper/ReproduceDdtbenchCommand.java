package org.heddle.cli.paper;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Choice;
import org.heddle.cli.shared.Dimmnet2Option;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.FlushedLines;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.dimmnet2.ddtbench.DdtPattern;
import org.heddle.experiment.dimmnet2.ddtbench.measure.PatternExperiment;
import org.heddle.experiment.dimmnet2.ddtbench.measure.PatternTable;
import org.heddle.experiment.verbs.layout.LayoutDocument;
import org.heddle.experiment.verbs.layout.LayoutExperiment;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.report.Json;
import org.heddle.report.TerminalProgress;
import org.heddle.testbench.VerilogSource;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** DDTBench on DIMMnet-2, and on nodes with verbs. */
@Command(
        name = "ddtbench",
        description =
                "Sends DDTBench's patterns, halos and lists of real applications, by MPI over DIMMnet-2 or verbs.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Each message is sent by vector access, from the later of both calls to the",
            "later return, with lists already written, and every byte is compared with a",
            "plain model. Beside it stands what the same message takes the paper's hosts",
            "that pack.",
            "",
            "--nic verbs sends them between two nodes with verbs on a cable, hosts as",
            "programs have them. --method auto lets each message choose by edges that were",
            "measured on the configuration, and tells what it chose and why; copy packs,",
            "sgrs moves by lists, umr-sr and umr-write by indirect keys, which are bound",
            "before. Published nodes walk a key's list from its beginning for each packet:",
            "with many blocks umr-sr and umr-write take long there, to simulate, too.",
            "",
            "Exit status: 0 all verified, 1 not verified, 2 not understood.",
            "",
            "Examples:",
            "  ./heddle reproduce ddtbench",
            "  ./heddle reproduce ddtbench --configuration improved --most-bytes 65536",
            "  ./heddle reproduce ddtbench --nic verbs --most-bytes 65536",
            "  ./heddle reproduce ddtbench --nic verbs --method sgrs --most-bytes 16384",
        })
final class ReproduceDdtbenchCommand implements Callable<Integer> {
    private static final String DIMMNET2 = "dimmnet2";
    private static final String VERBS = "verbs";

    @Option(
            names = "--nic",
            paramLabel = "NIC",
            defaultValue = DIMMNET2,
            description = "dimmnet2 or verbs. Default: ${DEFAULT-VALUE}.")
    private String nic = DIMMNET2;

    @Option(
            names = "--method",
            paramLabel = "NAME",
            description = "Of --nic verbs: auto, copy, sgrs, umr-sr or umr-write. Default: auto.")
    private @Nullable String method;

    @Mixin
    private Dimmnet2Option node;

    @Option(
            names = "--most-bytes",
            paramLabel = "B",
            defaultValue = "524288",
            description = "Leaves out longer messages. Default: ${DEFAULT-VALUE}.")
    private long mostBytes;

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = json.text();
        List<DdtPattern> patterns = PatternExperiment.patterns(mostBytes);
        if (patterns.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "no pattern has so few bytes: --most-bytes " + mostBytes);
        }
        if (new Choice(spec)
                .of("network interface", nic, List.of(DIMMNET2, VERBS))
                .equals(VERBS)) {
            return overVerbs(patterns, out);
        }
        if (method != null) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--method chooses how messages move over verbs: --nic dimmnet2 has vector access alone.");
        }
        try (JsonOption.Sink sink = json.open()) {
            PatternExperiment.Outcome outcome = new PatternExperiment(node.configuration(), FastSimulation.options(out))
                    .run(patterns, new TerminalProgress(json.progress(), TerminalProgress.onTerminal()));
            out.println();
            out.print(PatternTable.text(outcome.document()));
            outcome.complaints().forEach(complaint -> out.println("NOT VERIFIED: " + complaint));
            out.flush();
            sink.write(Json.pretty(outcome.document()));
            return outcome.complaints().isEmpty() ? 0 : 1;
        }
    }

    private int overVerbs(List<DdtPattern> patterns, PrintWriter out) throws IOException {
        Choice choice = new Choice(spec);
        String chosen =
                choice.of("method", method == null ? LayoutExperiment.AUTO : method, LayoutExperiment.methods());
        VerbsConfiguration configuration = choice.among(
                "configuration", node.configuration().name(), VerbsConfiguration.all(), VerbsConfiguration::name);
        try (JsonOption.Sink sink = json.open()) {
            LayoutDocument document = new LayoutExperiment(
                            configuration, chosen, FastSimulation.options(out), VerilogSource.JAVA)
                    .run(patterns, FlushedLines.on(out));
            out.println();
            out.print(LayoutExperiment.text(document));
            out.flush();
            sink.write(Json.pretty(document));
            return document.isVerified() ? 0 : 1;
        }
    }
}
