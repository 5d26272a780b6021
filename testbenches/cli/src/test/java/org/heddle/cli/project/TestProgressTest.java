package org.heddle.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Collections;
import org.junit.jupiter.api.Test;

class TestProgressTest {
    private final StringWriter shown = new StringWriter();
    private long now;

    private String follow(boolean terminal, String... lines) {
        TestProgress progress = new TestProgress(new PrintWriter(shown), terminal, false, () -> now);
        for (String line : lines) {
            progress.accept(line);
            now += 500_000_000L;
        }
        progress.end();
        return shown.toString();
    }

    @Test
    void aModuleIsItsClassesTheirCountsAndItsTime() {
        String text = follow(
                false,
                "[INFO] Building hdl-dsl 0.1.0                                            [2/5]",
                "[INFO] Running org.heddle.hdl.NamesTest",
                "[INFO] Tests run: 12, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.31 s -- in org.heddle.hdl.NamesTest",
                "[INFO] some other line");
        assertThat(text.lines().map(String::stripTrailing))
                .containsExactly(
                        "hdl-dsl",
                        "    NamesTest                                       12     0.31 s",
                        "  12 tests, 2.0 s");
    }

    @Test
    void aClassThatFailsSaysSo() {
        String text = follow(
                false,
                "[INFO] Building cosim 0.1.0                                              [4/5]",
                "[ERROR] Tests run: 5, Failures: 1, Errors: 2, Skipped: 0, Time elapsed: 1.0 s <<< FAILURE! -- in a.BTest");
        assertThat(text).contains("BTest").contains("FAILED: 3");
    }

    @Test
    void whereToolsAreMissingAClassThatDidNotPassMayLackOne() {
        TestProgress progress = new TestProgress(new PrintWriter(shown), false, true, () -> now);
        progress.accept(
                "[ERROR] Tests run: 5, Failures: 1, Errors: 2, Skipped: 0, Time elapsed: 1.0 s <<< FAILURE! -- in a.BTest");
        assertThat(shown.toString()).contains("failed or lacks a tool: 3").doesNotContain("FAILED");
    }

    @Test
    void behindManyClassesTheLongestAndTheModulesAreTold() {
        TestProgress progress = new TestProgress(new PrintWriter(shown), false, false, () -> now);
        progress.accept("[INFO] Building cosim 0.1.0                                              [4/5]");
        for (int i = 1; i <= 12; i++) {
            assertThat(progress.longest()).as("%d classes", i - 1).isEqualTo(i <= 11 ? "" : progress.longest());
            progress.accept("[INFO] Tests run: 1, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: "
                    + (i == 3 ? "1,003" : i) + ".5 s -- in a.Class" + i + "Test");
        }
        now = 90_000_000_000L;
        progress.end();
        assertThat(progress.longest().lines().map(String::strip))
                .contains("cosim       1.5")
                .anyMatch(line -> line.matches("Class3Test +1003.5"))
                .anyMatch(line -> line.matches("Class12Test +12.5"))
                .noneMatch(line -> line.startsWith("Class2Test"));
    }

    @Test
    void aModuleWithoutTestsTakesNoLine() {
        assertThat(follow(false, "[INFO] Building Heddle 0.1.0                                             [1/5]"))
                .isEmpty();
    }

    @Test
    void onATerminalTheRunningClassIsSeenAndOverwritten() {
        String text = follow(true, "[INFO] Running org.heddle.hdl.NamesTest");
        assertThat(text).contains("NamesTest ...").startsWith("\r\033[K");
    }

    @Test
    void aLongFirstDownloadIsSeenToMove() {
        String[] lines = Collections.nCopies(120, "[INFO] Downloaded from central: https://example.org/a.jar (1 kB)")
                .toArray(String[]::new);
        assertThat(follow(false, lines)).hasLineCount(2).contains("fetching what the tests need (100)");
    }
}
