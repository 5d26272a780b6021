package org.heddle.nic.verbs.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.Invariant;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Words;
import org.heddle.nic.verbs.layout.ListElement;

/** Elements that a cursor tells ahead, and its runs beside them, out of a memory whose elements are told by their number. */
class ListCursorTest {
    private static final int DOMAIN = 9;
    private static final int RIGHTS = 2;
    private static final int ELEMENT_BYTES = 16;

    /** Elements of {@link #bytes} each, a page apart; so many cycles later a line is here. */
    private static final class Lines implements Agent {
        private final Simulation simulation;
        private final ListCursor cursor;
        private final RandomGenerator random;
        private final int latency;
        private final Deque<long[]> asked = new ArrayDeque<>();
        private boolean returns;
        int most;

        Lines(Rig<ListCursor> rig, RandomGenerator random, int latency) {
            simulation = rig.simulation();
            cursor = rig.dut();
            this.random = random;
            this.latency = latency;
        }

        static long bytes(long element) {
            return 1 + element % 9;
        }

        static long key(long element) {
            return 256 + element % 100;
        }

        private static BigInteger element(long number) {
            long[] words = new long[ListElement.LAYOUT.words()];
            ListElement.LAYOUT.address.put(words, number << 12);
            ListElement.LAYOUT.length.put(words, bytes(number));
            ListElement.LAYOUT.key.put(words, key(number));
            return Words.value(words);
        }

        @Override
        public void drive() {
            returns = !asked.isEmpty() && asked.peek()[1] <= simulation.cycle() && random.nextInt(4) != 0;
            simulation.poke(cursor.returns, returns);
            if (returns) {
                long line = asked.peek()[0];
                simulation.poke(
                        simulation.port(cursor.line),
                        element(2 * line + 1).shiftLeft(128).or(element(2 * line)));
            }
            simulation.poke(cursor.memory.ready(), random.nextInt(8) != 0);
        }

        @Override
        public void sample() {
            if (returns) {
                asked.remove();
            }
            if (simulation.peek(cursor.memory.valid()) && simulation.peek(cursor.memory.ready())) {
                asked.add(new long[] {simulation.peek(cursor.memory.data()), simulation.cycle() + latency});
            }
            most = Math.max(most, asked.size());
        }
    }

    private Simulation simulation;
    private ListCursor dut;
    private StreamSource packets;
    private StreamSink runs;
    private StreamSink told;
    private Lines lines;

    private void begin(TestBench test, boolean looksAhead, StallProfile stalls, StallProfile stallsAhead, int latency) {
        Rig<ListCursor> rig = Rig.once(test, ListCursor.class, looksAhead);
        simulation = rig.simulation();
        dut = rig.dut();
        packets = rig.source(dut.packet, StallProfile.NEVER);
        runs = rig.sink(dut.run, stalls);
        told = looksAhead ? simulation.add(StreamSink.on(simulation, dut.ahead, stallsAhead)) : null;
        simulation.poke(dut.start.valid(), false);
        simulation.poke(dut.memory.ready(), false);
        simulation.poke(dut.returns, false);
        simulation.reset(2);
        lines = rig.add(new Lines(rig, test.random(), latency));
    }

    /** Begins a list, as soon as may be. */
    private void start(long element, int count) {
        simulation.runUntil("a start", () -> simulation.peek(dut.start.ready())).within(5000);
        CursorStart start = dut.start.data();
        simulation.poke(start.isList(), true);
        simulation.poke(start.isPhysical(), false);
        simulation.poke(start.list(), element * ELEMENT_BYTES);
        simulation.poke(start.elements(), count);
        simulation.poke(start.skip(), 0);
        simulation.poke(start.domain(), DOMAIN);
        simulation.poke(start.rights(), RIGHTS);
        simulation.poke(dut.start.valid(), true);
        simulation.step();
        simulation.poke(dut.start.valid(), false);
    }

    /** Has a packet of all bytes of so many elements, and awaits its runs, which are theirs. */
    private void takePacket(long element, int count) {
        int before = runs.count();
        packets.send(bytes(element, count));
        simulation.runUntil("runs", () -> runs.count() == before + count).within(50_000);
        for (int i = 0; i < count; i++) {
            assertThat(runs.beats().get(before + i))
                    .isEqualTo(run(element + i, Lines.bytes(element + i), i == count - 1));
        }
    }

