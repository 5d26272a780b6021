package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.heddle.cosim.agent.NativeSource;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamPorts;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.cosim.stop.HardwareStoppedException.Reason;
import org.heddle.cosim.stop.SimulationException;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An isolated model may die: the call that ran throws, everything else in this very virtual machine goes on. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("slow")
class IsolatedDeathTest {
    private static final String ABORT = "abort();";
    private static final String BAD_ADDRESS = "*(volatile int*)8 = 1;";
    private static final String EXIT = "exit(3);";
    private static final String ENDLESS_LOOP = "for (volatile int i = 0; ; ) { i = i + 1; }";
    private static final String ENDLESS_RECURSION =
            "struct Deep { static int down(volatile int n) { volatile char room[4096]; room[n % 4096] = 1;"
                    + " return down(n + 1) + room[(n * 7) % 4096]; } }; Deep::down(0);";

    private static final SimulationOptions ISOLATED =
            SimulationOptions.defaults().isolated().seed(0x2a);

    @TempDir
    private Path logs;

    @BeforeEach
    void keepLogsHere() {
        System.setProperty("heddle.failures", logs.toString());
    }

    @AfterEach
    void everythingElseGoesOnAndNothingIsLeft() throws IOException {
        System.clearProperty("heddle.failures");
        try (Simulation next = Simulation.open(Designs.counter(), ISOLATED)) {
            next.reset(1);
            next.poke("enable", 1);
            next.step(100);
            next.expect("count", 100);
        }
        assertThat(children()).isEmpty();
        assertThat(scratchFolders()).isEmpty();
    }

    private static List<ProcessHandle> children() {
        return ProcessHandle.current()
                .children()
                .filter(child -> child.info().command().orElse("heddle_host").contains("heddle_host"))
                .toList();
    }

