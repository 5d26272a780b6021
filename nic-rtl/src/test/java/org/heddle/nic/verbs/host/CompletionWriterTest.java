package org.heddle.nic.verbs.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.verbs.layout.CompletionEntry;
import org.heddle.nic.verbs.layout.CompletionQueueContext;
import org.heddle.nic.verbs.layout.code.EventKind;

/** Completions of two engines into queues of which one is never emptied, with a memory that answers late. */
class CompletionWriterTest {
    private static final int ENGINES = 2;
    private static final int QUEUES = 4;
    /** This queue is never emptied: it breaks. */
    private static final int FULL = 3;

    private static final int LOG_ENTRIES = 2;
    private static final int PLACES = 1 << LOG_ENTRIES;
    private static final int COMPLETIONS = 400;
    private static final int LIMIT = 60_000;
    private static final int LINE_BYTES = 32;

    /** A completion on its way. */
    private record Given(int queue, int number, boolean isSolicited) {}

    /** Drives the writer by hand, a cycle at a time, and says what it must do. */
    private static final class Bench {
        private final Rig<CompletionWriter> rig;
        private final Simulation simulation;
        private final CompletionWriter dut;
        private final Random random;
        private final List<StreamSource> sources = new ArrayList<>();
        private final List<Deque<Given>> untold = new ArrayList<>();
        /** Cycles in which the writes under way are visible, in their order. */
        private final Deque<Long> writes = new ArrayDeque<>();

        private final Map<Long, BigInteger> memory = new HashMap<>();
        private final int[] written = new int[QUEUES];
        private final int[] visible = new int[QUEUES];
        private final int[] taken = new int[QUEUES];
        private final boolean[] asksAny = new boolean[QUEUES];
        private final boolean[] asksSolicited = new boolean[QUEUES];
        private int returned;
        private int told;
        private int lost;
        private int broken;
        private int events;
        private int expectedEvents;
        private long cycle;

        Bench(TestBench test, boolean overlaps) {
            rig = Rig.once(test, CompletionWriter.class, ENGINES, overlaps);
            simulation = rig.simulation();
            dut = rig.dut();
            random = new Random(test.random().nextLong());
            for (int i = 0; i < ENGINES; i++) {
                sources.add(rig.source(dut.completion.get(i), StallProfile.NEVER));
                untold.add(new ArrayDeque<>());
            }
            simulation.poke(dut.order.valid(), false);
            simulation.poke(dut.consumed.valid(), false);
            simulation.poke(dut.notify.valid(), false);
            simulation.poke(dut.returns, false);
            simulation.poke(dut.memory.ready(), false);
            simulation.poke(dut.happened.ready(), false);
            simulation.reset(2);
            for (int i = 0; i < QUEUES; i++) {
                begin(i);
            }
        }

        private static long base(int queue) {
            return 0x1_0000L * (queue + 1);
        }

        /** Begins a queue anew, when nothing is under way to it. */
        void begin(int queue) {
            long[] record = new long[CompletionQueueContext.LAYOUT.words()];
            CompletionQueueContext layout = CompletionQueueContext.LAYOUT;
            layout.isValid.put(record, 1);
            layout.logEntries.put(record, LOG_ENTRIES);
            layout.base.put(record, base(queue));
            simulation.poke(dut.order.valid(), true);
            simulation.poke(dut.order.data().number(), queue);
            for (int i = 0; i < record.length; i++) {
                simulation.pokeWord(simulation.port(dut.order.data().record()), i, record[i]);
            }
            boolean isTaken = false;
            while (!isTaken) {
                simulation.settle();
                isTaken = simulation.peek(dut.order.ready());
                if (isTaken) {
                    assertThat(writes)
                            .as("writes under way when a queue begins")
                            .isEmpty();
                    written[queue] = 0;
                    visible[queue] = 0;
                    taken[queue] = 0;
                    asksAny[queue] = false;
                    asksSolicited[queue] = false;
                }
                step();
            }
            simulation.poke(dut.order.valid(), false);
        }

        void give(int engine, int queue, boolean isSolicited) {
            int number = random.nextInt(1 << 24);
            long[] entry = new long[CompletionEntry.LAYOUT.words()];
            CompletionEntry.LAYOUT.length.put(entry, number);
            CompletionEntry.LAYOUT.queuePair.put(entry, queue);
            sources.get(engine).send(new long[] {queue, entry[0], entry[1], entry[2], entry[3], isSolicited ? 1 : 0});
            untold.get(engine).add(new Given(queue, number, isSolicited));
        }

        /** Takes all that is visible in a queue, and tells the writer. */
        void consume(int queue) {
            taken[queue] = visible[queue];
            simulation.poke(dut.consumed.data().number(), queue);
            simulation.poke(dut.consumed.data().index(), taken[queue] & 0xFFFF);
            once(dut.consumed.valid(), dut.consumed.ready());
        }

        void ask(int queue, boolean solicited) {
            simulation.poke(dut.notify.data().number(), queue);
            simulation.poke(dut.notify.data().index(), solicited ? 1 : 0);
            once(dut.notify.valid(), dut.notify.ready());
            if (solicited) {
                asksSolicited[queue] = true;
            } else {
                asksAny[queue] = true;
            }
        }

        private void once(org.heddle.hdl.Bool valid, org.heddle.hdl.Bool ready) {
            simulation.poke(valid, true);
            boolean isTaken = false;
            while (!isTaken) {
                simulation.settle();
                isTaken = simulation.peek(ready);
                step();
            }
            simulation.poke(valid, false);
        }

