package org.heddle.cosim.partition;

import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.heddle.cosim.tool.ExitCause;
import org.heddle.cosim.tool.ProcessEnd;
import org.heddle.cosim.tool.ProcessTree;
import org.jspecify.annotations.Nullable;

/** The process of one part, as the process that started it sees it. Its standard input is its lifeline. */
final class PartProcess {
    private static final int TOLD_LINES = 12;
    private static final long EXIT_MS = 5_000;
    /** Time within which the pipes of a process that has ended are read to their ends. */
    private static final long PIPES_MS = 1_000;

    private final String name;
    private final Process process;
    private final Consumer<? super String> progress;
    private final Deque<String> lastLines = new ArrayDeque<>();
    private final Thread messages;
    private final Thread lines;
    private volatile boolean ready;
    private volatile @Nullable String failure;
    private volatile byte @Nullable [] report;

    private PartProcess(String name, Process process, Consumer<? super String> progress) {
        this.name = name;
        this.process = process;
        this.progress = progress;
        messages = daemon(this::readMessages, "heddle-part-messages");
        lines = daemon(this::readLines, "heddle-part-lines");
    }

    /**
     * Starts one.
     *
     * @param name number and members, for messages
     * @param command its whole command line
     * @param settings what it is told first
     * @param progress takes its lines, on another thread
     */
    static PartProcess start(String name, List<String> command, byte[] settings, Consumer<? super String> progress)
            throws IOException {
        PartProcess started = new PartProcess(name, new ProcessBuilder(command).start(), progress);
        try {
            DataOutputStream out = new DataOutputStream(started.process.getOutputStream());
            PartPipe.write(out, PartPipe.Kind.READY, settings);
        } catch (IOException gone) {
            // Whoever looks next sees that it is not alive.
        }
        return started;
    }

    private static Thread daemon(Runnable body, String name) {
        Thread thread = new Thread(body, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private void readMessages() {
        try (DataInputStream in = new DataInputStream(process.getInputStream())) {
            while (true) {
                PartPipe.Message message = PartPipe.read(in);
                switch (message.kind()) {
                    case READY -> ready = true;
                    case PROGRESS -> progress.accept(message.text());
                    case FAILED -> failure = message.text();
                    case REPORT -> report = message.bytes();
                }
            }
        } catch (IOException ended) {
            // The process's end tells the rest.
        }
    }

    private void readLines() {
        try (BufferedReader reader = process.errorReader()) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                synchronized (lastLines) {
                    lastLines.add(line);
                    if (lastLines.size() > TOLD_LINES) {
                        lastLines.remove();
                    }
                }
            }
        } catch (IOException ended) {
            // Nothing more is said.
        }
    }

    long pid() {
        return process.pid();
    }

    boolean isReady() {
        return ready;
    }

    /** Whether it has died without a report, or said that it will. */
    boolean hasFailed() {
        if (failure == null && process.isAlive()) {
            return false;
        }
        join(messages);
        return report == null;
    }

    byte @Nullable [] report() {
        return report;
    }

    /**
     * Describes its end, for which it waits.
     *
     * @param cycle to which it had come
     */
    PartFailedException failure(int part, long cycle) {
        int code = end();
        join(messages);
        join(lines);
        String where = name + ", pid " + pid();
        String trace = failure;
        if (trace != null) {
            int frames = trace.indexOf("\n\tat ");
            String first = frames < 0 ? trace.strip() : trace.substring(0, frames);
            PartFailedException thrown =
                    new PartFailedException(part, cycle, where + ", threw in cycle " + cycle + " or later: " + first);
            thrown.initCause(new IllegalStateException("in " + name + ": " + trace));
            return thrown;
        }
        String cause =
                ExitCause.isSignal(code) ? "was ended by " + ExitCause.signal(code) : "ended with exit status " + code;
        return new PartFailedException(part, cycle, where + ", " + cause + " in cycle " + cycle + " or later" + said());
    }

    private String said() {
        synchronized (lastLines) {
            return lastLines.isEmpty()
                    ? "; it printed nothing"
                    : "; the last that it printed:\n  " + String.join("\n  ", lastLines);
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join(PIPES_MS);
        } catch (InterruptedException meanwhile) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits for its end, and kills it where that takes too long; returns its exit code. */
    int end() {
        int status = ProcessEnd.await(process, EXIT_MS, this::kill);
        join(messages);
        return status;
    }

    /** Ends it at once, with the tools that it has started. */
    void kill() {
        ProcessTree.kill(process.toHandle());
    }
}
