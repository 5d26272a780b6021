package org.heddle.cli.nic;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.SoakSettings;
import org.heddle.experiment.offload.soak.ReductionSoak;
import org.heddle.report.Interruption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Random reductions at length. */
@Command(
        name = "reduction",
        description =
                "Reduces random data in random trees of reduction units in RTL, and compares with an oracle in Java.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Half of all are trees of 2 to 64 nodes, two at once, several reductions in",
            "each: every operation, type, mode and length; early and late nodes, slow and",
            "repeated messages, ports that pause; nodes that ask for something else, are",
            "missing, or whose message is lost. Each node must be told the oracle's bits,",
            "or who differs from its parent and in what, or who is missing, once. The other",
            "half sums sets of values in the mode REPRO at one node, in random orders of",
            "arrival, each set with 2, 3, 4, 8, 16 and 32 children: the same bits each time.",
            "",
            "One seed and one count always give the same reductions. A mismatch ends the",
            "run: it is printed with the line that repeats its episode alone.",
            "",
            "Exit status: 0 no mismatch, 1 a mismatch, 2 not understood.",
            "",
            "Examples:",
            "  ./heddle soak reduction",
            "  ./heddle soak reduction --count 120000 --seed 1",
        })
final class SoakReductionCommand implements Callable<Integer> {
    @Option(
            names = "--count",
            paramLabel = "N",
            defaultValue = "2000",
            description = "How many reductions. Default: ${DEFAULT-VALUE}.")
    private long count;

    @Mixin
    private SoakRun soak;

    @Override
    public Integer call() throws IOException {
        int episode = ReductionSoak.EPISODE_REDUCTIONS;
        if (soak.isSplit(count)) {
            return soak.output().split(episode, episode, null);
        }
        SoakSettings settings = soak.output().begin();
        return Interruption.delayedBy(() -> {
            ReductionSoak.Outcome outcome = new ReductionSoak(
                            ReductionSoak.Hardware.whole(soak.verilog()),
                            soak.simulation(),
                            settings,
                            soak.output().progress(count, "reductions"))
                    .run();
            return soak.end(episode, outcome.tally(), outcome.failures());
        });
    }
}
