package org.heddle.verify.campaign.run;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.heddle.cosim.tool.ProcessTree;
import org.heddle.report.Json;
import org.heddle.verify.campaign.CampaignJob;
import org.heddle.verify.campaign.JobEnd;
import org.heddle.verify.campaign.JobStatus;
import org.heddle.verify.campaign.JsonLines;
import org.jspecify.annotations.Nullable;

/** The runner's side of one worker: a process that is started when a job needs it, and again after it ended. */
public final class JobProcess implements AutoCloseable {
    /** Exit statuses of processes that somebody ended by SIGHUP, SIGINT, SIGKILL and SIGTERM: that says nothing about the job. */
    private static final Set<Integer> KILLED = Set.of(129, 130, 137, 143);

    /** Models stay loaded in their process: a new one now and then gives their memory back. */
    private static final int JOBS = 150;

    /** A process that is killed while it starts says nothing about jobs: it is started again, but not for ever. */
    private static final int STARTS = 200;

    private static final long START_SECONDS = 120;
    private static final long EXIT_SECONDS = 10;
    private static final String END = "";

    private final List<String> command;
    private final Path log;
    private volatile boolean closed;
    private volatile @Nullable Process process;
    private @Nullable BufferedWriter requests;
    private BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private int served;

    /**
     * Prepares a worker, and starts nothing.
     *
     * @param command starts a process that calls {@link JobServer#serve}
     * @param log takes what the process says outside its jobs
     */
    public JobProcess(List<String> command, Path log) {
        this.command = List.copyOf(command);
        this.log = log;
    }

    /**
     * Starts the process if there is none that waits for a job.
     *
     * @throws IOException if it does not start
     */
    public void start() throws IOException, InterruptedException {
        if (process != null && process.isAlive() && served < JOBS) {
            return;
        }
        for (int i = 0; i < STARTS && !closed; i++) {
            launch();
            String line = answers.poll(START_SECONDS, TimeUnit.SECONDS);
            if (JobAnswer.READY.equals(line)) {
                return;
            }
            Process failed = process;
            if (failed == null
                    || !failed.waitFor(EXIT_SECONDS, TimeUnit.SECONDS)
                    || !KILLED.contains(failed.exitValue())) {
                break;
            }
        }
        kill();
        throw new IOException("a worker does not start: see " + log);
    }

    private void launch() throws IOException {
        kill();
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()));
        builder.environment().put("LC_ALL", "C.UTF-8");
        Process started = builder.start();
        process = started;
        requests = started.outputWriter(StandardCharsets.UTF_8);
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        answers = heard;
        served = 0;
        Thread reader =
                new Thread(() -> read(started.inputReader(StandardCharsets.UTF_8), heard), "heddle-job-answers");
        reader.setDaemon(true);
        reader.start();
        if (closed) {
            kill();
        }
    }

    private static void read(BufferedReader from, BlockingQueue<String> heard) {
        try (from) {
            for (String line = from.readLine(); line != null; line = from.readLine()) {
                if (line.startsWith(JobAnswer.MARK)) {
                    heard.add(line);
                }
            }
        } catch (IOException gone) {
            // As if it had ended.
        }
        heard.add(END);
    }

    /**
     * Lets the process run a job, to its end or its limit.
     *
     * @param jobLog takes what the job says beside its result
     * @return how it ended; empty if somebody killed the process, or it was closed
     */
    public Optional<JobEnd> run(CampaignJob job, Path jobLog) throws IOException, InterruptedException {
        start();
        long begin = System.nanoTime();
        Process running = process;
        BufferedWriter to = requests;
        if (running == null || to == null) {
            return Optional.empty();
        }
        try {
            to.write(Json.line(new JobRequest(job.command(), jobLog.toString())));
            to.newLine();
            to.flush();
        } catch (IOException ended) {
            // The answer is that it has ended.
        }
        String line = answers.poll(job.limitSeconds(), TimeUnit.SECONDS);
        double seconds = (System.nanoTime() - begin) / 1e9;
        served++;
        if (line == null) {
            kill();
            return Optional.of(JobEnd.without(JobStatus.TIMEOUT, null, seconds));
        }
        if (!line.equals(END)) {
            JobAnswer answer = JsonLines.as(JsonLines.parse(line.substring(JobAnswer.MARK.length())), JobAnswer.class);
            return Optional.of(JobEnd.of(answer.exit(), JsonLines.printed(answer.output()), seconds));
        }
        boolean gone = running.waitFor(EXIT_SECONDS, TimeUnit.SECONDS);
        kill();
        if (closed || gone && KILLED.contains(running.exitValue())) {
            return Optional.empty();
        }
        return Optional.of(JobEnd.without(JobStatus.CRASHED, gone ? running.exitValue() : null, seconds));
    }

    /** Returns the number of the process; empty while there is none. */
    public Optional<Long> pid() {
        return Optional.ofNullable(process).filter(Process::isAlive).map(Process::pid);
    }

    private void kill() {
        Process running = process;
        if (running != null) {
            ProcessTree.kill(running.toHandle());
            process = null;
        }
    }

    /** Ends the process with all that it has started; may be called by another thread while a job runs. */
    @Override
    public void close() {
        closed = true;
        kill();
    }
}
