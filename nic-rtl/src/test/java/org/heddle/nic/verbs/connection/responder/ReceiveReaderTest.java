package org.heddle.nic.verbs.connection.responder;

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
import org.heddle.nic.verbs.layout.ReceiveEntry;
import org.heddle.nic.verbs.layout.code.QueuePairState;

/** Receives of several queue pairs, taken in the order of each, from a memory that answers late and in any order. */
class ReceiveReaderTest {
    private static final int ENTRIES = 8;
    private static final int PAIRS = 5;
    private static final int LOG_ENTRIES = 5;
    private static final int LOG_STRIDE = 7;
    private static final int LINE_BYTES = 32;
    private static final int TAKEN = 600;
    private static final int LIMIT = 100_000;

    /** Drives the reader by hand, a cycle at a time. */
    private static final class Bench {
        private final Simulation simulation;
        private final ReceiveReader dut;
        private final Random random;
        private final int mostDelay;
        private final List<long[]> underWay = new ArrayList<>();
        private final int[] posted = new int[PAIRS];
        private final int[] taken = new int[PAIRS];
        private final QueuePairState[] states = new QueuePairState[PAIRS];
        /** Changes with each reset, and with it what memory has. */
        private final int[] round = new int[PAIRS];

        /** Queue pair whose context is shown in the next cycle, or -1. */
        private int looked = -1;

        private long cycle;
        private long memoryReads;
        private int singles;

        Bench(TestBench test, int mostDelay) {
            Rig<ReceiveReader> rig = Rig.once(test, ReceiveReader.class, ENTRIES);
            simulation = rig.simulation();
            dut = rig.dut();
            random = new Random(test.random().nextLong());
            this.mostDelay = mostDelay;
            simulation.poke(dut.posted.valid(), false);
            simulation.poke(dut.order.valid(), false);
            simulation.poke(dut.taken.valid(), false);
            simulation.poke(dut.pauses, false);
            simulation.poke(dut.answers, false);
            simulation.poke(dut.isError, BigInteger.ZERO);
            simulation.poke(dut.memory.ready(), false);
            simulation.poke(dut.finds, false);
            simulation.poke(dut.logEntries, LOG_ENTRIES);
            simulation.poke(dut.logStride, LOG_STRIDE);
            simulation.reset(2);
            for (int pair = 0; pair < PAIRS; pair++) {
                order(pair, QueuePairState.RESET);
                order(pair, QueuePairState.INIT);
            }
        }

        private static long base(int pair) {
            return 0x10_0000L * (pair + 3);
        }

        private static long line(int pair, int index) {
            return (base(pair) + ((long) (index % (1 << LOG_ENTRIES)) << LOG_STRIDE)) / LINE_BYTES;
        }

        /** Carries an order out when no read is under way. */
        void order(int pair, QueuePairState state) {
            simulation.poke(dut.pauses, true);
            long from = cycle;
            simulation.settle();
            while (!simulation.peek(dut.isQuiet)) {
                step();
                simulation.settle();
                assertThat(cycle - from).isLessThan(LIMIT);
            }
            long[] record = new long[QueuePairContext.LAYOUT.words()];
            QueuePairContext.LAYOUT.state.put(record, state.code());
            states[pair] = state;
            simulation.poke(dut.order.valid(), true);
            simulation.poke(dut.order.data().queuePair(), pair);
            simulation.poke(dut.order.data().sets(), true);
            for (int i = 0; i < record.length; i++) {
                simulation.pokeWord(simulation.port(dut.order.data().record()), i, record[i]);
            }
            step();
            simulation.poke(dut.order.valid(), false);
            simulation.poke(dut.pauses, false);
            if (state == QueuePairState.RESET) {
                posted[pair] = 0;
                taken[pair] = 0;
                round[pair]++;
            }
        }

        void post(int pair, int entries) {
            posted[pair] += entries;
            simulation.poke(dut.posted.valid(), true);
            simulation.poke(dut.posted.data().number(), pair);
            simulation.poke(dut.posted.data().index(), posted[pair] & 0xFFFF);
            step();
            simulation.poke(dut.posted.valid(), false);
        }

        void step() {
            boolean takes = random.nextInt(4) != 0;
            simulation.poke(dut.memory.ready(), takes);
            int now = -1;
            for (int i = 0; i < underWay.size(); i++) {
                now = underWay.get(i)[2] <= cycle ? i : now;
            }
            // Who has the contexts looks at them now and then itself.
            boolean finds = random.nextInt(3) != 0;
            simulation.poke(dut.finds, finds);
            int shown = looked;
            simulation.poke(dut.state, shown < 0 ? 5 : states[shown].code());
            simulation.poke(dut.isShared, shown < 0);
            simulation.poke(dut.base, shown < 0 ? 0x20 : base(shown));
            simulation.poke(dut.answers, now >= 0);
            if (now >= 0) {
                long[] answer = underWay.remove(now);
                simulation.poke(dut.tag, answer[1]);
                BigInteger element = BigInteger.valueOf(answer[0]).shiftLeft(Byte.SIZE * ReceiveEntry.LIST_OFFSET);
                simulation.poke(dut.answer, element.or(BigInteger.valueOf(elements(answer[0]))));
            }
            simulation.settle();
            looked = finds && simulation.peek(dut.looks) ? peekInt(dut.looked) : -1;
            if (takes && simulation.peek(dut.memory.valid())) {
                BigInteger asked = simulation.peekInteger(simulation.port(dut.memory.data()));
                long line = asked.shiftRight(ReceiveReader.TAG_WIDTH).longValueExact();
                memoryReads++;
                underWay.add(new long[] {
                    line | (long) stamp(line) << 48,
                    asked.longValueExact() & ReceiveReader.READS - 1,
                    cycle + 1 + random.nextInt(mostDelay)
                });
            }
            simulation.step();
            cycle++;
        }

