package org.heddle.cli.paper;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Dimmnet2Option;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.dimmnet2.ddtbench.DdtPattern;
import org.heddle.experiment.dimmnet2.ddtbench.measure.PatternExperiment;
import org.heddle.experiment.dimmnet2.ddtbench.measure.PatternTable;
import org.heddle.report.Json;
import org.heddle.report.TerminalProgress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** DDTBench on DIMMnet-2. */
@Command(
        name = "ddtbench",
        description = "Sends DDTBench's patterns, halos and lists of real applications, by MPI over DIMMnet-2.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Each message is sent by vector access, from the later of both calls to the",
            "later return, with lists already written, and every byte is compared with a",
            "plain model. Beside it stands what the same message takes the paper's hosts",
            "that pack.",
            "",
            "Exit status: 0 all verified, 1 not verified, 2 not understood.",
            "",
            "Examples:",
            "  ./heddle reproduce ddtbench",
            "  ./heddle reproduce ddtbench --configuration improved --most-bytes 65536",
        })
final class ReproduceDdtbenchCommand implements Callable<Integer> {
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
}
