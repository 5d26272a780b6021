package org.heddle.cosim.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.heddle.cosim.Designs;
import org.heddle.cosim.build.BuildOptions;
import org.heddle.cosim.build.ModelBuilder;
import org.heddle.cosim.build.Profile;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.cosim.tool.ProcessTree;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Behaviour of the cache and its locks that only a second JVM can show. */
@Tag("slow")
class TwoProcessesTest {
    @TempDir
    Path folder;

    /** A program that gets a slow entry and says whether it made it. */
    static final class SlowEntry {
        private static final CacheItem ITEM =
                new CacheItem(CacheKind.MODELS, new CacheKey().name(), "thing slow", Set.of("thing"));

        private SlowEntry() {}

        public static void main(String[] arguments) {
            ContentCache cache = ContentCache.at(Path.of(arguments[0]));
            try (CacheEntry entry = cache.get(ITEM, (kind, message) -> System.out.println(message), place -> {
                System.out.println("making");
                awaitWord();
                Files.writeString(place.resolve("thing"), "done");
            })) {
                System.out.println(entry.fresh() ? "made" : "found");
            }
        }

        /** An end of the input is none: a process that is being ended must not go on making. */
        private static void awaitWord() throws IOException {
            if (System.in.read() != '\n') {
                new Semaphore(0).acquireUninterruptibly();
            }
        }
    }

    /** A program that builds a model with the tools on its PATH. */
    static final class BuildCounter {
        private BuildCounter() {}

        public static void main(String[] arguments) {
            try {
                new ModelBuilder(ContentCache.at(Path.of(arguments[0])), (kind, message) -> System.out.println(message))
                        .build(Designs.counter(), BuildOptions.of(Profile.QUICK))
                        .close();
                System.out.println("built");
            } catch (MissingToolException missing) {
                System.out.println(missing.tool() + " from " + missing.debianPackage() + "\n" + missing.getMessage());
            }
        }
    }

    private Path cache() {
        return folder.resolve("cache");
    }

    private final List<Process> started = new ArrayList<>();

    private Process start(Class<?> program, String path) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        ProcessBuilder builder = new ProcessBuilder(
                java, "-cp", System.getProperty("java.class.path"), program.getName(), cache().toString());
        builder.environment().put("PATH", path);
        Process process = builder.redirectErrorStream(true).start();
        started.add(process);
        return process;
    }

    /** After a failure they may wait for a word that nobody says. */
    @AfterEach
    void endAll() {
        for (Process process : started) {
            ProcessTree.kill(process.toHandle());
        }
    }

    private static String output(Process process) throws Exception {
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return output;
    }

    /** The next line that a process prints; the rest stays to be read. */
    private static String line(Process process) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = process.getInputStream().read();
                c != '\n' && c != -1;
                c = process.getInputStream().read()) {
            line.append((char) c);
        }
        return line.toString();
    }

    /** Lets a process that is making the entry come to its end. */
    private static void letFinish(Process process) throws IOException {
        process.getOutputStream().write('\n');
        process.getOutputStream().flush();
    }

    @Test
    void oneProcessMakesTheEntryAndTheOtherWaitsForIt() throws Exception {
        Process first = start(SlowEntry.class, System.getenv("PATH"));
        assertThat(line(first)).isEqualTo("making");
        Process second = start(SlowEntry.class, System.getenv("PATH"));
        assertThat(line(second)).contains("waiting for thing slow, which process " + first.pid() + " is building");
        letFinish(first);
        assertThat(output(first)).contains("made");
        assertThat(output(second)).contains("found").doesNotContain("making");
    }

    @Test
    void aProcessThatIsEndedWhileItBuildsLeavesNoEntryAndNoLock() throws Exception {
        Process first = start(SlowEntry.class, System.getenv("PATH"));
        assertThat(line(first)).isEqualTo("making");
        first.destroy();
        first.waitFor();
        assertThat(cache().resolve("models")).isEmptyDirectory();
        assertThat(cache().resolve("tmp")).isEmptyDirectory();
        Process second = start(SlowEntry.class, System.getenv("PATH"));
        letFinish(second);
        assertThat(output(second)).contains("made");
    }

    /** A Verilator that says when it is called to translate, and waits for a word before it does. */
    private String pathWithPatientVerilator(Path begun, Path go) throws Exception {
        for (Path pipe : List.of(begun, go)) {
            assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                    .isZero();
        }
        String path = System.getenv("PATH");
        Path tools = Files.createDirectory(folder.resolve("patient"));
        Path script = Files.writeString(tools.resolve("verilator"), """
                #!/bin/sh
                case " $* " in *" --cc "*) echo begun > %s; read word < %s ;; esac
                PATH='%s' exec verilator "$@"
                """.formatted(begun, go, path));
        assertThat(script.toFile().setExecutable(true)).isTrue();
        return tools + ":" + path;
    }

    @Test
    void twoProcessesThatNeedOneModelCompileItOnce() throws Exception {
        Path begun = folder.resolve("begun");
        Path go = folder.resolve("go");
        String path = pathWithPatientVerilator(begun, go);
        Process first = start(BuildCounter.class, path);
        assertThat(Files.readString(begun)).isEqualTo("begun\n"); // opening a pipe waits for its other end
        Process second = start(BuildCounter.class, path);
        assertThat(line(second))
                .contains("waiting for model \"counter\" (quick), which process " + first.pid() + " is building");
        Files.writeString(go, "go\n");
        assertThat(output(first)).containsPattern("model \"counter\" \\(quick\\) built in");
        assertThat(output(second))
                .contains("model \"counter\" (quick) found in the cache")
                .doesNotContain("verilated");
    }

    @Test
    void missingToolsAreNamedWithTheirPackages() throws Exception {
        assertThat(output(start(BuildCounter.class, folder.toString())))
                .startsWith("verilator from verilator\n")
                .contains("simulation needs verilator, which is not on the PATH")
                .contains("package verilator");
        Path tools = Files.createDirectory(folder.resolve("tools"));
        Path fake = Files.writeString(
                tools.resolve("verilator"),
                "#!/bin/sh\n[ $1 = --version ] && echo Verilator 5.006 || echo /usr/share/verilator\n",
                StandardCharsets.UTF_8);
        assertThat(fake.toFile().setExecutable(true)).isTrue();
        assertThat(output(start(BuildCounter.class, tools.toString())))
                .startsWith("g++ from g++\n")
                .contains("simulation needs g++, which is not on the PATH");
    }
}
