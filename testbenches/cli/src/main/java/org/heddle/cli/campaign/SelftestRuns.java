package org.heddle.cli.campaign;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.heddle.report.Json;
import org.heddle.verify.campaign.CampaignFolder;
import org.heddle.verify.campaign.CampaignJob;
import org.heddle.verify.campaign.CampaignState;
import org.heddle.verify.campaign.JobEnd;
import org.heddle.verify.campaign.JobJournal;
import org.heddle.verify.campaign.JobResult;
import org.heddle.verify.campaign.Manifest;
import org.heddle.verify.campaign.run.CampaignListener;
import org.heddle.verify.campaign.run.LocalCampaign;

/** Runs of one manifest, undisturbed and not, and what is compared of them. */
final class SelftestRuns {
    private static final int KILLS = 40;
    private static final long SHORTEST_MILLIS = 100;
    private static final int SPREAD_MILLIS = 400;

    private final Manifest manifest;
    private final Path folder;
    private final PrintWriter out;

    SelftestRuns(Manifest manifest, Path folder, PrintWriter out) {
        this.manifest = manifest;
        this.folder = folder;
        this.out = out;
    }

    /** Hears which jobs end, and how many were killed. */
    private static final class Ends implements CampaignListener {
        private final List<String> jobs = new ArrayList<>();
        private int killed;

        @Override
        public void ended(CampaignJob job, JobEnd end) {
            jobs.add(job.job());
        }

        @Override
        public void killed(CampaignJob job) {
            killed++;
        }
    }

    /** Returns the results of a run in which nothing is killed. */
    List<String> undisturbed() throws IOException, InterruptedException {
        long begin = System.nanoTime();
        CampaignFolder place = new CampaignFolder(folder.resolve("undisturbed"));
        place.make();
        int workers = Runtime.getRuntime().availableProcessors();
        try (JobJournal journal = place.journal("local");
                LocalCampaign campaign =
                        new LocalCampaign(place, journal, WorkerCommand.worker(workers), workers, new Ends())) {
            campaign.run(manifest.jobs(), new CampaignState());
        }
        say(
                "undisturbed",
                begin,
                "%d jobs, %d workers".formatted(manifest.jobs().size(), workers));
        return results(place);
    }

    /** Returns the results of a run in processes of this machine that are killed at random. */
    List<String> local(int workers) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        CampaignFolder place = new CampaignFolder(folder.resolve("disturbed"));
        place.make();
        Ends ends = new Ends();
        AtomicInteger kills = new AtomicInteger();
        AtomicBoolean over = new AtomicBoolean();
        try (JobJournal journal = place.journal("local");
                LocalCampaign campaign =
                        new LocalCampaign(place, journal, WorkerCommand.worker(workers), workers, ends)) {
            Thread killer = new Thread(() -> kill(campaign, kills, over), "heddle-selftest-killer");
            killer.setDaemon(true);
            killer.start();
            campaign.run(manifest.jobs(), new CampaignState());
            over.set(true);
            killer.join();
        }
        say(
                "disturbed",
                begin,
                "%d workers, %d of them killed, %d in the middle of a job"
                        .formatted(workers, kills.get(), ends.killed));
        Set<String> once = new HashSet<>(ends.jobs);
        out.println("ended: %d, counted twice: %d".formatted(ends.jobs.size(), ends.jobs.size() - once.size()));
        return results(place);
    }

    private static void kill(LocalCampaign campaign, AtomicInteger kills, AtomicBoolean over) {
        Random random = new Random();
        while (!over.get() && kills.get() < KILLS) {
            try {
                Thread.sleep(SHORTEST_MILLIS + random.nextInt(SPREAD_MILLIS));
            } catch (InterruptedException end) {
                return;
            }
            List<Long> pids = campaign.pids();
            if (!pids.isEmpty()) {
                long pid = pids.get(random.nextInt(pids.size()));
                if (ProcessHandle.of(pid).map(ProcessHandle::destroyForcibly).orElse(false)) {
                    kills.incrementAndGet();
                }
            }
        }
    }

    /** Returns the results of a run on a cluster of this machine's own. */
    List<String> slurm(int workers) {
        throw new IllegalStateException("a cluster of its own cannot be started by this version with " + workers
                + " workers: run a manifest on an existing one, with ./heddle campaign run MANIFEST --on slurm");
    }

    /**
     * Compares two runs.
     *
     * @return exit status
     */
    int compare(List<String> undisturbed, List<String> disturbed) {
        int lost = manifest.jobs().size() - disturbed.size();
        boolean equal = undisturbed.equals(disturbed);
        out.println("Jobs: %d, Lost: %d, Results: %s"
                .formatted(manifest.jobs().size(), lost, equal ? "equal to the undisturbed run" : "DIFFERENT"));
        out.flush();
        return equal && lost == 0 ? 0 : 1;
    }

    /** Returns a line for each job that has ended, without the number of attempts. */
    private List<String> results(CampaignFolder place) throws IOException {
        CampaignState state = place.state();
        place.writeResults(manifest, state);
        return manifest.jobs().stream()
                .flatMap(job -> state.result(job).stream())
                .map(result ->
                        Json.line(new JobResult(result.job(), result.status(), 1, result.exit(), result.result())))
                .toList();
    }

    private void say(String what, long begin, String rest) {
        out.println(String.format(Locale.ROOT, "%s: %.1f s, %s", what, (System.nanoTime() - begin) / 1e9, rest));
        out.flush();
    }
}
