package org.heddle.cosim.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.heddle.cosim.BackDoor;
import org.heddle.cosim.Batch;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.Port;
import org.heddle.cosim.Replay;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.jvm.wave.WaveText;
import org.heddle.cosim.stop.CycleLimitException;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.interpreter.Interpreter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ways of letting the engine inside the JVM run: steps, batches, watches, repetitions and waveforms show what the interpreter shows. */
class RunsInsideTest {
    /** A sum of 100 bits, a table, a register that no reset knows, and a limit. */
    static final class Ledger extends Component {
        final Bool add = in(bool());
        final UInt amount = in(uint(70));
        final UInt place = in(uint(3));
        final UInt sum = out(uint(100));
        final UInt entry = out(uint(70));
        final UInt last = out(uint(70));
        final UInt entries = out(uint(8));

        Ledger() {
            UInt total = reg(uint(100)).init(0);
            UInt latest = reg(uint(70));
            UInt count = reg(uint(8)).init(0);
            Memory<UInt> words = memory(uint(70), 6);
            when(add, () -> {
                total.set(total.addWrap(amount.zext(100)));
                latest.set(amount);
                count.increment();
                words.write(place, amount);
            });
            sum.set(total);
            entry.set(words.read(place));
            last.set(latest);
            entries.set(count);
            assertAlways(count.lt(200), "fewer than 200 entries");
        }
    }

    private static SimulationOptions options() {
        return SimulationOptions.defaults().engine(SimulationEngine.JVM).initial(InitialState.ZERO);
    }

    /** A new circuit each time: what is compiled of a circuit is kept with it, and would hide a change of the compiler. */
    private static Design<Ledger> ledger() {
        return Heddle.elaborate(Ledger::new);
    }

    private static Map<String, BigInteger> row(Random random, int places) {
        return Map.of(
                "add", BigInteger.valueOf(random.nextInt(2)),
                "amount", new BigInteger(70, random),
                "place", BigInteger.valueOf(random.nextInt(places)));
    }

    private static void poke(Simulation sim, Interpreter interpreter, Map<String, BigInteger> row) {
        row.forEach((name, value) -> {
            sim.poke(sim.port(name), value);
            interpreter.poke(name, value);
        });
    }

    private static void compare(Simulation sim, Interpreter interpreter, String moment) {
        for (Port port : sim.ports()) {
            assertThat(sim.peekInteger(port)).as("%s %s", port.name(), moment).isEqualTo(interpreter.peek(port.name()));
        }
    }

    @Test
    void stepsOneByOneAndManyAtOnceShowTheSame() {
        Design<Ledger> design = ledger();
        Interpreter interpreter = new Interpreter(design.circuit());
        Random random = new Random(1);
        try (Simulation sim = Simulation.open(design, options())) {
            for (int i = 0; i < 60; i++) {
                poke(sim, interpreter, row(random, 6));
                int cycles = 1 + random.nextInt(4);
                sim.settle();
                compare(sim, interpreter, "settled, row " + i);
                sim.step(cycles);
                for (int cycle = 0; cycle < cycles; cycle++) {
                    interpreter.step();
                }
                compare(sim, interpreter, "behind row " + i);
            }
        }
    }

    @Test
    void rowsOfABatchAreSteps() {
        Design<Ledger> design = ledger();
        Interpreter interpreter = new Interpreter(design.circuit());
        Random random = new Random(2);
        try (Simulation sim = Simulation.open(design, options())) {
            for (int rows : new int[] {1, 2, 7, 60}) {
                Batch batch = sim.batch(rows);
                List<Map<String, BigInteger>> given =
                        random.ints(rows, 0, 1).mapToObj(any -> row(random, 6)).toList();
                for (int i = 0; i < rows; i++) {
                    for (Map.Entry<String, BigInteger> input : given.get(i).entrySet()) {
                        Port port = sim.port(input.getKey());
                        for (int word = 0; 64 * word < port.width(); word++) {
                            batch.setWord(
                                    i,
                                    port,
                                    word,
                                    input.getValue().shiftRight(64 * word).longValue());
                        }
                    }
                }
                batch.run();
                for (int i = 0; i < rows; i++) {
                    given.get(i).forEach(interpreter::poke);
                    interpreter.step();
                    for (String output : List.of("sum", "entry", "last", "entries")) {
                        assertThat(batch.getWord(i, sim.port(output), 0))
                                .as("%s, row %d of %d", output, i, rows)
                                .isEqualTo(interpreter.peek(output).longValue());
                    }
                }
                compare(sim, interpreter, "behind a batch");
            }
        }
    }

