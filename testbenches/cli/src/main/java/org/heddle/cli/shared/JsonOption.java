package org.heddle.cli.shared;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import org.heddle.report.FileTrouble;
import org.heddle.report.OutputFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option for a copy of a command's result for programs: into a file, or on standard output. */
public final class JsonOption {
    private static final Path STANDARD_OUTPUT = Path.of("-");

    @Option(
            names = "--json",
            paramLabel = "FILE",
            description = "Also writes the result into this file. With - it goes to standard output, and what people"
                    + " read goes to standard error.")
    private @Nullable Path file;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /** Names the command, where this stands in a mixin of a mixin: picocli tells it of the mixin around it alone. */
    public void belongTo(CommandSpec command) {
        spec = command;
    }

    /** Where the result goes; opened before the work begins. */
    public final class Sink implements AutoCloseable {
        private final @Nullable OutputFile output;

        private Sink(@Nullable OutputFile output) {
            this.output = output;
        }

        /**
         * Writes the result; nothing where nobody asked for it.
         *
         * @throws IOException if the file cannot take it
         */
        public void write(String text) throws IOException {
            if (isStandardOutput()) {
                print(text);
            } else if (output != null) {
                output.write(text);
            }
        }

        /**
         * Writes the result, and prints it on standard output in any case.
         *
         * @throws IOException if the file cannot take it
         */
        public void print(String text) throws IOException {
            PrintWriter out = spec.commandLine().getOut();
            out.print(text);
            out.flush();
            if (output != null) {
                output.write(text);
            }
        }

        @Override
        public void close() throws IOException {
            if (output != null) {
                output.close();
            }
        }
    }

    /**
     * Opens the file.
     *
     * @throws ParameterException if it cannot be written
     */
    public Sink open() {
        if (file == null || isStandardOutput()) {
            return new Sink(null);
        }
        try {
            return new Sink(OutputFile.open(file));
        } catch (IOException e) {
            throw cannotWrite(e);
        }
    }

    private ParameterException cannotWrite(IOException e) {
        return new ParameterException(
                spec.commandLine(), "cannot write " + file + ": " + FileTrouble.because(e) + " (--json)", e);
    }

    /**
     * Returns the file, for a result that is kept in it while the work goes on; empty without one, and on standard output.
     *
     * @throws ParameterException if it cannot be written
     */
    public Optional<Path> kept() {
        try (Sink probe = open()) {
            return probe.output == null ? Optional.empty() : Optional.ofNullable(file);
        } catch (IOException e) {
            throw cannotWrite(e);
        }
    }

    /** Whether the result was asked for. */
    public boolean isAsked() {
        return file != null;
    }

    /** Whether standard output belongs to the result alone. */
    public boolean isStandardOutput() {
        return STANDARD_OUTPUT.equals(file);
    }

    /** Where words and tables for people go. */
    public PrintWriter text() {
        return isStandardOutput()
                ? spec.commandLine().getErr()
                : spec.commandLine().getOut();
    }

    /** Where progress goes. */
    public PrintStream progress() {
        return isStandardOutput() ? System.err : System.out;
    }
}
