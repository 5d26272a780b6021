package org.heddle.cli.nic;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.CampaignOption;
import org.heddle.cli.shared.ConfigurationConverter;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.LineProgress;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.dimmnet2.soak.OffsetSweep;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.report.Json;
import org.heddle.testbench.PairFactory;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
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

    @Option(
            names = "--from",
            paramLabel = "I",
            defaultValue = "0",
            description = "First offset, in words of 4 bytes, a multiple of 16. Default: ${DEFAULT-VALUE}.")
    private int from;

    @Option(
            names = "--offsets",
            paramLabel = "N",
            description = "How many offsets from there on. Default: all to 1,023.")
    private @Nullable Integer offsets;

    @Mixin
    private JsonOption json;

    @Mixin
    private CampaignOption campaign;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        int count = offsets == null ? OffsetSweep.OFFSETS - from : offsets;
        if (from < 0 || from % OffsetSweep.OFFSETS_OF_A_PAIR != 0 || count < 1 || count > OffsetSweep.OFFSETS - from) {
            throw new ParameterException(
                    spec.commandLine(),
                    "the first offset is a multiple of 16, and the last at most 1023: --from=" + from + ", --offsets="
                            + count);
        }
        List<Dimmnet2Configuration> systems =
                configuration == null ? Dimmnet2Configuration.all() : List.of(configuration);
        if (campaign.isAsked(json)) {
            return split(systems, count);
        }
        json.kept(); // known before the work begins whether the file takes it
        OffsetsReport report = new OffsetsReport(
                systems.stream().map(system -> sweep(system, count)).toList());
        PrintWriter out = json.text();
        out.print(report.text());
        out.flush();
        try (JsonOption.Sink sink = json.open()) {
            sink.write(Json.pretty(report));
        }
        return report.exit();
    }

    private OffsetsReport.Sweep sweep(Dimmnet2Configuration system, int count) {
        PrintWriter err = spec.commandLine().getErr();
        OffsetSweep sweep = OffsetSweep.part(new PairFactory(system), FastSimulation.options(err), from, count);
        LineProgress progress = new LineProgress(err, "soak offsets, " + system.name(), sweep.transfers(), "transfers");
        String mismatch = null;
        try {
            sweep.run(progress::done);
        } catch (IllegalStateException wrong) {
            mismatch = String.valueOf(wrong.getMessage());
        }
        return new OffsetsReport.Sweep(system.name(), from, count, sweep.transfers(), mismatch);
    }

    private int split(List<Dimmnet2Configuration> systems, int count) throws IOException {
        List<CampaignOption.Part> parts = new ArrayList<>();
        for (Dimmnet2Configuration system : systems) {
            campaign.slices(count, OffsetSweep.OFFSETS_OF_A_PAIR)
                    .forEach(slice -> parts.add(new CampaignOption.Part(
                            List.of(
                                    "--configuration",
                                    system.name(),
                                    "--from",
                                    String.valueOf(from + slice.first()),
                                    "--offsets",
                                    String.valueOf(slice.size()),
                                    "--json",
                                    "-"),
                            system.name(),
                            null)));
        }
        return campaign.write(Set.of("--configuration", "--from", "--offsets", "--json"), parts);
    }
}