    @Test
    void aWatchEndsTheRunInTheCycleThatMeetsIt() {
        try (Simulation sim = Simulation.open(ledger(), options())) {
            Port entries = sim.port("entries");
            sim.reset(1);
            sim.poke("add", 1);
            sim.poke("amount", 5);
            assertThat(sim.runUntil(entries.is(42)).within(1000)).isEqualTo(42);
            assertThat(sim.runUntil(entries.isNot(42)).within(1000)).isEqualTo(1);
            assertThat(sim.runUntil(entries.isAtLeast(90)).within(1000)).isEqualTo(47);
            assertThat(sim.runUntil(entries.is(90)).within(5)).isZero();
            assertThat(sim.peekInteger("sum")).isEqualTo(5 * 90);
            assertThatThrownBy(() -> sim.runUntil(entries.isBelow(10)).within(10))
                    .isInstanceOf(CycleLimitException.class);
            assertThat(sim.cycle()).isEqualTo(101);
        }
    }

    @Test
    void aClaimThatDoesNotHoldEndsTheRunWithItsCycleAndLineAndNothingGoesOn() {
        StringBuilder printed = new StringBuilder();
        try (Simulation sim = Simulation.open(ledger(), options().output(printed::append))) {
            sim.reset(1);
            sim.poke("add", 1);
            assertThatThrownBy(() -> sim.step(500))
                    .isInstanceOf(HardwareStoppedException.class)
                    .hasMessageContaining("fewer than 200 entries (RunsInsideTest.java:")
                    .hasMessageContaining("in cycle 202") // the reset, 200 additions, the edge that sees them
            ;
            assertThat(printed.toString()).contains("fewer than 200 entries");
            assertThat(sim.stop())
                    .hasValueSatisfying(stop -> assertThat(stop.getMessage()).contains("Ledger.v:"));
            assertThatThrownBy(sim::step).isInstanceOf(HardwareStoppedException.class);
            assertThatThrownBy(() -> sim.batch(2).run()).isInstanceOf(HardwareStoppedException.class);
        }
    }

    @Test
    void aRecordingRepeatsEveryEdge() {
        Random random = new Random(3);
        try (Simulation sim = Simulation.open(ledger(), options().recording(1 << 16))) {
            sim.reset(1);
            for (int i = 0; i < 40; i++) {
                row(random, 6).forEach((name, value) -> sim.poke(sim.port(name), value));
                sim.step(1 + random.nextInt(3));
            }
            try (Replay replay = sim.recording().replay(repeated -> repeated)) {
                replay.to(11);
                assertThat(replay.edge()).isEqualTo(11);
                requireSameEnd(replay, sim);
            }
        }
    }

    /** Repeats a run to its end, which is that of the run itself. */
    static void requireSameEnd(Replay replay, Simulation sim) {
        replay.toEnd();
        assertThat(replay.difference()).isEmpty();
        for (Port port : sim.ports()) {
            assertThat(replay.simulation().peekInteger(port.name()))
                    .as(port.name())
                    .isEqualTo(sim.peekInteger(port));
        }
    }

    @Test
    void aRecordingThatTakesMoreThanAllowedIsDropped() {
        try (Simulation sim = Simulation.open(ledger(), options().recording(600))) {
            for (int i = 0; i < 100; i++) {
                sim.poke("amount", i);
                sim.step();
            }
            assertThatThrownBy(() -> sim.recording().replay(repeated -> repeated))
                    .hasMessageContaining("took more than 600 bytes and were dropped");
        }
    }

    @Test
    void backDoorsReadAndWriteTheWordsThatTheCircuitSees() {
        Random random = new Random(4);
        try (Simulation sim = Simulation.open(ledger(), options().backDoors())) {
            BackDoor table = sim.backDoor("words");
            BigInteger[] words = new BigInteger[6];
            for (int i = 0; i < words.length; i++) {
                words[i] = new BigInteger(70, random);
                table.write(i, words[i]);
            }
            for (int i = 0; i < words.length; i++) {
                sim.poke("place", i);
                sim.settle();
                assertThat(sim.peekInteger("entry")).isEqualTo(words[i]);
                assertThat(table.read(i)).isEqualTo(words[i]);
            }
            sim.poke("add", 1);
            sim.poke("amount", 9);
            sim.poke("place", 2);
            sim.step();
            assertThat(table.read(2)).isEqualTo(9);
            assertThat(table.read(3)).isEqualTo(words[3]);
        }
    }

    /** More instances than a word has bits, each with a table that is read at once. */
    static final class Tables extends Component {
        private static final int COUNT = 70;

