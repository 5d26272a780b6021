package org.heddle.cli.nic;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.loopback.LoopbackLatency;
import org.heddle.host.loopback.driver.LoopbackDriver;
import org.heddle.nic.loopback.LoopbackPair;
import org.heddle.testbench.SimulatedPair;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

// command:
/** Latency of one message of the smallest node. */
@Command(
        name = "loopback",
        description = "Measures a message of the smallest node in RTL, to itself and over a cable.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
public final class LoopbackCommand implements Callable<Integer>, Verb {
    @Option(names = "--words", defaultValue = "4", description = "Words, 4 to 32. Default: ${DEFAULT-VALUE}.")
    private int words = LoopbackDriver.LEAST_WORDS;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (words < LoopbackDriver.LEAST_WORDS || words > LoopbackDriver.MOST_WORDS) {
            throw new ParameterException(spec.commandLine(), "a message has 4 to 32 words: --words=" + words);
        }
        PrintWriter out = spec.commandLine().getOut();
        try (SimulatedPair nodes = new SimulatedPair(LoopbackPair::new, FastSimulation.told(out))) {
            LoopbackLatency.measure(nodes, words)
                    .forEach(row -> out.println("%d words: %d cycles to the own node, %d to the other"
                            .formatted(row.words(), row.own(), row.other())));
        }
        out.flush();
        return 0;
    }
}
// :command