    private static long bytes(long element, int count) {
        return IntStream.range(0, count)
                .mapToLong(i -> Lines.bytes(element + i))
                .sum();
    }

    private static long[] run(long element, long bytes, boolean isLast) {
        return new long[] {element << 12, Lines.key(element), bytes, DOMAIN, RIGHTS, isLast ? 1 : 0, 0, 0, 0, 0};
    }

    private static List<long[]> told(long element, int count) {
        List<long[]> told = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            told.add(run(element + i, 1, false));
        }
        return told;
    }

    @HardwareTest
    void eachElementIsToldOnceAndInItsOrder(TestBench test) {
        begin(test, true, StallProfile.RANDOM_HALF, StallProfile.RANDOM_HALF, 60);
        List<long[]> expected = new ArrayList<>();
        long element = 1;
        for (int count : new int[] {1, 2, 3, 31, 32, 33, 34, 200}) {
            start(element, count);
            takePacket(element, count);
            expected.addAll(told(element, count));
            simulation
                    .runUntil("all are told", () -> told.count() == expected.size())
                    .within(1000);
            element += count + 3;
        }
        assertThat(told.beats()).usingRecursiveComparison().isEqualTo(expected);
        assertThat(lines.most).isLessThanOrEqualTo(ListCursor.LINES_AHEAD);
    }

    @HardwareTest
    void elementsAreToldBeforeAnyPacketWantsThem(TestBench test) {
        begin(test, true, StallProfile.NEVER, StallProfile.NEVER, 60);
        start(8, 100);
        simulation.step(400);
        assertThat(told.beats()).usingRecursiveComparison().isEqualTo(told(8, 2 * ListCursor.LINES_AHEAD));
        takePacket(8, 100);
        simulation.runUntil("all are told", () -> told.count() == 100).within(1000);
    }

    /** The packets wait for whoever is told, so that no line is overwritten before. */
    @HardwareTest
    void noLineIsOverwrittenBeforeItsElementsAreTold(TestBench test) {
        begin(test, true, StallProfile.NEVER, StallProfile.SEVEN_IN_EIGHT, 20);
        start(10, 300);
        takePacket(10, 300);
        assertThat(told.count()).isGreaterThanOrEqualTo(300 - 2 * ListCursor.LINES_AHEAD);
        simulation.runUntil("all are told", () -> told.count() == 300).within(5000);
        assertThat(told.beats()).usingRecursiveComparison().isEqualTo(told(10, 300));
    }

    /** Elements of a list that are not told when the next one starts are not told at all; those told of each are its first ones. */
    @HardwareTest(without = Invariant.STREAM_RULES)
    void aListThatStartsWhileLinesOfAnotherAreUnderWayIsToldFromItsBeginning(TestBench test) {
        for (StallProfile stalls : List.of(StallProfile.NEVER, StallProfile.RANDOM_HALF, StallProfile.SEVEN_IN_EIGHT)) {
            begin(test, true, StallProfile.RANDOM_HALF, stalls, 40);
            List<Integer> begins = new ArrayList<>();
            List<Long> first = new ArrayList<>();
            long element = 0;
            for (int list = 0; list < 150; list++) {
                element += 500 + test.random().nextInt(2);
                int count = 1 + test.random().nextInt(test.random().nextBoolean() ? 8 : 120);
                int wanted = 1 + test.random().nextInt(count);
                start(element, count);
                begins.add(told.count());
                first.add(element);
                takePacket(element, wanted);
                simulation.step(test.random().nextInt(60));
            }
            begins.add(told.count());
            for (int list = 0; list < first.size(); list++) {
                List<long[]> own = told.beats().subList(begins.get(list), begins.get(list + 1));
                assertThat(own)
                        .as("list " + list + " of those told to " + stalls)
                        .usingRecursiveComparison()
                        .isEqualTo(told(first.get(list), own.size()));
            }
            assertThat(told.count()).isGreaterThan(150);
        }
    }
}
