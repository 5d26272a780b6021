package org.heddle.cli.campaign;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Version;
import org.heddle.verify.campaign.CampaignFolder;
import org.heddle.verify.campaign.CampaignState;
import org.heddle.verify.campaign.JobStatus;
import org.heddle.verify.campaign.Manifest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Tells how far a campaign is. */
@Command(
        name = "status",
        description = "Tells how far a campaign is, also while it runs.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Exit status: 0 no job has failed so far, 1 one has, 2 not understood.",
            "",
            "Example:",
            "  ./heddle campaign status out/verbs.jsonl",
        })
final class CampaignStatusCommand implements Callable<Integer> {
    @Mixin
    private CampaignPlace place;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Manifest manifest = place.manifest();
        CampaignFolder folder = place.folder();
        CampaignState state = folder.state();
        CampaignCounts counts = CampaignCounts.of(manifest, state);
        PrintWriter out = spec.commandLine().getOut();
        manifest.jobs()
                .forEach(job -> state.end(job)
                        .filter(end -> end.status() != JobStatus.DONE)
                        .ifPresent(end ->
                                out.println(job.job() + " " + end.status().word() + ": see " + folder.log(job.job()))));
        out.println(counts.text());
        out.println(
                folder.isRunning()
                        ? "A campaign run works in " + folder.path()
                        : "No campaign run works in " + folder.path());
        out.flush();
        return counts.of(JobStatus.DONE) + counts.open() == counts.all() ? 0 : 1;
    }
}
