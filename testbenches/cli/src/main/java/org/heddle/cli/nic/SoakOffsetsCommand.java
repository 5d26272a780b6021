package org.heddle.cli.nic;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.ConfigurationConverter;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.LineProgress;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.dimmnet2.soak.OffsetSweep;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.testbench.PairFactory;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Every offset and length around a row's end. */
@Command(
        name = "offsets",
        description = "Writes from one DIMMnet-2 node to another, from and to every offset around a row's end, with"
                + " every length, and compares both memories.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Offsets of 0 to 4,092 bytes, 2,048 before and behind the end of a row of both",
            "modules; lengths of 1 to 129 words of 4 bytes: 132,096 transfers in each",
            "configuration. Nothing is random here; a mismatch ends the run and says where",
            "it is.",
            "",
            "Exit status: 0 no mismatch, 1 a mismatch, 2 not understood.",
            "",
            "Example:",
            "  ./heddle soak offsets --configuration improved",
        })
final class SoakOffsetsCommand implements Callable<Integer> {
    @Option(
            names = "--configuration",
            paramLabel = "NAME",
            converter = ConfigurationConverter.class,
            description = "published or improved. Default: one after the other.")
    private @Nullable Dimmnet2Configuration configuration;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        List<Dimmnet2Configuration> systems =
                configuration == null ? Dimmnet2Configuration.all() : List.of(configuration);
        long transfers = 0;
        for (Dimmnet2Configuration system : systems) {
            OffsetSweep sweep = OffsetSweep.whole(new PairFactory(system), FastSimulation.options(out));
            LineProgress progress =
                    new LineProgress(out, "soak offsets, " + system.name(), sweep.transfers(), "transfers");
            try {
                sweep.run(progress::done);
            } catch (IllegalStateException mismatch) {
                out.println("MISMATCH in configuration " + system.name() + ": " + mismatch.getMessage());
                out.flush();
                return 1;
            }
            transfers += sweep.transfers();
        }
        out.println("Transfers: %d, Mismatches: 0".formatted(transfers));
        out.flush();
        return 0;
    }
}
