package org.heddle.verify.campaign.slurm;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.cosim.tool.Sha256;
import org.heddle.report.AtomicFile;
import org.heddle.verify.campaign.CampaignFolder;
import org.heddle.verify.campaign.CampaignJob;
import org.heddle.verify.campaign.CampaignState;
import org.heddle.verify.campaign.JobEnd;
import org.heddle.verify.campaign.JobJournal;
import org.heddle.verify.campaign.JobStatus;
import org.heddle.verify.campaign.run.CampaignListener;
import org.heddle.verify.campaign.run.LocalCampaign;

/**
 * Submits jobs as tasks of arrays, and watches the queue until all have ended. The caller holds the folder's lock. Tasks that another
 * runner of this campaign has left in the queue are waited for, and not submitted again.
 */
public final class SlurmCampaign {
    /** Tasks for each of the tasks that may run at once, so that all end at nearly the same time. */
    private static final int ROUNDS = 4;

    private static final int MOST_JOBS = 20;
    private static final int SILENT_POLLS = 60;
    private static final int SPARE_MINUTES = 5;
    private static final int NAME_DIGITS = 12;

    private final CampaignFolder folder;
    private final JobJournal journal;
    private final SlurmClient client;
    private final List<String> task;
    private final int workers;
    private final Duration poll;
    private final CampaignListener listener;
    private final Map<String, Submission> submissions = new LinkedHashMap<>();
    private final Map<String, Integer> submitted = new HashMap<>();
    private final Set<String> told = new HashSet<>();
    private int largest;

    /**
     * Prepares a run, and submits nothing.
     *
     * @param journal takes what this runner itself finds out
     * @param task starts a task; the number of the submission follows
     * @param workers tasks that may run at once, at least 1
     * @param poll time between two looks at the queue
     */
    public SlurmCampaign(
            CampaignFolder folder,
            JobJournal journal,
            SlurmClient client,
            List<String> task,
            int workers,
            Duration poll,
            CampaignListener listener) {
        if (workers < 1) {
            throw new IllegalArgumentException("at least one task runs: workers=" + workers);
        }
        this.folder = folder;
        this.journal = journal;
        this.client = client;
        this.task = List.copyOf(task);
        this.workers = workers;
        this.poll = poll;
        this.listener = listener;
    }

    /**
     * Runs jobs until all have ended.
     *
     * @param jobs those that have not ended yet
     * @throws IOException if the folder cannot be read or written
     * @throws SlurmException if the cluster takes no tasks, or does not answer
     * @throws InterruptedException if the thread is interrupted; the tasks are cancelled
     */
    public void run(List<CampaignJob> jobs) throws IOException, InterruptedException {
        AtomicFile.write(script(), "#!/bin/sh\nexec " + quoted(task) + " \"$@\"\n");
        for (Submission known : Submission.all(folder.slurm())) {
            submissions.put(name(known.number()), known);
        }
        largest = client.largestArray();
        Thread atTheEnd = new Thread(this::cancel, "heddle-campaign-end");
        Runtime.getRuntime().addShutdownHook(atTheEnd);
        boolean ended = false;
        try {
            watch(jobs);
            ended = true;
        } catch (IllegalStateException failure) {
            if (Thread.interrupted()) { // while a command of Slurm ran
                throw (InterruptedException) new InterruptedException(failure.getMessage()).initCause(failure);
            }
            throw failure;
        } finally {
            if (!ended) {
                cancel();
            }
            try {
                Runtime.getRuntime().removeShutdownHook(atTheEnd);
            } catch (IllegalStateException ending) {
                // The hook runs, or has run.
            }
        }
    }

    private void cancel() {
        try {
            client.cancel(submissions.keySet());
        } catch (MissingToolException | IllegalStateException unheard) {
            // What ended the campaign is told; tasks that run on are waited for by its next run.
        }
    }

