package org.heddle.cli.campaign;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.EmittedDesign;
import org.heddle.cli.shared.Version;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.verify.campaign.CampaignJob;
import org.heddle.verify.campaign.Manifest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Shows that a campaign loses nothing when its workers are killed. */
@Command(
        name = "selftest",
        description =
                "Runs a campaign of short jobs while its workers are killed, and compares it with an undisturbed one.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "The jobs print the help of each command in turn. Each must have one result, and",
            "the results must be those of a run in which nothing was killed. On slurm a",
            "cluster is started for it on the loopback interface, with keys, ports and",
            "folders of its own, as root or not, and ended with it.",
            "",
            "Exit status: 0 nothing is lost or counted twice, 1 something is, 2 not",
            "understood, 3 a tool is missing.",
            "",
            "Examples:",
            "  ./heddle campaign selftest --on local",
            "  ./heddle campaign selftest --on slurm",
        })
final class CampaignSelftestCommand implements Callable<Integer> {
    private static final int LIMIT_SECONDS = 120;

    @Option(
            names = "--on",
            paramLabel = "PLACE",
            converter = SiteConverter.class,
            description = CampaignSite.DESCRIPTION)
    private CampaignSite site = CampaignSite.LOCAL;

    @Option(names = "--jobs", paramLabel = "N", defaultValue = "200", description = "Jobs. Default: ${DEFAULT-VALUE}.")
    private int count;

    @Option(
            names = "--workers",
            paramLabel = "N",
            defaultValue = "20",
            description = "Jobs at once. Default: ${DEFAULT-VALUE}.")
    private int workers;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        if (count < 1 || workers < 1) {
            throw new ParameterException(
                    spec.commandLine(),
                    "at least one job runs on one worker: --jobs=" + count + ", --workers=" + workers);
        }
        PrintWriter out = spec.commandLine().getOut();
        try (ScratchFolder scratch = ScratchFolder.inTemporary()) {
            Path file = scratch.path().resolve("selftest.jsonl");
            Manifest.write(file, jobs());
            Manifest manifest = Manifest.read(file, CampaignPlace.verbs());
            SelftestRuns runs = new SelftestRuns(manifest, scratch.path(), out);
            List<String> undisturbed = runs.undisturbed();
            return runs.compare(undisturbed, site == CampaignSite.LOCAL ? runs.local(workers) : runs.slurm(workers));
        }
    }

    private List<CampaignJob> jobs() throws IOException {
        String design = EmittedDesign.hash();
        List<String> verbs = CampaignPlace.verbs();
        List<CampaignJob> jobs = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String verb = verbs.get(i % verbs.size());
            jobs.add(new CampaignJob(
                    "help-%04d".formatted(i + 1), List.of(verb, "--help"), design, null, verb, null, LIMIT_SECONDS));
        }
        return jobs;
    }
}