        void step() {
            boolean takes = random.nextInt(3) != 0;
            simulation.poke(dut.memory.ready(), takes);
            boolean returns = !writes.isEmpty() && writes.peek() <= cycle;
            simulation.poke(dut.returns, returns);
            boolean hears = random.nextInt(3) == 0;
            simulation.poke(dut.happened.ready(), hears);
            simulation.settle();
            if (returns) {
                writes.remove();
                returned++;
            }
            if (takes && simulation.peek(dut.memory.valid())) {
                long last = writes.isEmpty() ? cycle : Math.max(cycle, writes.peekLast());
                writes.add(last + 1 + random.nextInt(40));
                long line = simulation
                        .peekInteger(simulation.port(dut.memory.data().line()))
                        .longValueExact();
                memory.put(
                        line,
                        simulation.peekInteger(simulation.port(dut.memory.data().data())));
                int queue = (int) (line * LINE_BYTES / 0x1_0000L) - 1;
                assertThat(line * LINE_BYTES).isEqualTo(base(queue) + (long) (written[queue] % PLACES) * LINE_BYTES);
                assertThat(written[queue] - taken[queue])
                        .as("places that are used")
                        .isLessThan(PLACES);
                written[queue]++;
            }
            if (simulation.peek(dut.loses)) {
                lost++;
            }
            tell(simulation.peekInteger(simulation.port(dut.written)).intValueExact());
            if (hears && simulation.peek(dut.happened.valid())) {
                int kind = simulation
                        .peekInteger(simulation.port(dut.happened.data().kind()))
                        .intValueExact();
                if (kind == EventKind.CQ_ERR.code()) {
                    broken++;
                } else {
                    assertThat(kind).isEqualTo(EventKind.COMPLETION.code());
                    events++;
                }
            }
            simulation.step();
            cycle++;
        }

        private void tell(int engines) {
            for (int i = 0; i < ENGINES; i++) {
                if ((engines >> i & 1) == 0) {
                    continue;
                }
                Given now = untold.get(i).remove();
                int queue = now.queue();
                if (queue == FULL && visible[queue] == PLACES) {
                    continue;
                }
                int place = visible[queue] % PLACES;
                BigInteger entry = memory.get(base(queue) / LINE_BYTES + place);
                assertThat(entry).as("entry that is told").isNotNull();
                assertThat(entry.testBit(255)).as("phase").isEqualTo(visible[queue] / PLACES % 2 == 0);
                long[] words = {
                    entry.longValue(),
                    entry.shiftRight(64).longValue(),
                    entry.shiftRight(128).longValue(),
                    entry.shiftRight(192).longValue()
                };
                assertThat(CompletionEntry.LAYOUT.length.get(words)).isEqualTo(now.number());
                visible[queue]++;
                told++;
                assertThat(told)
                        .as("completions told of, of those that are visible")
                        .isLessThanOrEqualTo(returned);
                if (asksAny[queue] || asksSolicited[queue] && now.isSolicited()) {
                    asksAny[queue] = false;
                    asksSolicited[queue] = false;
                    expectedEvents++;
                }
            }
        }

        boolean isDone() {
            return untold.stream().allMatch(Deque::isEmpty);
        }
    }

    /** Gives completions, takes them, asks for events and begins queues anew; returns the cycles that it took. */
    private static long run(TestBench test, boolean overlaps) {
        Bench bench = new Bench(test, overlaps);
        int given = 0;
        int[] open = new int[QUEUES];
        long from = bench.cycle;
        while (given < COMPLETIONS || !bench.isDone()) {
            assertThat(bench.cycle).as("cycles").isLessThan(LIMIT);
            int queue = bench.random.nextInt(QUEUES);
            if (bench.isDone()) {
                Arrays.fill(open, 0);
                for (int i = 0; i < FULL; i++) {
                    bench.consume(i);
                }
                if (bench.random.nextInt(3) == 0) {
                    bench.ask(queue, bench.random.nextBoolean());
                }
                if (queue != FULL && bench.random.nextInt(9) == 0) {
                    bench.begin(queue);
                }
            }
            boolean gives = bench.random.nextInt(4) == 0 && open[queue] < PLACES;
            if (given < COMPLETIONS && gives) {
                open[queue]++;
                given++;
                bench.give(bench.random.nextInt(ENGINES), queue, bench.random.nextInt(4) == 0);
            } else {
                bench.step();
            }
        }
        assertThat(bench.events)
                .as("completions that raised an event")
                .isEqualTo(bench.expectedEvents)
                .isPositive();
        assertThat(bench.broken).as("queues that are told to be broken").isEqualTo(1);
        assertThat(bench.lost).isEqualTo(COMPLETIONS - bench.told).isPositive();
        return bench.cycle - from;
    }

    @HardwareTest
    void eachCompletionIsWrittenInItsPlaceAndToldOfWhenItIsVisible(TestBench test) {
        run(test, false);
    }

    @HardwareTest
    void whereTheyOverlapToo(TestBench test) {
        run(test, true);
    }

    @HardwareTest
    void anOrderWaitsForTheCompletionsThatAreWritten(TestBench test) {
        Bench bench = new Bench(test, true);
        for (int round = 0; round < 20; round++) {
            bench.give(round % ENGINES, 0, false);
            bench.give((round + 1) % ENGINES, 1, false);
            for (int i = bench.random.nextInt(20); i > 0; i--) {
                bench.step();
            }
            bench.begin(2);
            while (!bench.isDone()) {
                bench.step();
            }
            bench.consume(0);
            bench.consume(1);
        }
    }
}
