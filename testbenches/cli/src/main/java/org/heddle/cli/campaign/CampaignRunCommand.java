package org.heddle.cli.campaign;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.OutputPlace;
import org.heddle.cli.shared.Version;
import org.heddle.verify.campaign.CampaignFolder;
import org.heddle.verify.campaign.CampaignJob;
import org.heddle.verify.campaign.CampaignState;
import org.heddle.verify.campaign.FolderLock;
import org.heddle.verify.campaign.JobJournal;
import org.heddle.verify.campaign.Manifest;
import org.heddle.verify.campaign.run.LocalCampaign;
import org.heddle.verify.campaign.slurm.SlurmCampaign;
import org.heddle.verify.campaign.slurm.SlurmClient;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Runs the jobs that have not ended. */
@Command(
        name = "run",
        description = "Runs the jobs of a manifest that have not ended yet.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "On a cluster the folder of the results and this checkout must be seen by all of",
            "its nodes. What sbatch needs besides, such as a partition, goes into its own",
            "environment variables, such as SBATCH_PARTITION.",
            "",
            "Exit status: 0 all jobs done, 1 a job failed, or the folder is in use or cannot",
            "be written, 2 not understood, 3 a command of Slurm is missing.",
            "",
            "Examples:",
            "  ./heddle campaign run out/verbs.jsonl --workers 2",
            "  ./heddle campaign run out/verbs.jsonl --on slurm --workers 40",
        })
final class CampaignRunCommand implements Callable<Integer> {
    private static final int CLUSTER_TASKS = 100;
    private static final Duration POLL = Duration.ofSeconds(2);

    @Mixin
    private CampaignPlace place;

    @Option(
            names = "--on",
            paramLabel = "PLACE",
            converter = SiteConverter.class,
            description = CampaignSite.DESCRIPTION)
    private CampaignSite site = CampaignSite.LOCAL;

    @Option(
            names = "--workers",
            paramLabel = "N",
            description = "Jobs at once. Default: one for each processor; on slurm 100.")
    private @Nullable Integer workers;

    @Option(names = "--retry", description = "Runs jobs again that failed, crashed or took too long.")
    private boolean retry;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (workers != null && workers < 1) {
            throw new ParameterException(spec.commandLine(), "at least one job runs at once: --workers=" + workers);
        }
        Manifest manifest = place.ownManifest();
        CampaignFolder folder = place.folder();
        new OutputPlace(spec).requireFolder("--out", folder.path());
        folder.make();
        Optional<FolderLock> lock = folder.lock();
        if (lock.isEmpty()) {
            PrintWriter err = spec.commandLine().getErr();
            err.println("heddle: another campaign run works in " + folder.path()
                    + ", and a folder has one at a time: wait for it, or name another folder with --out");
            err.flush();
            return 1;
        }
        try {
            return run(manifest, folder);
        } finally {
            lock.get().close();
        }
    }

    private int run(Manifest manifest, CampaignFolder folder) throws IOException, InterruptedException {
        if (retry) {
            folder.reopen();
        }
        CampaignState before = folder.state();
        List<CampaignJob> open = manifest.jobs().stream()
                .filter(job -> before.end(job).isEmpty())
                .toList();
        PrintWriter out = spec.commandLine().getOut();
        out.println("Jobs: %d, %d of them open; results in %s"
                .formatted(manifest.jobs().size(), open.size(), folder.path()));
        out.flush();
        try (CampaignLines lines =
                        new CampaignLines(out, folder, manifest.jobs().size(), open.size());
                JobJournal journal = folder.journal(site == CampaignSite.LOCAL ? "local" : "submit")) {
            if (site == CampaignSite.LOCAL) {
                int processes = workers != null ? workers : Runtime.getRuntime().availableProcessors();
                try (LocalCampaign campaign =
                        new LocalCampaign(folder, journal, WorkerCommand.worker(processes), processes, lines)) {
                    campaign.run(open, before);
                }
            } else {
                new SlurmCampaign(
                                folder,
                                journal,
                                new SlurmClient(List.of(), Path.of("").toAbsolutePath()),
                                WorkerCommand.task(folder),
                                workers != null ? workers : CLUSTER_TASKS,
                                POLL,
                                lines)
                        .run(open);
            }
        }
        CampaignState state = folder.state();
        folder.writeResults(manifest, state);
        CampaignCounts counts = CampaignCounts.of(manifest, state);
        out.println(counts.text());
        out.flush();
        return counts.areDone() ? 0 : 1;
    }
}