        Tables() {
            UInt place = in("place", uint(2));
            UInt value = in("value", uint(8));
            Bool write = in("write", bool());
            for (int i = 0; i < COUNT; i++) {
                Table table = instance("table" + i, new Table());
                table.place.set(place);
                table.value.set(value);
                table.write.set(write);
                out("entry" + i, uint(8)).set(table.entry);
            }
        }
    }

    static final class Table extends Component {
        final UInt place = in(uint(2));
        final UInt value = in(uint(8));
        final Bool write = in(bool());
        final UInt entry = out(uint(8));

        Table() {
            Memory<UInt> words = memory(uint(8), 4);
            when(write, () -> words.write(place, value));
            entry.set(words.read(place));
        }
    }

    @Test
    void aWordBehindABackDoorIsSeenThroughAnyOfManyInstances() {
        try (Simulation sim =
                Simulation.open(Heddle.elaborate(Tables::new), options().backDoors())) {
            sim.settle();
            for (int i = 0; i < Tables.COUNT; i++) {
                sim.backDoor("table" + i + ".words").write(0, BigInteger.valueOf(i + 1));
                sim.settle();
                assertThat(sim.peek("entry" + i)).as("table %d", i).isEqualTo(i + 1);
            }
        }
    }

    @Test
    void stateThatNothingWroteIsAllZerosAllOnesOrDrawnFromTheSeedAndItsName() {
        BigInteger ones = BigInteger.ONE.shiftLeft(70).subtract(BigInteger.ONE);
        assertThat(first(options(), "last")).isZero();
        assertThat(first(options().initial(InitialState.ONES), "last")).isEqualTo(ones);
        assertThat(first(options().initial(InitialState.ONES), "entry")).isEqualTo(ones);
        SimulationOptions drawn = options().initial(InitialState.RANDOM);
        assertThat(first(drawn.seed(5), "last"))
                .isEqualTo(first(drawn.seed(5), "last"))
                .isNotEqualTo(first(drawn.seed(6), "last"))
                .isNotEqualTo(first(drawn.seed(5), "entry"))
                .isBetween(BigInteger.ZERO, ones);
        assertThat(first(drawn.seed(5), "last").bitLength()).isGreaterThan(60);
    }

    private static BigInteger first(SimulationOptions options, String port) {
        try (Simulation sim = Simulation.open(ledger(), options)) {
            return sim.peekInteger(port);
        }
    }

    /** Two clocks, so that times are no multiples of each other. */
    static final class Pair extends Component {
        final ClockDomain other = clockDomain();
        final UInt count = out(uint(9));
        final UInt wide = out(other, uint(66));

        Pair() {
            UInt here = reg(uint(9)).init(0);
            here.increment();
            count.set(here);
            UInt there = reg(other, uint(66)).init(1);
            there.set(there.shlWrap(1).or(there.bit(65).asUInt().zext(66)));
            wide.set(there);
        }
    }

    @Test
    void aWaveformHasEveryValueFromTheTimeOnAtWhichItCame(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("pair.vcd");
        Map<Long, String> counts = new TreeMap<>();
        Map<Long, String> wides = new TreeMap<>();
        SimulationOptions options = options()
                .clock("clock", ClockTiming.ofPeriod(10_000))
                .clock("other_clock", ClockTiming.ofPeriod(7_000))
                .waves(file);
        try (Simulation sim = Simulation.open(Heddle.elaborate(Pair::new), options)) {
            sim.reset(2);
            for (int i = 0; i < 300; i++) {
                sim.step();
                counts.put(sim.timePs(), sim.peekInteger("count").toString(2));
                wides.put(sim.timePs(), sim.peekInteger("wide").toString(2));
            }
        }
        Map<String, TreeMap<Long, String>> changes = WaveText.changes(Files.readAllLines(file));
        counts.forEach((time, value) -> assertThat(
                        changes.get("TOP.Pair.count").floorEntry(time).getValue())
                .as("count at %d", time)
                .isEqualTo(value));
        wides.forEach((time, value) -> assertThat(
                        changes.get("TOP.Pair.wide").floorEntry(time).getValue())
                .as("wide at %d", time)
                .isEqualTo(value));
        // A change at each edge and at no other time, of both edges of each clock.
        assertThat(changes.get("TOP.Pair.here").keySet()).hasSizeBetween(300, 302);
        TreeMap<Long, String> clock = changes.get("TOP.Pair.clock");
        assertThat(clock.higherKey(clock.firstKey() + 10_000) - clock.higherKey(clock.firstKey()))
                .isEqualTo(10_000);
        assertThat(changes.get("TOP.Pair.other_clock").values().stream().distinct())
                .containsExactlyInAnyOrder("0", "1");
    }
}
