package org.heddle.cli.nic;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.mpc.soak.MpcEpisode;
import org.heddle.experiment.mpc.soak.MpcSoakTally;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
    private SoakRun soak;

    @Override
    public Integer call() throws IOException {
        MpcSoakTally tally = new MpcSoakTally();
        return soak.run(
                count,
                "remote writes",
                MpcEpisode.WRITES,
                tally,
                (simulation, verilog) ->
                        (seed, writes) -> new MpcEpisode(seed, writes, simulation, verilog).run(tally));
    }
}
