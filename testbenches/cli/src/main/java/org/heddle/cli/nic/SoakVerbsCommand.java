package org.heddle.cli.nic;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Choice;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.verbs.soak.FaultyEpisodes;
import org.heddle.experiment.verbs.soak.VerbsEpisode;
import org.heddle.experiment.verbs.soak.VerbsSoakTally;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Random work requests at length. */
@Command(
        name = "verbs",
        description = "Lets 2 to 4 nodes with verbs in RTL execute random work requests, and compares with a plan.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "All opcodes, 0 to 3 MTU + 1 bytes in lists of any form, over up to 64 queue",
            "pairs; memories that answer late, hosts that poll late, receives that come",
            "late; wrong keys, bounds, addresses and lengths. Faults are packets that are",
            "lost, repeated, exchanged and delayed above the link, and between two nodes",
            "those of all kinds on the cables. Every byte of all regions, every completion",
            "in its order, states and events are compared with a plan in plain Java.",
            "",
            "One seed and one count always give the same requests. A mismatch ends the",
            "run: it is printed with the line that repeats its episode alone.",
            "",
            "Exit status: 0 no mismatch, 1 a mismatch, 2 not understood.",
            "",
            "Examples:",
            "  ./heddle soak verbs",
            "  ./heddle soak verbs --count 1000000 --seed 1",
            "  ./heddle soak verbs --count 100000 --faults all",
        })
final class SoakVerbsCommand implements Callable<Integer> {
    @Option(
            names = "--count",
            paramLabel = "N",
            defaultValue = "2000",
            description = "How many requests, about. Default: ${DEFAULT-VALUE}.")
    private long count;

    @Option(
            names = "--faults",
            paramLabel = "SHARE",
            defaultValue = "half",
            description = "Which episodes have them: none, half, all. Default: ${DEFAULT-VALUE}.")
    private String faults = "";

    @Mixin
    private SoakRun soak;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        FaultyEpisodes share =
                new Choice(spec).among("share", faults, List.of(FaultyEpisodes.values()), FaultyEpisodes::word);
        VerbsSoakTally tally = new VerbsSoakTally();
        return soak.run(
                count,
                "requests",
                VerbsEpisode.REQUESTS,
                tally,
                " --faults " + faults,
                (simulation, verilog) ->
                        (seed, requests) -> new VerbsEpisode(seed, requests, simulation, verilog, share).run(tally));
    }
}
