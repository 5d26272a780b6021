package org.heddle.cli.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class UnfinishedClassesTest {
    private final UnfinishedClasses unfinished = new UnfinishedClasses();

    private List<String> after(String... lines) {
        List.of(lines).forEach(unfinished);
        return unfinished.lines();
    }

    @Test
    void aClassWhoseProcessDiedIsNamedWithTheSignal() {
        assertThat(after(
                        "[INFO] Running org.heddle.a.GoodTest",
                        "[INFO] Running org.heddle.a.DeadlyTest",
                        "[INFO] Tests run: 3, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.5 s -- in"
                                + " org.heddle.a.GoodTest",
                        "[ERROR] heddle: SIGABRT inside model \"deadly\", in cycle 5",
                        "[ERROR] The forked VM terminated without properly saying goodbye. VM crash or System.exit called?",
                        "[ERROR] Process Exit Code: 134",
                        "[ERROR] Crashed tests:",
                        "[ERROR] org.heddle.a.DeadlyTest"))
                .containsExactly(
                        "org.heddle.a.DeadlyTest began and did not end: its process died (exit status 134, SIGABRT)");
        assertThat(unfinished.lastWords()).containsExactly("heddle: SIGABRT inside model \"deadly\", in cycle 5");
    }

    @Test
    void anySignalIsNamedAndNoOtherExitStatus() {
        assertThat(after("[INFO] Running org.heddle.a.DeadlyTest", "[ERROR] Process Exit Code: 143"))
                .containsExactly(
                        "org.heddle.a.DeadlyTest began and did not end: its process died (exit status 143, SIGTERM)");
        assertThat(after("[ERROR] Process Exit Code: 255"))
                .containsExactly("org.heddle.a.DeadlyTest began and did not end: its process died (exit status 255)");
    }

    @Test
    void classesThatEndedAreNot() {
        assertThat(after(
                        "[INFO] Running org.heddle.a.BadTest",
                        "[ERROR] Tests run: 3, Failures: 1, Errors: 0, Skipped: 0, Time elapsed: 0.5 s <<< FAILURE! -- in"
                                + " org.heddle.a.BadTest"))
                .isEmpty();
    }
}
