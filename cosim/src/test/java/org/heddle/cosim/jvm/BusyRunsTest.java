package org.heddle.cosim.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.nio.LongBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.stream.IntStream;
import org.heddle.cosim.BackDoor;
import org.heddle.cosim.Batch;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.Port;
import org.heddle.cosim.Replay;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.build.ImageLayout;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.coverage.CoveragePoint;
import org.heddle.cosim.jvm.code.CompiledDesign;
import org.heddle.cosim.jvm.model.CompiledModule;
import org.heddle.cosim.jvm.model.Pace;
import org.heddle.cosim.jvm.model.StartRule;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.cosim.jvm.wave.WaveText;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.option.Reset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a simulation shows it shows of a design that is computed as a whole, too: these are busy for longer than it takes to see that. */
class BusyRunsTest {
    /** Edges behind which a busy design is computed as a whole. */
    private static final int BUSY = Pace.Rule.MEASURED.start() + Pace.Rule.MEASURED.look();

    /** Counts all the time, has a table of what it counted, and claims to end. */
    static final class Counting extends Component {
        final UInt place = in(uint(3));
        final UInt count = out(uint(16));
        final UInt sum = out(uint(80));
        final UInt entry = out(uint(16));
        final UInt mixed = out(uint(16));
        final UInt fixed = out(uint(16));

        Counting() {
            UInt counter = reg(uint(16)).init(0);
            counter.increment();
            UInt total = reg(uint(80)).init(0);
            total.set(total.addWrap(counter.zext(80)));
            UInt doubled = wire(uint(16)); // which only the edge reads
            doubled.set(counter.shlWrap(1));
            UInt tripled = wire(uint(16)); // which is read only where it is made
            tripled.set(counter.addWrap(counter.shlWrap(1)));
            mixed.set(tripled.not());
            Memory<UInt> words = memory(uint(16), 8);
            when(counter.bit(0), () -> words.write(counter.bits(2, 0), counter));
            count.set(counter);
            sum.set(total);
            entry.set(words.read(place));
            fixed.set(words.read(lit(4, 3))); // which no input reaches
            assertAlways(doubled.lt(6_000), "fewer than 3000 counts");
        }
    }

    /** A counter in a domain of its own, and what it is joined to there. */
    static final class Stage extends Component {
        final UInt x = in(uint(20));
        final UInt y = out(uint(20));

        Stage() {
            UInt held = reg(uint(20)).init(1);
            held.set(held.addWrap(x).addWrap(3));
            y.set(held.xor(x));
        }
    }

    /** Two clocks, an asynchronous reset, an enable, a table between both, and instances of either clock. */
    static final class Clocked extends Component {
        final ClockDomain other = clockDomain(Reset.asynchronous().activeLow());
        final Bool go = in(bool());
        final UInt x = in(uint(20));
        final UInt near = out(uint(20));
        final UInt far = out(other, uint(20));
        final UInt enabled = out(uint(20));
        final UInt word = out(other, uint(20));

        Clocked() {
            Stage first = instance("first", new Stage());
            first.x.set(x);
            near.set(first.y);
            within(other, () -> {
                Stage second = instance("second", new Stage());
                UInt held = reg(uint(20)).init(7);
                held.set(second.y.addWrap(held));
                second.x.set(held);
                far.set(second.y);
            });
            UInt slow = reg(defaultDomain().enabledBy(go), uint(20)).init(2);
            slow.set(slow.addWrap(first.y));
            enabled.set(slow);
            Memory<UInt> words = memory(uint(20), 4).init(1, 2, 3, 4);
            words.write(slow.bits(1, 0), first.y);
            within(other, () -> {
                UInt read = reg(uint(20)).init(0);
                read.set(crossing(words.read(crossing(x.bits(1, 0), "the test sets it")), "the test sees it"));
                word.set(read);
            });
        }
    }

    private static SimulationOptions options() {
        return SimulationOptions.defaults()
                .coverage(false)
                .engine(SimulationEngine.JVM)
                .initial(InitialState.ZERO);
    }

    private static Simulation counting(SimulationOptions options) {
        return Simulation.open(Heddle.elaborate(Counting::new), options);
    }

    private static long sum(long count) {
        return count * (count - 1) / 2;
    }

