package org.heddle.cli.campaign;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
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
import org.heddle.verify.campaign.slurm.SlurmCampaign;
import org.heddle.verify.campaign.slurm.SlurmCluster;

/** Runs of one manifest, undisturbed and not, and what is compared of them. */
final class SelftestRuns {
    /** Less than the tasks there are, so that they are split. */
    private static final int LARGEST_ARRAY = 41;

    private static final Duration POLL = Duration.ofSeconds(1);
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
            Thread killer = killer(campaign::pids, kills, over);
            campaign.run(manifest.jobs(), new CampaignState());
            over.set(true);
            killer.join();
        }
        tell("disturbed", begin, workers, kills.get(), ends);
        return results(place);
    }

    private static Thread killer(Supplier<List<Long>> pids, AtomicInteger kills, AtomicBoolean over) {
        Thread killer = new Thread(() -> kill(pids, kills, over), "heddle-selftest-killer");
        killer.setDaemon(true);
        killer.start();
        return killer;
    }

    private static void kill(Supplier<List<Long>> processes, AtomicInteger kills, AtomicBoolean over) {
        Random random = new Random();
        while (!over.get() && kills.get() < KILLS) {
            try {
                Thread.sleep(SHORTEST_MILLIS + random.nextInt(SPREAD_MILLIS));
            } catch (InterruptedException end) {
                return;
            }
            List<Long> pids = processes.get();
            if (!pids.isEmpty()) {
                long pid = pids.get(random.nextInt(pids.size()));
                if (ProcessHandle.of(pid).map(ProcessHandle::destroyForcibly).orElse(false)) {
                    kills.incrementAndGet();
                }
            }
        }
    }

    /** Returns the results of a run on a cluster of this machine's own, whose tasks are killed at random. */
    List<String> slurm(int workers) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        CampaignFolder place = new CampaignFolder(folder.resolve("tasks"));
        place.make();
        Ends ends = new Ends();
        AtomicInteger kills = new AtomicInteger();
        AtomicBoolean over = new AtomicBoolean();
        try (SlurmCluster cluster = SlurmCluster.start(folder.resolve("cluster"), workers, LARGEST_ARRAY);
                JobJournal journal = place.journal("submit")) {
            Thread killer = killer(() -> tasks(place), kills, over);
            new SlurmCampaign(place, journal, cluster.client(), WorkerCommand.task(place), workers, POLL, ends)
                    .run(manifest.jobs());
            over.set(true);
            killer.join();
        }
        tell("on Slurm", begin, workers, kills.get(), ends);
        return results(place);
    }

    /** Returns the processes of tasks: nobody else names that folder on a command line. */
    private static List<Long> tasks(CampaignFolder place) {
        return ProcessHandle.allProcesses()
                .filter(process -> process.info()
                        .arguments()
                        .map(words -> List.of(words).contains(place.path().toString()))
                        .orElse(false))
                .map(ProcessHandle::pid)
                .toList();
    }

    private void tell(String what, long begin, int workers, int kills, Ends ends) {
        say(
                what,
                begin,
                "%d workers, %d processes killed, %d in the middle of a job".formatted(workers, kills, ends.killed));
        Set<String> once = new HashSet<>(ends.jobs);
        out.println("ended: %d, counted twice: %d".formatted(ends.jobs.size(), ends.jobs.size() - once.size()));
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
