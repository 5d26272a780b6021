package org.heddle.cli.nic;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.FirstSeed;
import org.heddle.cli.shared.LineProgress;
import org.heddle.cli.shared.VerilogOption;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.SoakSettings;
import org.heddle.experiment.verbs.noncontiguous.soak.BlockSoak;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Random transfers of blocks at length. */
@Command(
        name = "noncontiguous",
        description =
                "Lets two nodes with verbs in RTL transfer random blocks by all methods, and verifies every byte.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Up to 64 blocks on each side, of equal and unequal layouts, 1 byte to some",
            "thousands each, with gaps from 0 on; both configurations, all MTUs; a third of",
            "the episodes with packets that are lost, repeated, exchanged and delayed above",
            "the link, a third with faults of all kinds on the cables.",
            "",
            "One seed and one count always give the same transfers. A mismatch ends the",
            "run: it is printed with the line that repeats its episode alone.",
            "",
            "Exit status: 0 no mismatch, 1 a mismatch, 2 not understood.",
            "",
            "Examples:",
            "  ./heddle soak noncontiguous",
            "  ./heddle soak noncontiguous --count 100000 --seed 1",
        })
final class SoakNoncontiguousCommand implements Callable<Integer> {
    @Option(
            names = "--count",
            paramLabel = "N",
            defaultValue = "400",
            description = "How many messages. Default: ${DEFAULT-VALUE}.")
    private long count;

    @Mixin
    private FirstSeed seed;

    @Mixin
    private VerilogOption verilog;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (count < 1) {
            throw new ParameterException(spec.commandLine(), "a count is at least 1: --count=" + count);
        }
        PrintWriter out = spec.commandLine().getOut();
        long first = seed.announced(out);
        BlockSoak.Outcome outcome = new BlockSoak(
                        new SoakSettings(first, count, Runtime.getRuntime().availableProcessors()),
                        FastSimulation.options(out),
                        verilog.source(spec, out),
                        new LineProgress(out, "soak noncontiguous", count, "messages")::done)
                .run();
        out.println();
        out.print(outcome.tally().text());
        for (BlockSoak.Failure failure : outcome.failures()) {
            out.println();
            out.println("MISMATCH: " + failure.cause().getMessage());
            out.println("Again: ./heddle soak noncontiguous --seed %d --count %d"
                    .formatted(failure.seed(), failure.messages()));
        }
        out.println("Messages: %d, Faults: %d, Mismatches: %d, Seed: %d"
                .formatted(
                        outcome.tally().messages(),
                        outcome.tally().faults(),
                        outcome.failures().size(),
                        first));
        out.flush();
        return outcome.failures().isEmpty() ? 0 : 1;
    }
}