    @Test
    void theseDesignsAreBusyEnough() {
        for (Design<?> design : List.of(Heddle.elaborate(Counting::new), Heddle.elaborate(Clocked::new))) {
            ImageLayout layout = ImageLayout.of(design.verilog().ports());
            for (PlanOptions options : List.of(PlanOptions.FAST, PlanOptions.FAST.opened())) {
                CompiledDesign compiled = CompiledDesign.of(design.circuit(), options);
                CompiledModule block = compiled.make();
                Pace pace = compiled.pace(block, Pace.Rule.MEASURED);
                block.start(new StartRule(StartRule.AS_INTERPRETED, 1), "TOP");
                LongBuffer image = LongBuffer.allocate(layout.bytes() / Long.BYTES);
                for (ImageLayout.Slot slot : layout.slots()) {
                    image.put(slot.offset() / Long.BYTES, slot.port().name().equals("reset") ? 0 : 1);
                }
                block.drive(image);
                pace.settle();
                for (int i = 0; i < BUSY; i++) {
                    pace.edge((1 << layout.clocks().size()) - 1, claim -> {});
                    pace.settle();
                }
                assertThat(pace.isWhole()).as("%s, %s", design, options).isTrue();
            }
        }
    }

    @Test
    void clocksOfTwoPeriodsRiseAloneAndTogetherAsTheInterpreterHasIt() {
        Design<Clocked> design = Heddle.elaborate(Clocked::new);
        Interpreter interpreter = new Interpreter(design.circuit());
        Random random = new Random(1);
        SimulationOptions options = options()
                .clock("clock", new ClockTiming(10_000, 5_000))
                .clock("other_clock", new ClockTiming(6_000, 3_000));
        Map<Long, Set<String>> rising = new TreeMap<>();
        for (long i = 0; i < 12_000; i++) {
            rising.computeIfAbsent(5_000 + 10_000 * i, time -> new TreeSet<>()).add("clock");
            rising.computeIfAbsent(3_000 + 6_000 * i, time -> new TreeSet<>()).add("other_clock");
        }
        var edges = rising.entrySet().iterator();
        try (Simulation sim = Simulation.open(design, options)) {
            for (int row = 0; row < 1_500; row++) {
                poke(sim, interpreter, "go", random.nextInt(2));
                poke(sim, interpreter, "x", random.nextInt(1 << 20));
                poke(sim, interpreter, "reset", row == 0 || random.nextInt(50) == 0 ? 1 : 0);
                poke(sim, interpreter, "other_reset_n", row == 0 || random.nextInt(30) == 0 ? 0 : 1);
                if (random.nextBoolean()) {
                    sim.settle();
                    compare(sim, interpreter, "settled, row " + row);
                }
                int cycles = 1 + random.nextInt(4);
                sim.step(cycles);
                for (int left = cycles; left > 0; ) {
                    Set<String> clocks = edges.next().getValue();
                    interpreter.step(clocks);
                    left -= clocks.contains("clock") ? 1 : 0;
                }
                compare(sim, interpreter, "behind row " + row);
            }
        }
    }

    private static void poke(Simulation sim, Interpreter interpreter, String port, int value) {
        sim.poke(port, value);
        interpreter.poke(port, value);
    }

    private static void compare(Simulation sim, Interpreter interpreter, String moment) {
        for (String port : List.of("near", "far", "enabled", "word")) {
            assertThat(sim.peekInteger(port)).as("%s %s", port, moment).isEqualTo(interpreter.peek(port));
        }
    }

    @Test
    void aClaimThatDoesNotHoldEndsTheRunWithItsPlaceAndTheStateBehindThatEdge() {
        try (Simulation sim = counting(options().output(text -> {}))) {
            sim.reset(1);
            assertThatThrownBy(() -> sim.step(5_000))
                    .isInstanceOf(HardwareStoppedException.class)
                    .hasMessageContaining("fewer than 3000 counts (BusyRunsTest.java:")
                    .hasMessageContaining("in cycle 3002"); // the reset, 3,000 counts, the edge that sees them
            assertThat(sim.stop())
                    .hasValueSatisfying(stop -> assertThat(stop.getMessage()).contains("Counting.v:"));
            assertThat(sim.peek("count")).isEqualTo(3_001);
            assertThat(sim.peekInteger("sum")).isEqualTo(sum(3_001));
        }
    }

    @Test
    void backDoorsReadAndWriteTheWordsThatTheCircuitSees() {
        try (Simulation sim = counting(options().backDoors())) {
            BackDoor words = sim.backDoor("words");
            sim.reset(1);
            sim.step(BUSY + 8);
            long count = sim.peek("count");
            for (int back = 1; back < 8; back++) {
                if ((count - back) % 2 == 1) {
                    assertThat(words.read((int) ((count - back) % 8))).isEqualTo(count - back);
                }
            }
            sim.poke("place", 4); // even numbers are not written
            sim.settle();
            words.write(4, BigInteger.valueOf(0x1234));
            sim.settle();
            assertThat(sim.peek("entry")).isEqualTo(0x1234);
            assertThat(sim.peek("fixed")).isEqualTo(0x1234);
            words.write(4, BigInteger.valueOf(0x4321));
            sim.step(3);
            assertThat(sim.peek("entry")).isEqualTo(0x4321);
            assertThat(sim.peek("count")).isEqualTo(count + 3);
        }
    }

