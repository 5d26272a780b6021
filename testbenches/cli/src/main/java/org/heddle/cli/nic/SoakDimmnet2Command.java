package org.heddle.cli.nic;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.heddle.cli.shared.ConfigurationConverter;
import org.heddle.cli.shared.Version;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.SoakFailure;
import org.heddle.experiment.SoakSettings;
import org.heddle.experiment.dimmnet2.soak.Soak;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.report.Interruption;
import org.heddle.testbench.PairFactory;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.fabric.SwitchedNodes;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Random commands of DIMMnet-2 at length. */
@Command(
        name = "dimmnet2",
        description =
                "Queues random commands of every kind and shape on two nodes in RTL, and compares everything with a"
                        + " plain model.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Remote writes and reads, local reads and writes, fences; contiguous, strided,",
            "listed, some to the memory's last byte, some lists with a wrong entry; refused",
            "ones of every rule, some to nodes that there are not; queued back to back by",
            "both processes of all nodes, while the hosts pause in every way. In one episode",
            "of four the link loses, repeats, exchanges, changes and cuts packets, in another",
            "it does so in bursts to what stands between them. Each status is compared when",
            "it comes, and the bytes it speaks of in the cycle in which it can be seen; all",
            "memories and windows again at the end of each episode of 200 commands.",
            "",
            "One seed and one count always give the same commands. A mismatch ends the run:",
            "it is printed with the line that repeats its episode alone.",
            "",
            "Exit status: 0 no mismatch, 1 a mismatch, 2 not understood.",
            "",
            "Examples:",
            "  ./heddle soak dimmnet2",
            "  ./heddle soak dimmnet2 --count 1000000 --seed 42",
            "  ./heddle soak dimmnet2 --nodes 4",
        })
final class SoakDimmnet2Command implements Callable<Integer> {
    @Option(
            names = "--count",
            paramLabel = "N",
            defaultValue = "2000",
            description = "How many commands. Default: ${DEFAULT-VALUE}.")
    private long count;

    @Mixin
    private SoakRun soak;

    @Option(
            names = "--configuration",
            paramLabel = "NAME",
            converter = ConfigurationConverter.class,
            description = "published or improved. Default: each in turn.")
    private @Nullable Dimmnet2Configuration configuration;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "2",
            description =
                    "2 on a cable, which may have faults, or up to 16 around a switch. Default: ${DEFAULT-VALUE}.")
    private int nodes;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        List<Dimmnet2Configuration> systems =
                configuration == null ? Dimmnet2Configuration.all() : List.of(configuration);
        if (nodes < 2 || nodes > PacketFormat.NODES) {
            throw new ParameterException(
                    spec.commandLine(), "2 to " + PacketFormat.NODES + " nodes talk to each other: --nodes=" + nodes);
        }
        if (soak.isSplit(count)) {
            // Configurations take turns, so that a part begins with the first of them.
            return soak.output()
                    .split(
                            (long) Soak.EPISODE_COMMANDS * systems.size(),
                            Soak.EPISODE_COMMANDS,
                            configuration == null ? null : configuration.name());
        }
        SoakSettings settings = soak.output().begin();
        VerilogSource text = soak.verilog();
        List<PairFactory> pairs =
                systems.stream().map(system -> new PairFactory(system, text)).toList();
        return Interruption.delayedBy(() -> {
            Soak.Outcome outcome = new Soak(
                            settings,
                            (index, episode) -> {
                                PairFactory factory = pairs.get((int) (index % pairs.size()));
                                SimulationOptions options = soak.simulation();
                                return nodes == 2
                                        ? Soak.open(factory, options, episode)
                                        : new SwitchedNodes(factory.node(), nodes, options.seed(episode), text);
                            },
                            soak.output().progress(count, "commands"))
                    .run();
            Function<SoakFailure, String> failed =
                    failure -> systems.get((int) ((failure.seed() - settings.seed()) % systems.size()))
                            .name();
            String others = nodes == 2 ? "" : " --nodes " + nodes;
            return soak.end(
                    Soak.EPISODE_COMMANDS,
                    outcome.tally(),
                    outcome.failures(),
                    failure -> " in configuration " + failed.apply(failure),
                    failure -> " --configuration " + failed.apply(failure) + others);
        });
    }
}
