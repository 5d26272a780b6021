package org.heddle.nic.verbs.connection.requester;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.verbs.layout.QueuePairContext;
import org.heddle.nic.verbs.layout.code.QueuePairState;

/** Entries of several queue pairs, wanted in the order of each, from a memory that answers late and in any order. */
class EntryReaderTest {
    private static final int ENTRIES = 8;
    private static final int PAIRS = 5;
    private static final int LOG_ENTRIES = 5;
    private static final int LOG_STRIDE = 7;
    private static final int LINE_BYTES = 32;
    private static final int WANTED = 400;
    private static final int LIMIT = 100_000;

    /** Drives the reader by hand, a cycle at a time. */
    private static final class Bench {
        private final Simulation simulation;
        private final EntryReader dut;
        private final Random random;
        private final int mostDelay;
        private final List<long[]> underWay = new ArrayList<>();
        private final int[] posted = new int[PAIRS];
        private final int[] taken = new int[PAIRS];
        private long cycle;
        private long memoryReads;

        Bench(TestBench test, int mostDelay) {
            Rig<EntryReader> rig = Rig.once(test, EntryReader.class, ENTRIES, false);
            simulation = rig.simulation();
            dut = rig.dut();
            random = new Random(test.random().nextLong());
            this.mostDelay = mostDelay;
            simulation.poke(dut.posted.valid(), false);
            simulation.poke(dut.order.valid(), false);
            simulation.poke(dut.mayChange, false);
            simulation.poke(dut.wanted.valid(), false);
            simulation.poke(dut.begins, false);
            simulation.poke(dut.answers, false);
            simulation.poke(dut.isError, BigInteger.ZERO);
            simulation.poke(dut.memory.ready(), false);
            simulation.reset(2);
            for (int pair = 0; pair < PAIRS; pair++) {
                order(pair, QueuePairState.RESET);
                order(pair, QueuePairState.RTS);
            }
        }

        private static long base(int pair) {
            return 0x10_0000L * (pair + 3);
        }

        private static long line(int pair, int index) {
            return (base(pair) + ((long) (index % (1 << LOG_ENTRIES)) << LOG_STRIDE)) / LINE_BYTES;
        }

        void order(int pair, QueuePairState state) {
            long[] record = new long[QueuePairContext.LAYOUT.words()];
            QueuePairContext layout = QueuePairContext.LAYOUT;
            layout.state.put(record, state.code());
            layout.sendLogEntries.put(record, LOG_ENTRIES);
            layout.sendLogStride.put(record, LOG_STRIDE);
            layout.sendBase.put(record, base(pair));
            simulation.poke(dut.mayChange, true);
            simulation.poke(dut.order.valid(), true);
            simulation.poke(dut.order.data().queuePair(), pair);
            simulation.poke(dut.order.data().sets(), true);
            for (int i = 0; i < record.length; i++) {
                simulation.pokeWord(simulation.port(dut.order.data().record()), i, record[i]);
            }
            step();
            simulation.poke(dut.order.valid(), false);
            simulation.poke(dut.mayChange, false);
            if (state == QueuePairState.RESET) {
                posted[pair] = 0;
                taken[pair] = 0;
            }
        }

        void post(int pair, int entries) {
            posted[pair] += entries;
            simulation.poke(dut.mayChange, true);
            simulation.poke(dut.posted.valid(), true);
            simulation.poke(dut.posted.data().number(), pair);
            simulation.poke(dut.posted.data().index(), posted[pair] & 0xFFFF);
            step();
            simulation.poke(dut.posted.valid(), false);
            simulation.poke(dut.mayChange, false);
        }

        void step() {
            boolean takes = random.nextInt(4) != 0;
            simulation.poke(dut.memory.ready(), takes);
            int now = -1;
            for (int i = 0; i < underWay.size(); i++) {
                now = underWay.get(i)[2] <= cycle ? i : now;
            }
            simulation.poke(dut.answers, now >= 0);
            if (now >= 0) {
                long[] answer = underWay.remove(now);
                simulation.poke(dut.tag, answer[1]);
                simulation.poke(dut.answer, BigInteger.valueOf(answer[0]).shiftLeft(100));
            }
            simulation.settle();
            if (takes && simulation.peek(dut.memory.valid())) {
                BigInteger asked = simulation.peekInteger(simulation.port(dut.memory.data()));
                int width = EntryReader.tagWidth(ENTRIES);
                memoryReads++;
                underWay.add(new long[] {
                    asked.shiftRight(width).longValueExact(),
                    asked.longValueExact() & (1 << width) - 1,
                    cycle + 1 + random.nextInt(mostDelay)
                });
            }
            simulation.step();
            cycle++;
        }

