package org.heddle.cli.nic;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.verbs.noncontiguous.soak.BlockEpisode;
import org.heddle.experiment.verbs.noncontiguous.soak.BlockSoakTally;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
    private SoakRun soak;

    @Override
    public Integer call() throws IOException {
        BlockSoakTally tally = new BlockSoakTally();
        return soak.run(
                count,
                "messages",
                BlockEpisode.MESSAGES,
                tally,
                (simulation, verilog) ->
                        (seed, messages) -> new BlockEpisode(seed, messages, simulation, verilog).run(tally));
    }
}
