package org.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class BreakdownTest {
    @TempDir
    private Path state;

    private final StringWriter err = new StringWriter();

    @Command(name = "broken")
    private static final class Broken implements Callable<Integer> {
        private final Exception problem;

        Broken(Exception problem) {
            this.problem = problem;
        }

        @Override
        public Integer call() throws Exception {
            throw problem;
        }
    }

    private int run(Path folder) {
        return run(folder, new IllegalStateException("the link is down (Link.java:7)"));
    }

    private int run(Path folder, Exception problem) {
        return new CommandLine(new Broken(problem))
                .setExecutionExceptionHandler(new Breakdown(folder))
                .setErr(new PrintWriter(err))
                .execute();
    }

    @Test
    void theMessageIsShownAndTheStackTraceKept() throws Exception {
        assertThat(run(state)).isEqualTo(1);
        assertThat(err.toString())
                .startsWith("heddle: the link is down (Link.java:7)")
                .doesNotContain("\tat ");
        assertThat(Files.readString(state.resolve("last-error.txt"))).contains("\tat ", "BreakdownTest.java");
    }

    @Test
    void withoutAFolderToKeepItTheStackTraceIsShown() throws Exception {
        Path file = Files.createFile(state.resolve("a file, no folder"));
        assertThat(run(file)).isEqualTo(1);
        assertThat(err.toString()).contains("the link is down", "\tat ");
    }

    @Test
    void aMissingToolHasAStatusOfItsOwn() {
        Exception missing = new MissingToolException("synthesis", "yosys", "yosys", "is not on the PATH");
        assertThat(run(state, new IllegalStateException("a worker failed", missing)))
                .isEqualTo(3);
        assertThat(err)
                .hasToString("heddle: synthesis needs yosys, which is not on the PATH: install it (Debian and"
                        + " Ubuntu: package yosys)" + System.lineSeparator());
    }

    @Test
    void aBrokenRuleOfTheLanguageIsToldWithoutAStackTrace() {
        Exception refused =
                new ElaborationException(new Diagnostic(Code.UNDRIVEN, "y is not driven", new Site("Mine.java", 7)));
        assertThat(run(state, refused)).isEqualTo(1);
        assertThat(err).hasToString("heddle: HDL009 (Mine.java:7) y is not driven" + System.lineSeparator());
        assertThat(state).isEmptyDirectory();
    }

    @Test
    void argumentsOnTheCommandLineThatTheClassRefusesAreMisuse() {
        Exception refused = new ElaborationException(new Diagnostic(
                Code.LIBRARY_ARGUMENT, "Ticker cannot be built of this", new Site("ComponentClass.java", 7)));
        assertThat(run(state, refused)).isEqualTo(2);
        assertThat(err).hasToString("heddle: Ticker cannot be built of this" + System.lineSeparator());
    }

    @Test
    void aFileErrorSaysWhatWasWrong() {
        assertThat(run(state, new UncheckedIOException(new NoSuchFileException("results/a.json"))))
                .isEqualTo(1);
        assertThat(err.toString()).startsWith("heddle: cannot use the file results/a.json: there is no such file");
    }
}
