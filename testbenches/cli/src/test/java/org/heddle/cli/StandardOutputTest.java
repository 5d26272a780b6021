package org.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The whole program with a standard output that takes nothing. */
class StandardOutputTest {
    private static String javaCommand() {
        return ProcessHandle.current().info().command().orElse("java");
    }

    private static Process start(String redirection, String word) throws IOException {
        List<String> command = List.of(
                "/bin/sh",
                "-c",
                "exec \"$0\" -XX:TieredStopAtLevel=1 -cp \"$1\" org.heddle.cli.HeddleCommand " + word + " "
                        + redirection,
                javaCommand(),
                System.getProperty("java.class.path"));
        ProcessBuilder builder = new ProcessBuilder(command);
        return builder.start();
    }

    @Test
    void aResultThatNobodyReceivedIsNoSuccess() throws Exception {
        Process process = start(">/dev/full", "--version");
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isEqualTo(1);
        assertThat(err)
                .isEqualToNormalizingNewlines(
                        "heddle: standard output could not be written: No space left on device\n");
    }

    @Test
    void aResultThatWasReceivedIsASuccess() throws Exception {
        Process process = start("", "--version");
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .startsWith("heddle ");
        assertThat(process.waitFor()).isZero();
    }
}
