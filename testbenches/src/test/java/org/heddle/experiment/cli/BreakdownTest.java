package org.heddle.experiment.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
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
        @Override
        public Integer call() {
            throw new IllegalStateException("the link is down (Link.java:7)");
        }
    }

    private int run(Path folder) {
        return new CommandLine(new Broken())
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
}
