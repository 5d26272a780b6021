package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.jna.Library;
import com.sun.jna.Native;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.stream.LongStream;
import org.heddle.cosim.agent.NativeSink;
import org.heddle.cosim.agent.NativeSource;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamPorts;
import org.heddle.cosim.stop.CycleLimitException;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Direction;
import org.heddle.hdl.verilog.VerilogPort.Role;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An isolated model does the same as one in this process, bit for bit and cycle for cycle. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class IsolatedTwinsTest {
    private static final SimulationOptions HERE = SimulationOptions.defaults().inThisProcess();
    private static final int ACTS = 1_500;

    @TempDir
    private Path folder;

    /** Designs that are driven with random inputs. */
    enum Driven {
        COUNTER(Designs.counter()),
        WIDE(Designs.wide()),
        REGISTER_STAGE(Designs.registerStage()),
        TWO_CLOCKS(Designs.of(
                "two_clocks",
                """
                module two_clocks(input core, input link, input [99:0] d, output reg [99:0] taken, output reg [31:0] mixed);
                  reg [31:0] state;
                  always @(posedge core) state <= state * 32'd5 + d[31:0];
                  always @(posedge link) begin taken <= d + taken; mixed <= mixed ^ state; end
                endmodule
                """,
                new VerilogPort("core", Direction.INPUT, 1, Role.CLOCK),
                new VerilogPort("link", Direction.INPUT, 1, Role.CLOCK),
                Designs.in("d", 100),
                Designs.out("taken", 100),
                Designs.out("mixed", 32))),
        TALKATIVE(Designs.of("talkative", """
                module talkative(input clock, input [7:0] x, output reg [7:0] y);
                  always @(posedge clock) begin
                    y <= y + x;
                    if (x[1:0] == 2'd3) $display("y is %0d, and x %0d", y, x);
                  end
                endmodule
                """, Designs.clock(), Designs.in("x", 8), Designs.out("y", 8)));

        private final VerilogDesign design;

        Driven(VerilogDesign design) {
            this.design = design;
        }
    }

    /** Does the same on both, and gives what was seen here. */
    private static <T> T both(
            VerilogDesign design, SimulationOptions options, BiFunction<Simulation, List<String>, T> test) {
        List<String> printedHere = new ArrayList<>();
        List<String> printedThere = new ArrayList<>();
        T here;
        T there;
        try (Simulation sim = Simulation.open(design, options.output(printedHere::add))) {
            here = test.apply(sim, printedHere);
        }
        try (Simulation sim = Simulation.open(design, options.isolated().output(printedThere::add))) {
            there = test.apply(sim, printedThere);
        }
        if (here instanceof List<?> first && there instanceof List<?> second) {
            for (int i = 0; i < Math.min(first.size(), second.size()); i++) {
                assertThat((Object) second.get(i))
                        .as("what was seen %dth, behind %s", i, first.subList(Math.max(0, i - 4), i))
                        .isEqualTo(first.get(i));
            }
        }
        assertThat(there).isEqualTo(here);
        assertThat(printedThere).isEqualTo(printedHere);
        return here;
    }

    private static void note(Simulation sim, List<Object> seen) {
        seen.add("cycle " + sim.cycle() + " at " + sim.timePs() + ", edge "
                + sim.instance().edges() + " of "
                + sim.clocks().stream().map(Clock::cycles).toList() + ": "
                + sim.ports().stream()
                        .map(port -> port.name() + "=" + sim.peekInteger(port).toString(16))
                        .toList());
    }

    private static void drive(Simulation sim, Random random) {
        for (Port port : sim.ports()) {
            if (port.isInput() && random.nextInt(3) != 0) {
                sim.poke(port, new BigInteger(port.width(), random));
            }
        }
    }

    private static List<Object> act(Simulation sim, long seed) {
        Random random = new Random(seed);
        List<Object> seen = new ArrayList<>();
        Port watched = sim.ports().stream()
                .filter(port -> !port.isInput() && port.width() <= 64)
                .findFirst()
                .orElseThrow();
        for (int act = 0; act < ACTS; act++) {
            drive(sim, random);
            int kind = random.nextInt(12);
            seen.add(kind);
            switch (kind) {
                case 0 -> sim.settle();
                case 1 -> sim.step(random.nextInt(700));
                case 2 -> sim.step(1 + random.nextInt(3));
                case 3 -> {
                    try {
                        seen.add(sim.runUntil(watched.isNot(sim.peek(watched))).within(20));
                    } catch (CycleLimitException notMet) {
                        seen.add(notMet.getMessage());
                    }
                }
                case 4 -> {
                    Batch batch = sim.batch(1 + random.nextInt(40));
                    for (int row = 0; row < batch.rows(); row++) {
                        batch.set(row, watchedInput(sim), random.nextInt(2));
                    }
                    batch.run();
                    long[] words = new long[batch.outputWords()];
                    for (int row = 0; row < batch.rows(); row++) {
                        batch.getRow(row, words);
                        seen.add(Arrays.toString(words));
                    }
                }
                default -> sim.step();
            }
            note(sim, seen);
        }
        return seen;
    }

    private static Port watchedInput(Simulation sim) {
        return sim.ports().stream()
                .filter(port -> port.isInput() && port.width() <= 64)
                .findFirst()
                .orElseGet(() -> sim.ports().get(0));
    }

    @ParameterizedTest
    @Tag("slow")
    @EnumSource
    void randomActsGiveTheSameBitsTimesAndTexts(Driven driven) {
        for (long seed = 1; seed <= 3; seed++) {
            long drawn = seed;
            if (driven == Driven.TWO_CLOCKS) {
                SimulationOptions timed = HERE.clock("link", new ClockTiming(7_000, 3_000));
                both(driven.design, timed.seed(seed), (sim, printed) -> actWithoutBatches(sim, drawn));
            } else {
                both(driven.design, HERE.seed(seed), (sim, printed) -> act(sim, drawn));
            }
        }
    }

    /** A batch needs an input of 64 bits or fewer in this test. */
    private static List<Object> actWithoutBatches(Simulation sim, long seed) {
        Random random = new Random(seed);
        List<Object> seen = new ArrayList<>();
        for (int act = 0; act < ACTS; act++) {
            drive(sim, random);
            sim.clocks().get(random.nextInt(2)).step(random.nextInt(4));
            if (random.nextBoolean()) {
                sim.settle();
            }
            note(sim, seen);
        }
        return seen;
    }

    @Test
    void aBatchThatIsLargerThanTheSharedMemoryGivesTheSameRows() {
        both(Designs.wide(), HERE, (sim, printed) -> {
            Batch batch = sim.batch(5_000); // some 3 megabytes
            Random random = new Random(7);
            for (int row = 0; row < batch.rows(); row++) {
                for (Port port : sim.ports()) {
                    if (port.isInput() && port.width() >= 64) {
                        batch.setWord(row, port, 0, random.nextLong());
                    }
                }
            }
            batch.run();
            List<Integer> rows = new ArrayList<>();
            long[] outputs = new long[batch.outputWords()];
            for (int row = 0; row < batch.rows(); row++) {
                batch.getRow(row, outputs);
                rows.add(Arrays.hashCode(outputs));
            }
            assertThat(batch.done()).isEqualTo(5_000);
            return rows;
        });
    }

    @Test
    void beatsThatAreMoreThanTheSharedMemoryHoldsArriveInOrder() {
        long[] beats = LongStream.range(0, 60_000).map(i -> i & 63).toArray();
        both(Designs.registerStage(), HERE, (sim, printed) -> {
            NativeSource source = NativeSource.on(StreamPorts.of(sim, "rx"), StallProfile.SEVEN_IN_EIGHT, 1);
            NativeSink sink = NativeSink.on(StreamPorts.of(sim, "tx"), StallProfile.NEVER, 2);
            sim.reset(1);
            source.send(beats);
            long waited = sink.until(beats.length / 2).within(1_000_000);
            assertThat(sink.drain()).isEqualTo(beats);
            return waited;
        });
    }

    @Test
    void aLongRecordingIsRepeatedInAnotherProcess() {
        SimulationOptions recorded = HERE.recording(16 << 20);
        both(Designs.registerStage(), recorded, (sim, printed) -> {
            Random random = new Random(9);
            for (int i = 0; i < 20_000; i++) {
                drive(sim, random);
                sim.step();
            }
            Recording recording = sim.recording();
            assertThat(recording.isComplete()).isTrue();
            try (Replay replay = recording.replay(options -> options)) {
                List<Object> seen = new ArrayList<>();
                for (long edge = 0; edge < replay.edges(); edge += 997) {
                    replay.to(edge);
                    note(replay.simulation(), seen);
                }
                replay.toEnd();
                assertThat(replay.difference()).isEmpty();
                return seen;
            }
        });
    }

    @Test
    void aTextLongerThanTheSharedMemoryComesWhole() {
        VerilogDesign design = Designs.of("orator", """
                module orator(input clock, output reg [15:0] n);
                  integer i;
                  initial n = 0;
                  always @(posedge clock) begin
                    n <= n + 1;
                    for (i = 0; i < 20000; i = i + 1) $display("line %0d of cycle %0d", i, n);
                  end
                endmodule
                """, Designs.clock(), Designs.out("n", 16));
        List<String> printed = both(design, HERE, (sim, lines) -> {
            sim.step();
            sim.step(3);
            return List.copyOf(lines);
        });
        assertThat(String.join("", printed).lines()).hasSize(80_000);
    }

    @Test
    void aWaveformHasTheSameBytes() throws IOException {
        Path here = folder.resolve("here.vcd");
        Path there = folder.resolve("there.vcd");
        for (SimulationOptions options :
                List.of(HERE.waves(here), HERE.isolated().waves(there))) {
            try (Simulation sim = Simulation.open(Designs.counter(), options)) {
                Random random = new Random(3);
                for (int i = 0; i < 500; i++) {
                    drive(sim, random);
                    sim.step();
                }
            }
        }
        assertThat(there).hasSameBinaryContentAs(here);
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactlyInAnyOrder(here, there);
        }
    }

    @Test
    void whatForeignCodePrintsComesWithTheClose() {
        VerilogDesign design = Designs.of("foreign", """
                module foreign(input clock, output reg n);
                  initial n = 0;
                  always @(posedge clock) begin
                    n <= !n;
                    $c("puts(\\"from C\\");");
                  end
                endmodule
                """, Designs.clock(), Designs.out("n", 1));
        List<String> printed = new ArrayList<>();
        try (Simulation sim = Simulation.open(design, HERE.isolated().output(printed::add))) {
            sim.step(2);
        }
        assertThat(printed).containsExactly("from C\nfrom C\n");
    }

    @Test
    void theSystemPropertyIsolatesWhatDoesNotSayOtherwise() {
        GivenProperty.during(SimulationOptions.ISOLATED, "", () -> {
            assertThat(SimulationOptions.defaults().silence()).contains(SimulationOptions.DEFAULT_SILENCE);
            assertThat(SimulationOptions.defaults().inThisProcess().silence()).isEmpty();
        });
        GivenProperty.during(
                SimulationOptions.ISOLATED,
                "false",
                () -> assertThat(SimulationOptions.defaults().silence()).isEmpty());
        assertThatThrownBy(() -> HERE.isolated(Duration.ZERO)).hasMessage("silence must be >= 1 ms: silence=PT0S");
    }

    /** Functions of Linux's C library for the processors on which a thread may run. */
    private interface Processors extends Library {
        Processors C = Native.load("c", Processors.class);

        int sched_getcpu();

        int sched_setaffinity(int thread, long bytes, long[] processors);
    }

    @Test
    void itWorksWhereOnlyOneProcessorIsFree() throws Exception {
        FutureTask<Void> run = new FutureTask<>(() -> {
            // The process that this thread starts inherits where it may run.
            long[] only = new long[16];
            only[0] = 1L << Processors.C.sched_getcpu();
            assertThat(Processors.C.sched_setaffinity(0, 8L * only.length, only))
                    .isZero();
            both(Designs.counter(), HERE, (sim, printed) -> {
                sim.reset(1);
                sim.poke("enable", 1);
                for (int i = 0; i < 5_000; i++) {
                    sim.step();
                }
                return sim.peek(sim.port("count"));
            });
            return null;
        });
        new Thread(run, "one processor").start();
        run.get(60, TimeUnit.SECONDS);
    }
}
