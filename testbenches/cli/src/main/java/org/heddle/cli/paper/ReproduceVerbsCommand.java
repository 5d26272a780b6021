package org.heddle.cli.paper;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Choice;
import org.heddle.cli.shared.ConstantOptions;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.FlushedLines;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.verbs.reproduce.VerbsConstant;
import org.heddle.experiment.verbs.reproduce.VerbsDocument;
import org.heddle.experiment.verbs.reproduce.VerbsReport;
import org.heddle.experiment.verbs.reproduce.VerbsReproduction;
import org.heddle.experiment.verbs.reproduce.VerbsTable;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.report.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The claims of the article on verbs as measured behaviour, and what it does not time. */
@Command(
        name = "verbs",
        description = "Tries the claims of an article on Send/Recv and Read/Write on two nodes in RTL, and measures"
                + " latency, bandwidth and rate, which the article does not.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Claims A01 to A20 are tried as docs/verbs.md lists them; where the article and",
            "the public contract differ, the contract is expected. Latency of every opcode",
            "at 8, 64, 4096 and 65536 bytes; bandwidth at 1 MiB; rate of 512 messages of 8",
            "bytes over 1 and 16 queue pairs, every 16th signaled.",
            "",
            "Writes result.json, report.html, plots (.svg) and timelines of a receiver that",
            "is not ready and of a lost packet into the output folder.",
            "",
            "Exit status: 0 all verified, 1 not verified, 2 not understood.",
            "",
            "Examples:",
            "  ./heddle reproduce verbs",
            "  ./heddle reproduce verbs --configuration improved --json verbs.json",
            "  ./heddle reproduce verbs --constant memoryReadCycles=100",
            "  ./heddle reproduce verbs --list-constants",
        })
final class ReproduceVerbsCommand implements Callable<Integer> {
    @Option(names = "--configuration", paramLabel = "NAME", description = "published or improved. Default: published.")
    private String configuration = VerbsConfiguration.published().name();

    @Mixin
    private JsonOption json;

    @Mixin
    private ConstantOptions constants;

    @Mixin
    private ResultFolder results;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = json.text();
        VerbsConfiguration chosen = new Choice(spec)
                .among("configuration", configuration, VerbsConfiguration.all(), VerbsConfiguration::name);
        Map<String, Long> values = constants.applied(VerbsConstant.usual(), VerbsConstant::with);
        if (constants.listed(out, () -> VerbsConstant.table(values))) {
            return 0;
        }
        Path folder = results.with(VerbsReport.RESULT_FILE, VerbsReport.REPORT_FILE);
        try (JsonOption.Sink sink = json.open()) {
            VerbsReproduction reproduction = new VerbsReproduction(chosen, values, FastSimulation.options(out));
            VerbsDocument document = reproduction.run(FlushedLines.on(out));
            out.println();
            out.println(VerbsTable.text(document));
            out.flush();
            sink.write(Json.pretty(document));
            VerbsReport.write(folder, document, reproduction);
            ResultFolder.tell(out, folder, VerbsReport.RESULT_FILE, VerbsReport.REPORT_FILE, "timelines", "plots");
            return document.allVerified() ? 0 : 1;
        }
    }
}
