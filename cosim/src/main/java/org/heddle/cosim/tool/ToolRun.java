package org.heddle.cosim.tool;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * One run of a command line tool, from its start to its end or to its limit.
 *
 * @param status exit status; -1 for a tool that took too long
 * @param output everything it printed, errors too
 * @param late whether it was ended because it took too long
 */
public record ToolRun(int status, String output, boolean late) {
    private static final Duration LIMIT = Duration.ofMinutes(10);

    /** Time for the last of the output to arrive, which only a process that outlives the tool can hold back. */
    private static final Duration READ_LIMIT = Duration.ofSeconds(5);

    /** Tools that run now. Ctrl-C in a terminal ends them too; a signal to this process alone, as an IDE sends it, would leave a compiler behind. */
    private static final Set<Process> RUNNING = new HashSet<>();

    private static boolean ending;

    /** Inherited by the threads that a thread starts: a build has several tools run at once. */
    private static final ThreadLocal<Boolean> LOWEST = new InheritableThreadLocal<>();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(ToolRun::endAll, "heddle-tools"));
    }

    private static void endAll() {
        synchronized (RUNNING) {
            ending = true;
            RUNNING.forEach(process -> ProcessTree.kill(process.toHandle()));
        }
    }

    /** Packages of Debian and Ubuntu that are not called like the tool. */
    private static final Map<String, String> PACKAGES = Map.of(
            "yosys-smtbmc",
            "yosys",
            "icetime",
            "fpga-icestorm",
            "icepack",
            "fpga-icestorm",
            "iceprog",
            "fpga-icestorm",
            "openFPGALoader",
            "openfpgaloader",
            "vvp",
            "iverilog");

    /** Whether it did what it was asked to. */
    public boolean succeeded() {
        return status == 0 && !late;
    }

    /** Does something, and runs all tools that are called meanwhile, here or in threads that this one starts, at the lowest priority. */
    public static void atLowestPriority(Runnable work) {
        LOWEST.set(true);
        try {
            work.run();
        } finally {
            LOWEST.remove();
        }
    }

    /**
     * Runs a tool that simulation needs to its end.
     *
     * @throws MissingToolException if it is not installed
     * @throws ModelBuildException if it takes longer than 10 minutes, or the thread is interrupted
     */
    public static ToolRun of(Path folder, List<String> command) {
        try {
            ToolRun run = run("simulation", folder, LIMIT, command);
            if (run.late()) {
                throw new ModelBuildException(String.format(
                        Locale.ROOT, "%s ran longer than %d minutes and was ended", command.get(0), LIMIT.toMinutes()));
            }
            return run;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new ModelBuildException("interrupted while waiting for " + command.get(0), interrupted);
        }
    }

    /**
     * Runs a tool to its end, or to its limit.
     *
     * @throws MissingToolException if it is not installed
     * @throws IllegalStateException if the thread is interrupted
     */
    public static ToolRun of(Path folder, Duration limit, List<String> command) {
        try {
            return run("this command", folder, limit, command);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while " + command.get(0) + " ran", interrupted);
        }
    }

    private static ToolRun run(String purpose, Path folder, Duration limit, List<String> command)
            throws InterruptedException {
        Process process = begin(purpose, folder, command);
        try {
            ByteArrayOutputStream printed = new ByteArrayOutputStream();
            Thread reader = new Thread(() -> copy(process, printed), "heddle-tool-output");
            reader.setDaemon(true);
            reader.start();
            boolean ended = process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
            if (!ended) {
                ProcessTree.kill(process.toHandle());
            }
            reader.join(READ_LIMIT.toMillis());
            return new ToolRun(ended ? process.exitValue() : -1, printed.toString(StandardCharsets.UTF_8), !ended);
        } finally {
            ProcessTree.kill(process.toHandle()); // with what it has started: a prover starts a solver of its own
            synchronized (RUNNING) {
                RUNNING.remove(process);
            }
        }
    }

    /** One at a time, so that none is started behind the back of what ends them. */
    private static Process begin(String purpose, Path folder, List<String> command) {
        synchronized (RUNNING) {
            if (ending) {
                throw new IllegalStateException(command.get(0) + " is not started: this process ends");
            }
            Process process = start(purpose, folder, command);
            RUNNING.add(process);
            return process;
        }
    }

    private static Process start(String purpose, Path folder, List<String> command) {
        List<String> words = new ArrayList<>(LOWEST.get() == null ? List.of() : List.of("nice", "-n", "19"));
        words.addAll(command);
        ProcessBuilder builder =
                new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().put("LC_ALL", "C");
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            return process;
        } catch (IOException missing) {
            throw missing(purpose, command.get(0));
        }
    }

    /**
     * Returns what says that a tool is not installed, with its package on Debian and Ubuntu.
     *
     * @param purpose what needs it: "synthesis"
     */
    public static MissingToolException missing(String purpose, String tool) {
        return new MissingToolException(purpose, tool, PACKAGES.getOrDefault(tool, tool), "is not on the PATH");
    }

    private static void copy(Process process, ByteArrayOutputStream to) {
        try {
            process.getInputStream().transferTo(to);
        } catch (IOException closed) {
            // The tool was ended; what it printed before is there.
        }
    }
}
