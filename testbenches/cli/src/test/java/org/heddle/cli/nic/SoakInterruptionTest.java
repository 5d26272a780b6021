package org.heddle.cli.nic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A soak whose process is ended, as by Ctrl-C, before all was done. */
@Tag("slow")
class SoakInterruptionTest {
    private static final int TERMINATED = 128 + 15;

    private Process soak;

    private void start() throws IOException {
        soak = new ProcessBuilder(List.of(
                        ProcessHandle.current().info().command().orElse("java"),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "org.heddle.cli.HeddleCommand",
                        "soak",
                        "dimmnet2",
                        "--count",
                        "8000",
                        "--seed",
                        "5",
                        "--engine",
                        "jvm"))
                .start();
    }

    private void awaitProgress() throws IOException {
        BufferedReader notices = soak.errorReader(StandardCharsets.UTF_8);
        String line = notices.readLine();
        while (line != null && !line.contains(" of ")) {
            line = notices.readLine();
        }
        assertThat(line).isNotNull();
    }

    private String end() throws IOException, InterruptedException {
        soak.toHandle().destroy();
        String out = new String(soak.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(soak.waitFor()).isEqualTo(TERMINATED);
        return out;
    }

    @AfterEach
    void leaveNoProcess() {
        soak.destroyForcibly();
    }

    @Test
    void whatWasDoneIsToldAndIsNoMismatch() throws Exception {
        start();
        awaitProgress();
        assertThat(end())
                .contains("Interrupted: the counts are of the episodes that had ended, of 8000 asked for.")
                .containsPattern("Commands: [1-9]\\d*, Mismatches: 0, Seed: 5")
                .doesNotContain("MISMATCH");
    }
}
