package org.heddle.cosim.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.heddle.cosim.tool.ProcessEnd;

/**
 * The process of an isolated model. Its standard input is its lifeline: a byte asks it for a sign of life, and where it ends,
 * as it does however the virtual machine ends, so does the process. What it prints goes to its log.
 */
final class ModelProcess {
    private final Process process;
    private final Path log;

    private ModelProcess(Process process, Path log) {
        this.process = process;
        this.log = log;
    }

    /**
     * Starts one.
     *
     * @param program the host of isolated models
     * @param channel the file of its channel
     * @param log a new file for what it prints
     */
    static ModelProcess start(Path program, Path channel, Path log) {
        try {
            Process process = new ProcessBuilder(List.of(program.toString(), channel.toString()))
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start();
            return new ModelProcess(process, log);
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot start the process of an isolated model", failure);
        }
    }

    long pid() {
        return process.pid();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Asks for a sign of life. */
    void askForSign() {
        try {
            process.getOutputStream().write('\n');
            process.getOutputStream().flush();
        } catch (IOException gone) {
            // Whoever looks next sees that it is not alive.
        }
    }

    /** Ends it at once. */
    void kill() {
        process.destroyForcibly();
    }

    /**
     * Waits for its end, and kills it where that takes too long.
     *
     * @return its exit code; for a signal 128 more than the signal's number
     */
    int end(long limitMs) {
        int status = ProcessEnd.await(process, limitMs, this::kill);
        closeLifeline();
        return status;
    }

    private void closeLifeline() {
        try {
            process.getOutputStream().close();
        } catch (IOException gone) {
            // There is nobody at its other end.
        }
    }

    /** Returns the output of the process so far; empty if it cannot be read. */
    String printed() {
        try {
            return new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            return "";
        }
    }
}
