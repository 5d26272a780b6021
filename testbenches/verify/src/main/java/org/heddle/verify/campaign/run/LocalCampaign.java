package org.heddle.verify.campaign.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.verify.campaign.CampaignFolder;
import org.heddle.verify.campaign.CampaignJob;
import org.heddle.verify.campaign.CampaignState;
import org.heddle.verify.campaign.JobEnd;
import org.heddle.verify.campaign.JobJournal;
import org.heddle.verify.campaign.JobStatus;
import org.jspecify.annotations.Nullable;

/**
 * Runs jobs in processes of this machine. The caller holds the folder's lock. A job whose process is killed from outside goes back to the
 * head of the queue; one that this happens to in {@value #ATTEMPTS} attempts has crashed.
 */
public final class LocalCampaign implements AutoCloseable {
    /** Attempts at a job whose process is killed each time. */
    public static final int ATTEMPTS = 10;

    private final CampaignFolder folder;
    private final JobJournal journal;
    private final List<JobProcess> processes = new ArrayList<>();
    private final CampaignListener listener;
    private final Deque<CampaignJob> open = new ArrayDeque<>();
    private final Map<String, Integer> attempts = new HashMap<>();
    private final Thread atTheEnd = new Thread(this::close, "heddle-campaign-end");
    private volatile boolean closed;
    private @Nullable Exception trouble;

    /**
     * Prepares a run, and starts nothing.
     *
     * @param journal takes what happens
     * @param command starts a worker
     * @param workers processes at once, at least 1
     */
    public LocalCampaign(
            CampaignFolder folder, JobJournal journal, List<String> command, int workers, CampaignListener listener) {
        if (workers < 1) {
            throw new IllegalArgumentException("at least one worker runs jobs: workers=" + workers);
        }
        this.folder = folder;
        this.journal = journal;
        this.listener = listener;
        for (int i = 1; i <= workers; i++) {
            processes.add(new JobProcess(command, folder.workerLog(i)));
        }
    }

    /**
     * Runs jobs until all have ended.
     *
     * @param jobs those that have not ended yet
     * @param state tells how often each was begun before
     * @throws IOException if results cannot be kept, or workers do not start; what has ended before is kept
     * @throws InterruptedException if the thread is interrupted; the same holds
     */
    public void run(List<CampaignJob> jobs, CampaignState state) throws IOException, InterruptedException {
        open.addAll(jobs);
        jobs.forEach(job -> attempts.put(job.job(), state.attempts(job)));
        // Ctrl-C ends this program; a job that hangs would stay for ever.
        Runtime.getRuntime().addShutdownHook(atTheEnd);
        List<Thread> threads = new ArrayList<>();
        for (JobProcess process : processes.subList(0, Math.min(processes.size(), jobs.size()))) {
            Thread thread = new Thread(() -> serve(process), "heddle-campaign-worker");
            threads.add(thread);
            thread.start();
        }
        try {
            for (Thread thread : threads) {
                thread.join();
            }
        } finally {
            close();
        }
        rethrow();
    }

    private synchronized void rethrow() throws IOException, InterruptedException {
        if (trouble instanceof IOException io) {
            throw io;
        } else if (trouble instanceof InterruptedException interrupted) {
            throw interrupted;
        } else if (trouble != null) {
            throw new IllegalStateException(trouble.getMessage(), trouble);
        }
    }

    private void serve(JobProcess process) {
        try {
            for (CampaignJob job = next(); job != null && !closed; job = next()) {
                process.start();
                begin(job);
                Path log = folder.log(job.job());
                end(job, process.run(job, log));
            }
        } catch (IOException | InterruptedException | RuntimeException failure) {
            stop(failure);
        }
    }

    private synchronized @Nullable CampaignJob next() {
        return open.poll();
    }

    private synchronized void begin(CampaignJob job) throws IOException {
        attempts.merge(job.job(), 1, Integer::sum);
        journal.begun(job);
    }

    private synchronized void end(CampaignJob job, Optional<JobEnd> end) throws IOException {
        if (closed) {
            // Whatever it was, it may have come of the end of this campaign.
            return;
        }
        if (end.isPresent()) {
            keep(job, end.get());
        } else if (attempts.getOrDefault(job.job(), 0) >= ATTEMPTS) {
            keep(job, JobEnd.without(JobStatus.CRASHED, null, 0));
        } else {
            open.addFirst(job);
            listener.killed(job);
        }
    }

    private void keep(CampaignJob job, JobEnd end) throws IOException {
        journal.ended(job, end);
        listener.ended(job, end);
    }

    private void stop(Exception failure) {
        synchronized (this) {
            if (closed) {
                return;
            }
            trouble = failure;
        }
        close();
    }

    /** Returns the numbers of the processes that run now. */
    public List<Long> pids() {
        return processes.stream().flatMap(process -> process.pid().stream()).toList();
    }

    /** Ends all processes; jobs that have not ended stay open. */
    @Override
    public void close() {
        closed = true;
        processes.forEach(JobProcess::close);
        try {
            Runtime.getRuntime().removeShutdownHook(atTheEnd);
        } catch (IllegalStateException ending) {
            // The hook runs, or has run.
        }
    }
}