        private int peekInt(org.heddle.hdl.UInt port) {
            return simulation.peekInteger(simulation.port(port)).intValueExact();
        }

        /** Elements of the list of an entry that is written so. */
        private static int elements(long written) {
            return (int) (written >> 48) % 3;
        }

        /** Number that is written there now: it changes when a place of the ring is used again, and after a reset. */
        private int stamp(long line) {
            int pair = (int) (line * LINE_BYTES / 0x10_0000L) - 3;
            int place = (int) (line * LINE_BYTES - base(pair) >> LOG_STRIDE);
            int newest = place;
            while (newest + (1 << LOG_ENTRIES) < posted[pair]) {
                newest += 1 << LOG_ENTRIES;
            }
            return (newest + 97 * round[pair]) & 0x3FFF;
        }

        /** Wants the line of the next receive, and looks at it; returns the cycles that it took. */
        long want(int pair) {
            int index = taken[pair];
            simulation.poke(dut.queuePair, pair);
            simulation.poke(dut.index, index & 0xFFFF);
            step();
            long from = cycle;
            simulation.settle();
            while (!simulation.peek(dut.isHere)) {
                step();
                simulation.settle();
                assertThat(cycle - from).isLessThan(LIMIT);
            }
            step();
            long took = cycle - from;
            simulation.settle();
            long written = line(pair, index) | (long) stamp(line(pair, index)) << 48;
            assertThat(simulation.peek(dut.isSingle)).isEqualTo(elements(written) == 1);
            if (elements(written) == 1) {
                assertThat(simulation.peekInteger(simulation.port(dut.element)).longValueExact())
                        .as("entry " + index + " of queue pair " + pair)
                        .isEqualTo(written);
                singles++;
            }
            return took;
        }

        void take(int pair) {
            taken[pair]++;
            simulation.poke(dut.taken.valid(), true);
            simulation.poke(dut.taken.data().number(), pair);
            simulation.poke(dut.taken.data().index(), taken[pair] & 0xFFFF);
            step();
            simulation.poke(dut.taken.valid(), false);
        }
    }

    @HardwareTest
    void eachLineIsThatOfTheNextReceive(TestBench test) {
        Bench bench = new Bench(test, 60);
        int taken = 0;
        while (taken < TAKEN) {
            int pair = bench.random.nextInt(PAIRS);
            int open = bench.posted[pair] - bench.taken[pair];
            switch (bench.random.nextInt(9)) {
                case 0, 1 -> {
                    int more = bench.random.nextInt((1 << LOG_ENTRIES) - open + 1);
                    if (more > 0) {
                        bench.post(pair, more);
                    }
                }
                case 2 -> {
                    // A WRITE with immediate takes receives and looks at none.
                    for (int i = bench.random.nextInt(open + 1); i > 0; i--) {
                        bench.take(pair);
                    }
                }
                case 3 -> {
                    if (bench.random.nextInt(6) == 0) {
                        bench.simulation.poke(bench.dut.isError, BigInteger.ONE.shiftLeft(pair));
                        bench.step();
                        bench.step();
                        bench.order(pair, QueuePairState.RESET);
                        bench.simulation.poke(bench.dut.isError, BigInteger.ZERO);
                        bench.order(pair, QueuePairState.INIT);
                    }
                }
                default -> {
                    if (open > 0) {
                        bench.want(pair);
                        bench.take(pair);
                        taken++;
                    } else {
                        bench.step();
                    }
                }
            }
        }
        assertThat(bench.singles).isPositive();
    }

    @HardwareTest
    void postedReceivesAreReadBeforeTheyAreWantedAndOnce(TestBench test) {
        Bench bench = new Bench(test, 20);
        bench.post(2, 20);
        for (int i = 0; i < 200; i++) {
            bench.step();
        }
        assertThat(bench.memoryReads).as("as many as have places").isEqualTo(ENTRIES);
        for (int i = 0; i < 20; i++) {
            long took = bench.want(2);
            if (i < ENTRIES) {
                assertThat(took).as("it is here").isEqualTo(1);
            }
            bench.take(2);
        }
        for (int i = 0; i < 200; i++) {
            bench.step();
        }
        assertThat(bench.memoryReads).isEqualTo(20);
    }
}