        /** Wants an entry, takes it, and looks at both of its lines; returns the cycles that it took. */
        long take(int pair, int index, boolean begins) {
            simulation.poke(dut.queuePair, pair);
            simulation.poke(dut.index, index);
            step();
            step();
            long from = cycle;
            simulation.poke(dut.wanted.valid(), true);
            simulation.poke(dut.wanted.data(), line(pair, index));
            boolean isTaken = false;
            while (!isTaken) {
                simulation.settle();
                isTaken = simulation.peek(dut.wanted.ready());
                step();
                assertThat(cycle - from).isLessThan(LIMIT);
            }
            simulation.poke(dut.wanted.valid(), false);
            simulation.settle();
            while (!simulation.peek(dut.returns)) {
                step();
                simulation.settle();
                assertThat(cycle - from).isLessThan(LIMIT);
            }
            assertThat(shown(dut.line)).isEqualTo(line(pair, index));
            long took = cycle - from;
            while (!simulation.peek(dut.hasBehind)) {
                step();
                simulation.settle();
            }
            assertThat(shown(dut.behind)).isEqualTo(line(pair, index) + 1);
            assertThat(simulation.peekInteger(simulation.port(dut.behindNumber)).longValueExact())
                    .isEqualTo(line(pair, index) + 1);
            simulation.poke(dut.begins, begins);
            step();
            simulation.poke(dut.begins, false);
            taken[pair] += begins ? 1 : 0;
            return took;
        }

        /** How many of the first entries of a queue pair are here. */
        long entriesHere(int pair) {
            long here = 0;
            simulation.poke(dut.queuePair, pair);
            for (int i = 0; i < ENTRIES; i++) {
                simulation.poke(dut.index, i);
                simulation.settle();
                here += simulation.peek(dut.isHere) ? 1 : 0;
            }
            return here;
        }

        private long shown(org.heddle.hdl.UInt line) {
            return simulation.peekInteger(simulation.port(line)).shiftRight(100).longValueExact();
        }
    }

    @HardwareTest
    void eachEntryIsTheWantedOneWithTheLineBehindIt(TestBench test) {
        Bench bench = new Bench(test, 40);
        int wanted = 0;
        while (wanted < WANTED) {
            int pair = bench.random.nextInt(PAIRS);
            int open = bench.posted[pair] - bench.taken[pair];
            switch (bench.random.nextInt(9)) {
                case 0, 1 -> bench.post(pair, bench.random.nextInt(Math.max(1, (1 << LOG_ENTRIES) - open)));
                case 2 -> {
                    // One that was sent before is sent again.
                    if (bench.taken[pair] > 0) {
                        bench.take(pair, bench.taken[pair] - 1, false);
                    }
                }
                case 3 -> {
                    if (bench.random.nextInt(6) == 0) {
                        bench.simulation.poke(bench.dut.isError, BigInteger.ONE.shiftLeft(pair));
                        bench.step();
                        bench.step();
                        bench.order(pair, QueuePairState.RESET);
                        bench.simulation.poke(bench.dut.isError, BigInteger.ZERO);
                        bench.order(pair, QueuePairState.RTS);
                    }
                }
                default -> {
                    if (open > 0) {
                        // Now and then it must wait, and is wanted once more.
                        bench.take(pair, bench.taken[pair], bench.random.nextInt(5) != 0);
                        wanted++;
                    } else {
                        bench.step();
                    }
                }
            }
        }
    }

    @HardwareTest
    void postedEntriesAreReadBeforeTheyAreWantedAndOnce(TestBench test) {
        Bench bench = new Bench(test, 20);
        bench.post(2, 20);
        for (int i = 0; i < 200; i++) {
            bench.step();
        }
        assertThat(bench.memoryReads).as("two lines of each slot").isEqualTo(2L * ENTRIES);
        for (int i = 0; i < ENTRIES; i++) {
            assertThat(bench.take(2, i, true)).as("it is here").isEqualTo(1);
        }
        for (int i = ENTRIES; i < 20; i++) {
            bench.take(2, i, true);
        }
        for (int i = 0; i < 200; i++) {
            bench.step();
        }
        assertThat(bench.memoryReads).isEqualTo(2L * 20);
    }

    /** Entries of a queue pair that wait in all slots. */
    private static Bench withFullSlots(TestBench test) {
        Bench bench = new Bench(test, 20);
        bench.post(2, 20);
        for (int i = 0; i < 200; i++) {
            bench.step();
        }
        assertThat(bench.entriesHere(2)).isEqualTo(ENTRIES);
        return bench;
    }

    @HardwareTest
    void noSlotOutlivesAReset(TestBench test) {
        Bench bench = withFullSlots(test);
        bench.simulation.reset(1);
        assertThat(bench.entriesHere(2)).isZero();
    }

    /** The entry of each slot is dropped, one slot in a cycle. */
    @HardwareTest
    void noSlotOutlivesAnErrorOfItsQueuePair(TestBench test) {
        Bench bench = withFullSlots(test);
        bench.simulation.poke(bench.dut.isError, BigInteger.ONE.shiftLeft(2));
        for (int i = 0; i < ENTRIES + 1; i++) {
            bench.step();
        }
        assertThat(bench.entriesHere(2)).isZero();
    }
}
