package org.heddle.verify.tool;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.heddle.cosim.tool.MissingToolException;

/**
 * The end of one run of a tool.
 *
 * @param status exit status
 * @param output everything it printed
 * @param late whether it was ended because it took too long
 */
public record ToolCall(int status, String output, boolean late) {
    /** Packages of Debian and Ubuntu that are not called like the tool. */
    private static final Map<String, String> PACKAGES =
            Map.of("yosys-smtbmc", "yosys", "icetime", "fpga-icestorm", "vvp", "iverilog");

    /** Whether it did what it was asked to. */
    public boolean succeeded() {
        return status == 0 && !late;
    }

    /**
     * Runs a tool to its end, or to its limit.
     *
     * @throws MissingToolException if it is not installed
     * @throws IllegalStateException if the thread is interrupted
     */
    public static ToolCall of(Path folder, Duration limit, List<String> command) throws IOException {
        Path log = Files.createTempFile(folder, "tool", ".log");
        Process process = start(folder, command, log);
        try {
            boolean ended = process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
            if (!ended) {
                end(process);
            }
            String output = Files.readString(log, StandardCharsets.UTF_8);
            return new ToolCall(ended ? process.exitValue() : -1, output, !ended);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while " + command.get(0) + " ran", e);
        } finally {
            end(process);
            Files.deleteIfExists(log);
        }
    }

    private static Process start(Path folder, List<String> command, Path log) {
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment().put("LC_ALL", "C");
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            return process;
        } catch (IOException e) {
            String tool = command.get(0);
            throw new MissingToolException(
                    "this command", tool, PACKAGES.getOrDefault(tool, tool), "is not on the PATH");
        }
    }

    /** A prover starts a solver of its own: that one goes too. */
    private static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
