package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.heddle.cosim.build.Toolchain;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Cleanup of simulations that nobody closed; each test runs a program of its own, since it is ended. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ExitTest {
    private static final long ENDLESS = SimulationOptions.DEFAULT_CYCLE_LIMIT / 2;

    @TempDir
    Path folder;

    private final List<Process> started = new ArrayList<>();

    /** Writes a waveform, says so, and ends or goes on for ever. */
    static final class Waves {
        private Waves() {}

        public static void main(String[] arguments) {
            Simulation sim = Simulation.open(
                    Designs.counter(), SimulationOptions.defaults().waves(Path.of(arguments[0], "kept.vcd")));
            sim.poke("enable", 1);
            sim.step(10);
            System.out.println("ten cycles");
            if (arguments[1].equals("exits")) {
                System.exit(7);
            }
            Simulation.open(Designs.counter()).step(ENDLESS);
        }
    }

    /** Forgets a simulation that writes a waveform, and waits until somebody has noticed. */
    static final class Forgets {
        private Forgets() {}

        public static void main(String[] arguments) {
            Path file = Path.of(arguments[0], "kept.vcd");
            forget(file);
            while (!Files.exists(file)) {
                System.gc();
                Thread.onSpinWait();
            }
        }

        private static void forget(Path file) {
            Simulation.open(Designs.counter(), SimulationOptions.defaults().waves(file))
                    .step(10);
        }
    }

    private Process start(Class<?> program, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-D" + SimulationOptions.ISOLATED + "=" + System.getProperty(SimulationOptions.ISOLATED, "false"),
                "-cp",
                System.getProperty("java.class.path"),
                program.getName(),
                folder.toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        started.add(process);
        return process;
    }

    @AfterEach
    void endAll() {
        started.forEach(Process::destroyForcibly);
    }

    private static String output(Process process) throws Exception {
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return output;
    }

    private void requireTheWaveformAndNothingElse() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()).toList())
                    .containsExactly("kept.vcd");
        }
        // Ten rising edges of a clock of 10 ns, and half a cycle behind the last.
        assertThat(Files.readString(folder.resolve("kept.vcd")))
                .contains("#95000\n")
                .endsWith("#100000\n");
    }

    @Test
    void anExitCompletesOpenWaveforms() throws Exception {
        Process program = start(Waves.class, "exits");
        assertThat(output(program)).contains("ten cycles");
        assertThat(program.exitValue()).isEqualTo(7);
        requireTheWaveformAndNothingElse();
    }

    @Test
    void aSignalEndsARunSoonAndCompletesOpenWaveforms() throws Exception {
        Toolchain.installed(); // says so if it is missing, which what runs inside does not
        Process program = start(Waves.class, "goes on");
        BufferedReader lines = program.inputReader();
        String line = lines.readLine();
        while (!line.contains("ten cycles")) {
            line = lines.readLine();
        }
        program.destroy(); // SIGTERM; Ctrl-C takes the same way
        assertThat(program.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(program.exitValue()).isEqualTo(128 + 15);
        requireTheWaveformAndNothingElse();
    }

    @Test
    @Tag("slow")
    void aForgottenSimulationIsFreedWithAWarningThatNamesItsPlace() throws Exception {
        assertThat(output(start(Forgets.class)))
                .containsPattern("a simulation of \"counter\", opened at ExitTest.java:\\d+, was never closed and is"
                        + " freed only now: close it, or open it with try \\(...\\)");
        requireTheWaveformAndNothingElse();
    }
}
