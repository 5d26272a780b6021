package org.heddle.experiment.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Tells of a command that broke down by its message alone; the stack trace goes to a file, for whoever needs it. */
final class Breakdown implements IExecutionExceptionHandler {
    private static final int FAILED = 1;

    private final Path state;

    /**
     * Prepares the handler.
     *
     * @param state folder for the stack trace
     */
    Breakdown(Path state) {
        this.state = state;
    }

    @Override
    public int handleExecutionException(Exception problem, CommandLine command, ParseResult parsed) {
        String message = problem.getMessage();
        PrintWriter err = command.getErr();
        err.println("heddle: " + (message == null ? problem.toString() : message));
        StringWriter trace = new StringWriter();
        problem.printStackTrace(new PrintWriter(trace));
        try {
            Files.createDirectories(state);
            Path file = Files.writeString(state.resolve("last-error.txt"), trace.toString());
            err.println("The stack trace is in " + file);
        } catch (IOException e) {
            err.println(trace); // no file to be had: better here than nowhere
        }
        err.flush();
        return FAILED;
    }
}
