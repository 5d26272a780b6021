package org.heddle.cosim.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.heddle.cosim.Designs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What only a second JVM can show. */
class TwoProcessesTest {
    @TempDir
    Path folder;

    /** A program that gets a slow entry and says whether it made it. */
    static final class SlowEntry {
        private SlowEntry() {}

        public static void main(String[] arguments) {
            ContentCache cache = ContentCache.at(Path.of(arguments[0]));
            try (CacheEntry entry =
                    cache.get("things", "slow", "thing slow", (kind, message) -> System.out.println(message), place -> {
                        Path marks = Path.of(
                                arguments[0],
                                "made-by-" + ProcessHandle.current().pid());
                        Files.writeString(marks, "");
                        pause();
                        Files.writeString(place.resolve("thing"), "done");
                    })) {
                System.out.println(entry.fresh() ? "made" : "found");
            }
        }

        private static void pause() {
            try {
                Thread.sleep(1500);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** A program that builds a model with the tools on its PATH. */
    static final class BuildCounter {
        private BuildCounter() {}

        public static void main(String[] arguments) {
            try {
                new ModelBuilder(ContentCache.at(Path.of(arguments[0])), (kind, message) -> {})
                        .build(Designs.counter(), BuildOptions.of(Profile.QUICK))
                        .close();
                System.out.println("built");
            } catch (MissingToolException missing) {
                System.out.println(missing.tool() + " from " + missing.debianPackage() + "\n" + missing.getMessage());
            }
        }
    }

    private Process start(Class<?> program, String path) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        ProcessBuilder builder = new ProcessBuilder(
                java, "-cp", System.getProperty("java.class.path"), program.getName(), folder.toString());
        builder.environment().put("PATH", path);
        return builder.redirectErrorStream(true).start();
    }

    private static String output(Process process) throws Exception {
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return output;
    }

    @Test
    void oneProcessMakesTheEntryAndTheOtherWaitsForIt() throws Exception {
        Process first = start(SlowEntry.class, System.getenv("PATH"));
        Process second = start(SlowEntry.class, System.getenv("PATH"));
        List<String> outputs = List.of(output(first), output(second));
        assertThat(outputs).filteredOn(text -> text.contains("made")).hasSize(1);
        assertThat(outputs)
                .filteredOn(text -> text.contains("found"))
                .singleElement()
                .asString()
                .contains("waiting for thing slow");
        assertThat(folder.toFile().list((place, name) -> name.startsWith("made-by-")))
                .hasSize(1);
    }

    @Test
    void aProcessThatIsEndedWhileItBuildsLeavesNoEntryAndNoLock() throws Exception {
        Process first = start(SlowEntry.class, System.getenv("PATH"));
        waitForMaker();
        first.destroy();
        first.waitFor();
        assertThat(folder.resolve("things")).doesNotExist();
        assertThat(folder.resolve("tmp").toFile().list()).isEmpty();
        assertThat(output(start(SlowEntry.class, System.getenv("PATH")))).contains("made");
    }

    private void waitForMaker() throws Exception {
        for (int i = 0; i < 500; i++) {
            String[] marks = folder.toFile().list((place, name) -> name.startsWith("made-by-"));
            if (marks != null && marks.length > 0) {
                return;
            }
            Thread.sleep(20);
        }
        throw new AssertionError("the process did not start to build within 10 s");
    }

    @Test
    void missingToolsAreNamedWithTheirPackages() throws Exception {
        assertThat(output(start(BuildCounter.class, folder.toString())))
                .startsWith("verilator from verilator\n")
                .contains("simulation needs verilator, which is not on the PATH")
                .contains("package verilator");
        Path tools = Files.createDirectory(folder.resolve("tools"));
        Path fake = Files.writeString(
                tools.resolve("verilator"), "#!/bin/sh\necho /usr/share/verilator\n", StandardCharsets.UTF_8);
        assertThat(fake.toFile().setExecutable(true)).isTrue();
        assertThat(output(start(BuildCounter.class, tools.toString())))
                .startsWith("g++ from g++\n")
                .contains("simulation needs g++, which is not on the PATH");
    }
}