    private void watch(List<CampaignJob> jobs) throws IOException, InterruptedException {
        Set<String> missing = new HashSet<>();
        int silent = 0;
        boolean first = true;
        while (true) {
            // First the queue, then the journals: a task that ends between the two is in one of them.
            Optional<Set<String>> queued = client.queued(submissions.keySet());
            CampaignState state = folder.state();
            List<CampaignJob> open = new ArrayList<>();
            for (CampaignJob job : jobs) {
                Optional<JobEnd> end = state.end(job);
                if (end.isEmpty()) {
                    open.add(job);
                } else if (told.add(job.job())) {
                    listener.ended(job, end.get());
                }
            }
            if (open.isEmpty()) {
                return;
            }
            silent = queued.isPresent() ? 0 : silent + 1;
            if (silent > SILENT_POLLS) {
                throw new SlurmException("squeue does not answer (" + client.lastAnswer()
                        + "): mend the cluster, and run the campaign again; what has ended is kept");
            }
            if (queued.isPresent()) {
                Set<String> waiting = waiting(queued.get());
                List<CampaignJob> absent = open.stream()
                        .filter(job -> !waiting.contains(job.job()))
                        .toList();
                // Missed twice: what a task has written may be seen here a little later than its leaving the queue.
                Set<String> before = missing;
                boolean isNew = first && submissions.isEmpty();
                List<CampaignJob> lost = absent.stream()
                        .filter(job -> isNew || before.contains(job.job()))
                        .toList();
                missing = new HashSet<>(absent.stream().map(CampaignJob::job).toList());
                lost.forEach(job -> before.remove(job.job()));
                for (CampaignJob job : lost) {
                    missing.remove(job.job());
                }
                again(lost, state);
                first = false;
            }
            Thread.sleep(poll.toMillis());
        }
    }

    private Set<String> waiting(Set<String> tasks) {
        Set<String> jobs = new HashSet<>();
        submissions.forEach((name, submission) -> {
            for (int i = 0; i < submission.tasks().size(); i++) {
                if (tasks.contains(name + " " + i)) {
                    submission.tasks().get(i).forEach(job -> jobs.add(job.job()));
                }
            }
        });
        return jobs;
    }

    private void again(List<CampaignJob> lost, CampaignState state) throws IOException {
        List<CampaignJob> jobs = new ArrayList<>();
        for (CampaignJob job : lost) {
            int attempts = Math.max(state.attempts(job), submitted.getOrDefault(job.job(), 0));
            if (attempts >= LocalCampaign.ATTEMPTS) {
                journal.ended(job, JobEnd.without(JobStatus.CRASHED, null, 0));
                continue;
            }
            if (state.attempts(job) > 0) {
                listener.killed(job);
            }
            submitted.merge(job.job(), 1, Integer::sum);
            jobs.add(job);
        }
        List<List<CampaignJob>> tasks = tasks(jobs);
        int begin = 0;
        while (begin < tasks.size()) {
            int end = Math.min(tasks.size(), begin + largest);
            if (submit(tasks.subList(begin, end))) {
                begin = end;
            } else if (largest > 1) {
                largest = (Math.min(largest, end - begin) + 1) / 2;
            } else {
                throw new SlurmException(
                        "sbatch takes no array of even one task: set MaxArraySize of the cluster to at" + " least 2");
            }
        }
    }

    private List<List<CampaignJob>> tasks(List<CampaignJob> jobs) {
        int size = Math.max(1, Math.min(MOST_JOBS, jobs.size() / (ROUNDS * workers)));
        List<List<CampaignJob>> tasks = new ArrayList<>();
        for (int begin = 0; begin < jobs.size(); begin += size) {
            tasks.add(jobs.subList(begin, Math.min(jobs.size(), begin + size)));
        }
        return tasks;
    }

    private boolean submit(List<List<CampaignJob>> tasks) throws IOException {
        int number =
                submissions.values().stream().mapToInt(Submission::number).max().orElse(0) + 1;
        Submission submission = new Submission(number, tasks);
        submission.write(folder.slurm());
        long seconds = tasks.stream()
                .mapToLong(jobs ->
                        jobs.stream().mapToLong(CampaignJob::limitSeconds).sum())
                .max()
                .orElse(0);
        String name = name(number);
        submissions.put(name, submission); // from now on it may be in the queue
        Optional<String> job = client.submit(List.of(
                "--job-name=" + name,
                "--array=0-" + (tasks.size() - 1) + "%" + workers,
                "--output=" + folder.slurm().resolve(number + "-%a.log"),
                "--open-mode=append",
                "--requeue",
                "--nodes=1",
                "--ntasks=1",
                "--time=" + (seconds / 60 + SPARE_MINUTES),
                script().toString(),
                String.valueOf(number)));
        if (job.isEmpty()) {
            submissions.remove(name);
        }
        return job.isPresent();
    }

    private Path script() {
        return folder.slurm().resolve("task.sh");
    }

    /** Returns the name of a submission's job: unlike those of all other campaigns. */
    private String name(int number) {
        String place = folder.path().toAbsolutePath().normalize().toString();
        return "heddle-" + Sha256.of(place.getBytes(StandardCharsets.UTF_8)).substring(0, NAME_DIGITS) + "-" + number;
    }

    private static String quoted(Collection<String> words) {
        return String.join(
                " ",
                words.stream()
                        .map(word -> "'" + word.replace("'", "'\\''") + "'")
                        .toList());
    }
}