    @Test
    void aWaveformHasWhatNothingElseReadsToo(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("counting.vcd");
        try (Simulation sim =
                counting(options().clock("clock", ClockTiming.ofPeriod(10_000)).waves(file))) {
            sim.reset(1);
            sim.step(2_000);
        }
        Map<String, TreeMap<Long, String>> changes = WaveText.changes(Files.readAllLines(file));
        for (String name : List.of("count", "counter", "doubled", "tripled", "sum")) {
            TreeMap<Long, String> seen = changes.get("TOP.Counting." + name);
            assertThat(seen).as(name).isNotNull();
            for (long count = 0; count < 2_000; count++) {
                long value = switch (name) {
                    case "sum" -> sum(count);
                    case "doubled" -> 2 * count;
                    case "tripled" -> 3 * count;
                    default -> count;
                };
                // The first edge, of the reset, is at half a period.
                assertThat(seen.floorEntry(5_000 + 10_000 * count).getValue())
                        .as("%s at count %d", name, count)
                        .isEqualTo(Long.toBinaryString(value));
            }
        }
    }

    @Test
    void everyChangeOfABitIsCounted() {
        try (Simulation sim = counting(options().coverage(true))) {
            sim.reset(1);
            sim.step(2_000);
            Map<String, Long> toggles = new TreeMap<>();
            sim.coverage().forEach((point, count) -> {
                if (point.kind() == CoveragePoint.Kind.TOGGLE) {
                    toggles.merge(point.name(), count, Long::sum);
                }
            });
            for (int bit = 0; bit < 11; bit++) {
                assertThat(toggles).containsEntry("counter[" + bit + "]", 2_000L >> bit);
            }
        }
    }

    @Test
    void rowsOfABatchAndWatchesSeeEachCycle() {
        try (Simulation sim = counting(options())) {
            sim.reset(1);
            Batch batch = sim.batch(BUSY + 200);
            batch.run();
            for (int row = 0; row < BUSY + 200; row++) {
                assertThat(batch.getWord(row, sim.port("count"), 0)).isEqualTo(row + 1);
                assertThat(batch.getWord(row, sim.port("sum"), 0)).isEqualTo(sum(row + 1));
            }
            assertThat(sim.runUntil(sim.port("count").is(2_500)).within(3_000)).isEqualTo(2_500 - BUSY - 200);
        }
    }

    @Test
    void aRecordingRepeatsEveryEdge() {
        Random random = new Random(3);
        SimulationOptions options = options().recording(1 << 18);
        try (Simulation sim = Simulation.open(Heddle.elaborate(Clocked::new), options)) {
            sim.reset(1);
            for (int i = 0; i < 900; i++) {
                sim.poke("go", random.nextInt(2));
                sim.poke("x", random.nextInt(1 << 20));
                sim.step(1 + random.nextInt(8));
            }
            try (Replay replay = sim.recording().replay(repeated -> repeated)) {
                RunsInsideTest.requireSameEnd(replay, sim);
            }
        }
    }

    @Test
    void simulationsOfOneDesignBecomeBusyOnManyThreadsAtOnce() {
        for (int round = 0; round < 20; round++) {
            Design<Counting> design = Heddle.elaborate(Counting::new);
            CyclicBarrier start = new CyclicBarrier(4);
            List<CompletableFuture<BigInteger>> runs = IntStream.range(0, 4)
                    .mapToObj(i -> CompletableFuture.supplyAsync(
                            () -> {
                                try (Simulation sim = Simulation.open(design, options())) {
                                    sim.reset(1);
                                    sim.step(BUSY - 2);
                                    start.await();
                                    sim.step(500);
                                    return sim.peekInteger("sum");
                                } catch (Exception problem) {
                                    throw new IllegalStateException(problem);
                                }
                            },
                            task -> new Thread(task).start()))
                    .toList();
            runs.forEach(run -> assertThat(run.join()).isEqualTo(sum(BUSY + 498)));
        }
    }

    @Test
    void aSteadyLoopAllocatesNothing() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        try (Simulation sim = Simulation.open(Heddle.elaborate(Clocked::new), options())) {
            sim.reset(1);
            loop(sim);
            long before = threads.getCurrentThreadAllocatedBytes();
            loop(sim);
            assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(10_000);
        }
    }

    private static void loop(Simulation sim) {
        Port x = sim.port("x");
        for (int i = 0; i < 30_000; i++) {
            sim.poke(x, i & 0xfff);
            sim.step();
        }
    }
}
