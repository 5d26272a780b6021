package org.heddle.verify.mutate;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.heddle.cosim.tool.ProcessTree;
import org.jspecify.annotations.Nullable;

/** A process that runs checks; it is started when it is needed, and again after it died or took too long. */
final class Worker implements AutoCloseable {
    private static final String MAIN = MutantWorker.class.getName();
    /** Models stay loaded in their process: a new one now and then gives their memory back. */
    private static final int ANSWERS = 150;

    private static final int POLL_MILLIS = 100;

    /** A process that waits for ever uses no processor time: so many limits may pass by the clock. */
    private static final int SLEEP = 10;

    /** Tag of what the suite runs a slice of; another project may mean something else by it. */
    private static final String WHOLE = "whole";

    private final TestInstallation tests;
    private final Path log;
    private volatile @Nullable Process process;
    private @Nullable BufferedReader answers;
    private @Nullable BufferedWriter requests;
    private int answered;

    private final Thread atTheEnd = new Thread(this::end, "heddle-mutate-end");

    /**
     * @param log receives what the tests print
     */
    Worker(TestInstallation tests, Path log) {
        this.tests = tests;
        this.log = log;
        // Ctrl-C ends this program; a check that hangs would stay for ever.
        Runtime.getRuntime().addShutdownHook(atTheEnd);
    }

    /**
     * Runs one check.
     *
     * @param limit processor time after which the process is ended; it also is when ten times that has passed
     * @return its answer; LATE behind the limit, CRASHED if the process died
     */
    WorkerAnswer ask(WorkerRequest request, Duration limit) throws IOException {
        long begin = System.nanoTime();
        Process running = process == null || !process.isAlive() || answered >= ANSWERS ? start() : process;
        BufferedReader from = answers;
        BufferedWriter to = requests;
        if (from == null || to == null) {
            throw new IllegalStateException("a worker without pipes");
        }
        try {
            to.write(request.line());
            to.newLine();
            to.flush();
            String line = readLine(running, from, limit);
            answered++;
            if (line != null) {
                return WorkerAnswer.parse(line);
            }
            running.waitFor(10, TimeUnit.SECONDS);
            end();
            return new WorkerAnswer(
                    WorkerAnswer.End.CRASHED, millisSince(begin), "the process ended, exit status " + status(running));
        } catch (TimeoutException late) {
            end();
            return new WorkerAnswer(
                    WorkerAnswer.End.LATE, millisSince(begin), "limit " + limit.toSeconds() + " s of processor time");
        } catch (InterruptedException interrupted) {
            end();
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while " + request.check() + " ran", interrupted);
        }
    }

    private static long millisSince(long begin) {
        return (System.nanoTime() - begin) / 1_000_000;
    }

    private static String status(Process ended) {
        return ended.isAlive() ? "unknown" : Integer.toString(ended.exitValue());
    }

    /**
     * Waits for a line while the process has neither used more processor time than the limit, nor slept for a multiple of that: what a
     * check is allowed must not depend on what else the machine does.
     */
    private static @Nullable String readLine(Process running, BufferedReader from, Duration limit)
            throws IOException, InterruptedException, TimeoutException {
        CompletableFuture<@Nullable String> line = new CompletableFuture<>();
        Thread reader = new Thread(
                () -> {
                    try {
                        line.complete(from.readLine());
                    } catch (IOException gone) {
                        line.complete(null);
                    }
                },
                "heddle-mutate-answer");
        reader.setDaemon(true);
        reader.start();
        Duration used = processorTime(running);
        long begin = System.nanoTime();
        while (true) {
            try {
                return line.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException notYet) {
                boolean tooMuch = processorTime(running).minus(used).compareTo(limit) > 0;
                if (tooMuch || millisSince(begin) > SLEEP * limit.toMillis()) {
                    throw notYet;
                }
            } catch (ExecutionException impossible) {
                throw new IOException(impossible.getCause());
            }
        }
    }

    /** Returns the processor time of the process alone, without the compilers that it starts. */
    private static Duration processorTime(Process running) {
        return running.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private Process start() throws IOException {
        end();
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-ea",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xshare:auto",
                "-Dfile.encoding=UTF-8",
                "-Duser.language=en",
                "-Duser.country=US",
                "-Duser.timezone=UTC",
                "-Djava.awt.headless=true",
                "--enable-native-access=ALL-UNNAMED",
                "-D" + MutantWorker.EXCLUDED_TAG + "=" + (tests.isOwnProject() ? "" : WHOLE),
                "-cp",
                tests.classPath().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
                MAIN));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(tests.runIn().toFile()).redirectError(log.toFile());
        builder.environment().put("LC_ALL", "C.UTF-8");
        Process started = builder.start();
        process = started;
        answers = started.inputReader(StandardCharsets.UTF_8);
        requests = started.outputWriter(StandardCharsets.UTF_8);
        answered = 0;
        return started;
    }

    /** Tools that it has started go too. */
    private void end() {
        Process running = process;
        if (running != null) {
            ProcessTree.kill(running.toHandle());
            process = null;
        }
    }

    @Override
    public void close() {
        end();
        try {
            Runtime.getRuntime().removeShutdownHook(atTheEnd);
        } catch (IllegalStateException ending) {
            // The hook runs, or has run.
        }
    }
}
