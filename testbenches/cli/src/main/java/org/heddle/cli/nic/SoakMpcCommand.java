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
import org.heddle.experiment.mpc.soak.MpcSoak;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Random remote writes at length. */
@Command(
        name = "mpc",
        description = "Lets 2 to 6 nodes in RTL, two processes each, write into each other's memories, and compares.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Messages of one to four remote writes of any place and length, in MPI-MPC1, 2",
            "and 3; lists of 256 and of 4 entries; processors that hold the bus; half of the",
            "pairs with faults of all kinds on the cable; orders that drivers must refuse,",
            "and wrong entries past them that nodes must. Every byte of the zones, every",
            "notification, once and in order, and the nodes' counters are compared with a",
            "plan in plain Java.",
            "",
            "One seed and one count always give the same remote writes. A mismatch ends the",
            "run: it is printed with the line that repeats its episode alone.",
            "",
            "Exit status: 0 no mismatch, 1 a mismatch, 2 not understood.",
            "",
            "Examples:",
            "  ./heddle soak mpc",
            "  ./heddle soak mpc --count 1000000 --seed 1",
        })
final class SoakMpcCommand implements Callable<Integer> {
    @Option(
            names = "--count",
            paramLabel = "N",
            defaultValue = "2000",
            description = "How many remote writes. Default: ${DEFAULT-VALUE}.")
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
        MpcSoak.Outcome outcome = new MpcSoak(
                        new SoakSettings(first, count, Runtime.getRuntime().availableProcessors()),
                        FastSimulation.options(out),
                        verilog.source(spec, out),
                        new LineProgress(out, "soak mpc", count, "remote writes")::done)
                .run();
        out.println();
        out.print(outcome.tally().text());
        for (MpcSoak.Failure failure : outcome.failures()) {
            out.println();
            out.println("MISMATCH: " + failure.cause().getMessage());
            out.println("Again: ./heddle soak mpc --seed %d --count %d".formatted(failure.seed(), failure.writes()));
        }
        out.println("Remote writes: %d, Bad orders: %d, Faults: %d, Mismatches: %d, Seed: %d"
                .formatted(
                        outcome.tally().remoteWrites(),
                        outcome.tally().badOrders(),
                        outcome.tally().faults(),
                        outcome.failures().size(),
                        first));
        out.flush();
        return outcome.failures().isEmpty() ? 0 : 1;
    }
}
