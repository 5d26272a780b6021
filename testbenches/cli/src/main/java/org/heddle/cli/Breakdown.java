package org.heddle.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.report.FileTrouble;
import org.heddle.verify.own.OwnDesign;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Tells of a command that broke down by its message alone; the stack trace goes to a file, for whoever needs it. */
final class Breakdown implements IExecutionExceptionHandler {
    private static final int FAILED = 1;
    private static final int MISUSED = 2;
    private static final int MISSING_TOOL = 3;

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
        PrintWriter err = command.getErr();
        MissingToolException missing = missingTool(problem);
        if (missing != null) {
            err.println("heddle: " + missing.getMessage());
            err.flush();
            return MISSING_TOOL;
        }
        if (problem instanceof ElaborationException refused) {
            // A rule of the language names place and mend in the designer's source: Heddle's own frames say nothing
            // more.
            boolean isOfCall = OwnDesign.isRefusedCall(refused);
            err.println("heddle: "
                    + (isOfCall
                            ? refused.diagnostics().stream()
                                    .map(Diagnostic::message)
                                    .distinct()
                                    .collect(Collectors.joining(System.lineSeparator()))
                            : refused.getMessage()));
            err.flush();
            return isOfCall ? MISUSED : FAILED;
        }
        err.println("heddle: " + message(problem));
        keep(problem, err);
        err.flush();
        return FAILED;
    }

    private void keep(Exception problem, PrintWriter err) {
        StringWriter trace = new StringWriter();
        problem.printStackTrace(new PrintWriter(trace));
        try {
            Files.createDirectories(state);
            Path file = Files.writeString(state.resolve("last-error.txt"), trace.toString());
            err.println("The stack trace is in " + file);
        } catch (IOException e) {
            err.println(trace); // no file to be had: better here than nowhere
        }
    }

    private static String message(Exception problem) {
        Throwable cause = problem instanceof UncheckedIOException ? problem.getCause() : problem;
        if (cause instanceof FileSystemException file) {
            return FileTrouble.sentence(file);
        }
        String message = problem.getMessage();
        return message == null ? problem.toString() : message;
    }

    /** A worker's exception arrives wrapped. */
    private static @Nullable MissingToolException missingTool(Throwable problem) {
        for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
            if (cause instanceof MissingToolException missing) {
                return missing;
            }
        }
        return null;
    }
}
