package org.heddle.cosim.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class ToolRunTest {
    private static final Duration MINUTE = Duration.ofMinutes(1);

    @TempDir
    Path folder;

    private static List<String> shell(String script) {
        return List.of("sh", "-c", script);
    }

    @Test
    void aRunHasTheStatusAndAllThatWasPrinted() throws IOException {
        ToolRun run = ToolRun.of(folder, MINUTE, shell("pwd; echo complaint >&2; exit 3"));

        assertThat(run.status()).isEqualTo(3);
        assertThat(run.output()).isEqualTo(folder.toRealPath() + "\ncomplaint\n");
        assertThat(run.late()).isFalse();
        assertThat(run.succeeded()).isFalse();
        assertThat(ToolRun.of(folder, shell("exit 0")).succeeded()).isTrue();
    }

    @Test
    @Tag("slow")
    @Timeout(60)
    void aToolThatTakesTooLongIsEndedWithItsChildren() throws InterruptedException {
        ToolRun run = ToolRun.of(folder, Duration.ofMillis(500), shell("echo begun; (sleep 4; touch survivor) & wait"));

        assertThat(run.late()).isTrue();
        assertThat(run.succeeded()).isFalse();
        assertThat(run.output()).isEqualTo("begun\n");
        TimeUnit.SECONDS.sleep(5); // an ended child may stay in the list of processes, so its work is looked at
        assertThat(folder.resolve("survivor")).doesNotExist();
    }

    @Test
    @Tag("slow")
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void whoInheritedTheOutputDoesNotKeepTheRunFromEnding() throws IOException {
        ToolRun run = ToolRun.of(folder, shell("setsid sleep 300 & echo $!; sleep 1"));

        assertThat(run.succeeded()).isTrue();
        ProcessHandle.of(Long.parseLong(run.output().strip())).ifPresent(ProcessHandle::destroyForcibly);
    }

    @Test
    void muchOutputIsReadWhileTheToolRuns() throws IOException {
        ToolRun run = ToolRun.of(folder, MINUTE, shell("head -c 3000000 /dev/zero | tr '\\0' x"));

        assertThat(run.output()).hasSize(3_000_000);
    }

    @Test
    void aToolThatIsNotThereIsNamedWithThePackageThatHasIt() {
        assertThatThrownBy(() -> ToolRun.of(folder, MINUTE, List.of("heddle-no-such-tool", "-x")))
                .isInstanceOf(MissingToolException.class)
                .hasMessage("this command needs heddle-no-such-tool, which is not on the PATH: install it"
                        + " (Debian and Ubuntu: package heddle-no-such-tool)");
        assertThatThrownBy(() -> ToolRun.of(folder, List.of("heddle-no-such-tool")))
                .isInstanceOf(MissingToolException.class)
                .hasMessageStartingWith("simulation needs heddle-no-such-tool");
    }

    @Test
    @Timeout(60)
    void anInterruptEndsTheTool() throws InterruptedException {
        Thread waiting = Thread.currentThread();
        Thread interrupter = new Thread(() -> {
            try {
                TimeUnit.MILLISECONDS.sleep(300);
                waiting.interrupt();
            } catch (InterruptedException nobody) {
                throw new IllegalStateException(nobody);
            }
        });
        interrupter.start();
        assertThatThrownBy(() -> ToolRun.of(folder, MINUTE, shell("sleep 300")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("interrupted while sh ran");
        assertThat(Thread.interrupted()).isTrue();
        interrupter.join();
    }

    @Test
    @Timeout(60)
    void aShellDoesNotGoOnWhenItsChildIsEnded() throws InterruptedException {
        String script = "sleep 30 & first=$!; for i in $(seq 200); do sleep 30 & done; wait $first; : > survivor";

        assertThat(ToolRun.of(folder, Duration.ofSeconds(2), shell(script)).late())
                .isTrue();

        TimeUnit.SECONDS.sleep(1);
        assertThat(folder.resolve("survivor")).doesNotExist();
    }

    /** A process that runs a tool of some seconds. */
    static final class Waiting {
        private Waiting() {}

        public static void main(String[] arguments) {
            ToolRun.of(Path.of(arguments[0]), MINUTE, shell("touch begun; sleep 4; touch survivor"));
        }
    }

    @Test
    @Tag("slow")
    @Timeout(60)
    void aToolEndsWithTheProcessThatRunsItWhoeverEndsThat() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Waiting.class.getName(),
                        folder.toString())
                .inheritIO()
                .start();
        while (!Files.exists(folder.resolve("begun"))) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
        process.destroy(); // SIGTERM, to this process alone
        process.waitFor();
        TimeUnit.SECONDS.sleep(5);
        assertThat(folder.resolve("survivor")).doesNotExist();
    }
}