    private static List<String> scratchFolders() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("/dev/shm"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name ->
                            name.startsWith("heddle-" + ProcessHandle.current().pid() + "-"))
                    .toList();
        }
    }

    /** Does something on the edge of cycle 5, counted from 0. */
    private static VerilogDesign atFive(String action) {
        return Designs.of("deadly", """
                module deadly(input clock, output reg [7:0] count);
                  initial count = 8'd0;
                  always @(posedge clock) begin
                    count <= count + 8'd1;
                    if (count == 8'd5) $c("%s");
                  end
                endmodule
                """.formatted(action), Designs.clock(), Designs.out("count", 8));
    }

    private static HardwareStoppedException deathOf(Simulation sim, Runnable call) {
        HardwareStoppedException death = catchThrowableOfType(HardwareStoppedException.class, call::run);
        assertThat(death.reason()).isEqualTo(Reason.DEATH);
        assertThat(sim.stop()).hasValueSatisfying(stop -> assertThat(stop).hasMessage(death.getMessage()));
        return death;
    }

    @Test
    void anAbortNamesSignalModelSeedPlaceCycleCallAndLog() throws IOException {
        try (Simulation sim = Simulation.open(atFive(ABORT), ISOLATED)) {
            HardwareStoppedException death = deathOf(sim, () -> sim.step(10));
            assertThat(death)
                    .hasMessageMatching(
                            "(?s)SIGABRT ended the process of the isolated model \"deadly\" with seed 0x2a, opened at"
                                    + " IsolatedDeathTest.java:\\d+ by test \\S+, in cycle 5 \\(55000 ps\\), in a call of run;"
                                    + " its log is " + logs + "/deadly-\\d+\\.log:.*");
            assertThat(death.cycle()).isEqualTo(5);
            assertThat(sim.cycle()).isEqualTo(5);
            assertThat(logs.toFile().list()).hasSize(1);
            Path log = logs.resolve(logs.toFile().list()[0]);
            assertThat(log).content().contains("heddle: SIGABRT inside model \"deadly\" with seed 0x2a");
        }
    }

    @Test
    void aBadAddressEndsAStep() {
        try (Simulation sim = Simulation.open(atFive(BAD_ADDRESS), ISOLATED)) {
            sim.step();
            sim.step(4);
            assertThat(deathOf(sim, sim::step))
                    .hasMessageContaining("SIGSEGV ended the process")
                    .hasMessageContaining("in cycle 5 (55000 ps), in a call of step");
        }
    }

    @Test
    void aRecursionWithoutEndIsABadAddressToo() {
        try (Simulation sim = Simulation.open(atFive(ENDLESS_RECURSION), ISOLATED)) {
            assertThat(deathOf(sim, () -> sim.step(10)))
                    .hasMessageContaining("SIGSEGV ended the process")
                    .hasMessageContaining("in cycle 5 (55000 ps)");
        }
    }

    @Test
    void anExitIsADeathWithItsStatusAndWhatWasPrinted() {
        try (Simulation sim = Simulation.open(atFive("puts(\\\"farewell\\\"); " + EXIT), ISOLATED)) {
            assertThat(deathOf(sim, () -> sim.step(10)))
                    .hasMessageContaining("exit(3) inside the model ended the process")
                    .hasMessageContaining("in cycle 5 (55000 ps), in a call of run")
                    .hasMessageContaining("farewell");
        }
    }

    @Test
    void anEndlessLoopEndsWhenNoTimePassesForTooLong() {
        SimulationOptions impatient = ISOLATED.isolated(Duration.ofMillis(500));
        try (Simulation sim = Simulation.open(atFive(ENDLESS_LOOP), impatient)) {
            assertThat(deathOf(sim, () -> sim.step(10)))
                    .hasMessageContaining("SIGKILL, because no simulated time passed for 0.5 s, ended the process")
                    .hasMessageContaining("in cycle 5 or later (55000 ps), in a call of run");
        }
    }

    @Test
    void aLongRunIsNoSilence() {
        SimulationOptions impatient = ISOLATED.isolated(Duration.ofMillis(300));
        try (Simulation sim = Simulation.open(Designs.counter(), impatient)) {
            long cycles = 1_000_000;
            for (long took = 0; took < TimeUnit.SECONDS.toNanos(1); cycles *= 2) {
                long start = System.nanoTime();
                sim.step(cycles);
                took = System.nanoTime() - start;
            }
            assertThat(sim.stop()).isEmpty();
        }
    }

    @Test
    void anInterruptEndsAnEndlessLoopWithinSomeSeconds() throws Exception {
        try (Simulation sim = Simulation.open(atFive(ENDLESS_LOOP), ISOLATED)) {
            sim.step(5);
            FutureTask<HardwareStoppedException> end = new FutureTask<>(() -> deathOf(sim, sim::step));
            Thread thread = new Thread(end, "runner");
            thread.start();
            await(sim);
            thread.interrupt();
            assertThat(end.get(20, TimeUnit.SECONDS))
                    .hasMessageContaining(
                            "SIGKILL, because it did not end within 2 s of being asked to, ended the process");
        }
    }

    @Test
    void aCloseEndsAnEndlessLoopOfAnotherThread() throws Exception {
        Simulation sim = Simulation.open(atFive(ENDLESS_LOOP), ISOLATED);
        FutureTask<Throwable> end =
                new FutureTask<>(() -> catchThrowableOfType(RuntimeException.class, () -> sim.step(10)));
        new Thread(end, "runner").start();
        await(sim);
        sim.close();
        assertThat(end.get(20, TimeUnit.SECONDS)).isInstanceOf(HardwareStoppedException.class);
    }

    /** Waits until a model runs: its process takes processor time, and one that waits for questions takes none. */
    private static void await(Simulation sim) {
        while (children().isEmpty()
                || cpuTime(children().get(0)).compareTo(Duration.ofMillis(100)) < 0
                || !sim.instance().isInCall()) {
            Thread.onSpinWait();
        }
    }

    private static Duration cpuTime(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    @Test
    void aKillFromOutsideDuringARunIsADeath() throws Exception {
        try (Simulation sim = Simulation.open(Designs.counter(), ISOLATED)) {
            FutureTask<HardwareStoppedException> end =
                    new FutureTask<>(() -> deathOf(sim, () -> sim.step(SimulationOptions.DEFAULT_CYCLE_LIMIT)));
            new Thread(end, "runner").start();
            await(sim);
            kill();
            assertThat(end.get(20, TimeUnit.SECONDS))
                    .hasMessageContaining("SIGKILL from outside ended the process")
                    .hasMessageContaining(" or later (");
        }
    }

    private static void kill() {
        assertThat(children()).hasSize(1);
        children().get(0).destroyForcibly();
    }

    @Test
    void callsBehindADeathRepeatItAndPortsStayReadable() {
        VerilogDesign design = Designs.registerStage();
        Simulation sim = Simulation.open(design, ISOLATED.recording(1 << 16).backDoors());
        NativeSource source = NativeSource.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1);
        source.send(1, 2, 3, 4);
        sim.reset(1);
        sim.step(3);
        long cycle = sim.cycle();
        kill();
        HardwareStoppedException death = deathOf(sim, sim::step);
        for (Runnable call : List.<Runnable>of(
                sim::step,
                sim::settle,
                () -> sim.step(1000),
                () -> sim.reset(1),
                sim::recording,
                () -> sim.backDoor("storage"),
                source::count,
                () -> source.send(5, 6))) {
            assertThatThrownBy(call::run).hasMessage(death.getMessage()).hasCause(death);
        }
        sim.peek(sim.port("tx_valid"));
        assertThat(sim.cycle()).isEqualTo(cycle);
        assertThat(sim.unfinished()).isEmpty();
        sim.close();
        assertThat(sim.cycle()).isEqualTo(cycle);
    }

    @Test
    void aWaveformOfADeadModelLeavesNoFile() throws IOException {
        Path file = logs.resolve("dead.vcd");
        try (Simulation sim = Simulation.open(atFive(ABORT), ISOLATED.waves(file))) {
            deathOf(sim, () -> sim.step(10));
        }
        try (Stream<Path> files = Files.list(logs)) {
            assertThat(files).noneMatch(path -> path.getFileName().toString().contains("dead.vcd"));
        }
    }

    @Test
    void aModelThatDiesWhileItIsOpenedIsNotOpen() {
        VerilogDesign design = Designs.of("stillborn", """
                module stillborn(input clock, output count);
                  initial $c("abort();");
                  assign count = clock;
                endmodule
                """, Designs.clock(), Designs.out("count", 1));
        assertThatThrownBy(() -> Simulation.open(design, ISOLATED))
                .isInstanceOf(SimulationException.class)
                .hasMessageContaining("SIGABRT ended the process of the isolated model \"stillborn\"")
                .hasMessageContaining("in a call of open");
    }

    @Test
    void aModelThatDiesInItsFinalBlockSaysSoAndIsClosed() {
        VerilogDesign design = Designs.of("finale", """
                module finale(input clock, output count);
                  final $c("abort();");
                  assign count = clock;
                endmodule
                """, Designs.clock(), Designs.out("count", 1));
        Simulation sim = Simulation.open(design, ISOLATED);
        sim.step();
        assertThatThrownBy(sim::close)
                .isInstanceOf(SimulationException.class)
                .hasMessageContaining("SIGABRT ended the process of the isolated model \"finale\"")
                .hasMessageContaining("in a call of close");
        sim.close();
    }

    /** Opens an isolated model, says so, and runs it for ever, or loops in it for ever. */
    static final class Runs {
        private Runs() {}

        public static void main(String[] arguments) {
            Simulation sim =
                    Simulation.open(arguments[0].equals("runs") ? Designs.counter() : atFive(ENDLESS_LOOP), ISOLATED);
            System.out.println("children " + children().get(0).pid());
            sim.step(SimulationOptions.DEFAULT_CYCLE_LIMIT);
        }
    }

    private static void requireTheModelEndsWithItsVirtualMachine(String how) throws Exception {
        Process machine = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Runs.class.getName(),
                        how)
                .redirectErrorStream(true)
                .start();
        try {
            BufferedReader lines = machine.inputReader();
            String line = lines.readLine();
            while (!line.startsWith("children ")) {
                line = lines.readLine();
            }
            ProcessHandle model = ProcessHandle.of(Long.parseLong(line.substring("children ".length())))
                    .orElseThrow();
            machine.destroyForcibly();
            model.onExit().get(10, TimeUnit.SECONDS);
        } finally {
            machine.destroyForcibly();
        }
    }

    @Test
    void aModelThatRunsEndsWithItsVirtualMachine() throws Exception {
        requireTheModelEndsWithItsVirtualMachine("runs");
    }

    @Test
    void aModelThatLoopsEndsWithItsVirtualMachine() throws Exception {
        requireTheModelEndsWithItsVirtualMachine("loops");
    }
}
