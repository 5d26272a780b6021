package org.heddle.cosim.tool;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The end of one run of a command line tool.
 *
 * @param status exit status
 * @param output everything it printed
 */
public record ToolRun(int status, String output) {
    private static final Duration LIMIT = Duration.ofMinutes(10);

    /** Whether the exit status says that the tool did not do what it was asked to. */
    public boolean failed() {
        return status != 0;
    }

    /**
     * Runs a tool to its end.
     *
     * @throws IOException if it cannot be started
     * @throws ModelBuildException if it takes too long, or the thread is interrupted
     */
    public static ToolRun of(Path directory, List<String> command) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true);
        builder.environment().put("LC_ALL", "C");
        Process process = builder.start();
        try {
            process.getOutputStream().close();
            AtomicBoolean late = new AtomicBoolean();
            Thread guard = new Thread(() -> endWhenLate(process, late), "heddle-tool-limit");
            guard.setDaemon(true);
            guard.start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int status = process.waitFor();
            guard.interrupt();
            if (late.get()) {
                throw new ModelBuildException(String.format(
                        Locale.ROOT, "%s ran longer than %d minutes and was ended", command.get(0), LIMIT.toMinutes()));
            }
            return new ToolRun(status, output);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new ModelBuildException("interrupted while waiting for " + command.get(0), interrupted);
        } finally {
            process.destroyForcibly();
        }
    }

    private static void endWhenLate(Process process, AtomicBoolean late) {
        try {
            if (!process.waitFor(LIMIT.toSeconds(), TimeUnit.SECONDS)) {
                late.set(true);
                process.destroyForcibly();
            }
        } catch (InterruptedException inTime) {
            // The tool ended.
        }
    }
}
