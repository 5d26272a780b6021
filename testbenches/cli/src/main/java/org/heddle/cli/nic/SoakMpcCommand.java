package org.heddle.cli.nic;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.VerilogOption;
import org.heddle.cli.shared.Version;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.SoakEpisodes;
import org.heddle.experiment.SoakFailure;
import org.heddle.experiment.SoakSettings;
import org.heddle.experiment.mpc.soak.MpcEpisode;
import org.heddle.experiment.mpc.soak.MpcSoakTally;
import org.heddle.testbench.VerilogSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
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
    private SoakRun soak;

    @Mixin
    private VerilogOption verilog;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        SoakSettings settings = soak.begin(count);
        VerilogSource text = verilog.source(spec, out);
        SimulationOptions simulation = FastSimulation.options(out);
        MpcSoakTally tally = new MpcSoakTally();
        List<SoakFailure> failures = new SoakEpisodes(
                        settings,
                        MpcEpisode.WRITES,
                        (episode, writes) -> new MpcEpisode(episode, writes, simulation, text).run(tally),
                        tally::remoteWrites,
                        soak.progress(count, "remote writes"))
                .run();
        return soak.end(
                tally.text(),
                failures,
                "Remote writes: %d, Bad orders: %d, Faults: %d"
                        .formatted(tally.remoteWrites(), tally.badOrders(), tally.faults()));
    }
}
