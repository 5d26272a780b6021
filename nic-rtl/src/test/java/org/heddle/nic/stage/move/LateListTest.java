package org.heddle.nic.stage.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.plain.PlainList;
import org.heddle.nic.harness.Paths;
import org.heddle.nic.harness.Payload;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.stage.pattern.DataPath;

/** The Prefetch Unit alone, whose list comes entry by entry: it waits for each. */
class LateListTest {
    private static final DataPath PATH = Paths.WIDE_LINES;
    private static final int LISTS = 12;
    private static final long LIMIT = 100_000;

    /** Lines of which each word of 4 bytes holds its own address. Each arrives some cycles behind its request. */
    private static final class Lines implements Agent {
        private static final int LATENCY = 6;

        private final Simulation simulation;
        private final PrefetchUnit unit;
        private final Deque<Long> requested = new ArrayDeque<>();
        private final Deque<Long> due = new ArrayDeque<>();
        private long cycle;

        Lines(Simulation simulation, PrefetchUnit unit) {
            this.simulation = simulation;
            this.unit = unit;
        }

        @Override
        public void drive() {
            boolean arrives = !due.isEmpty() && due.peek() <= cycle;
            simulation.poke(unit.memory.ready(), true);
            simulation.poke(unit.readValid, arrives);
            if (arrives) {
                due.remove();
                simulation.poke(unit.readLine, line(requested.remove()));
            }
        }

        private static BigInteger line(long number) {
            BigInteger line = BigInteger.ZERO;
            for (int word = PATH.lineBytes() / 4 - 1; word >= 0; word--) {
                line = line.shiftLeft(Integer.SIZE).or(BigInteger.valueOf(number * PATH.lineBytes() + 4L * word));
            }
            return line;
        }

        @Override
        public void sample() {
            cycle++;
            if (simulation.peek(unit.memory.valid())) {
                requested.add(simulation.peek(unit.memory.data().line()));
                due.add(cycle + LATENCY);
            }
        }
    }

    private static byte[] stored(PlainList list) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (long address : list.addresses()) {
            bytes.write((int) ((address & ~3L) >>> 8 * (address % 4)));
        }
        return bytes.toByteArray();
    }

    @HardwareTest
    void elementsAreThoseOfTheListHoweverLateItsEntriesCome(TestBench bench) {
        for (StallProfile coming : List.of(
                StallProfile.NEVER, StallProfile.RANDOM_HALF, StallProfile.EVERY_OTHER, StallProfile.ONE_IN_EIGHT)) {
            Rig<PrefetchUnit> rig = Rig.once(bench, PrefetchUnit.class, PATH);
            StreamSource access = rig.source(rig.dut().access, StallProfile.NEVER);
            StreamSource listed = rig.source(rig.dut().listed, coming);
            StreamSink payload = rig.sink(rig.dut().payload, StallProfile.NEVER);
            List<byte[]> expected = new ArrayList<>();
            for (int i = 0; i < LISTS; i++) {
                PlainList list = PlainList.random(bench.random(), 0, 0x1000, 0x10_0000, 20);
                access.send(list.beat());
                list.offsets().forEach(offset -> listed.send(list.origin() + offset));
                expected.add(stored(list));
            }
            int words = expected.stream()
                    .mapToInt(bytes -> Payload.wordsOf(bytes.length, PATH.wordBytes()))
                    .sum();
            rig.simulation().reset(2);
            rig.add(new Lines(rig.simulation(), rig.dut()));
            rig.simulation()
                    .runUntil(words + " words", () -> payload.count() == words)
                    .within(LIMIT);
            int at = 0;
            for (byte[] bytes : expected) {
                int count = Payload.wordsOf(bytes.length, PATH.wordBytes());
                List<long[]> beats = payload.beats().subList(at, at + count);
                assertThat(Payload.bytes(beats, bytes.length, PATH.wordBytes()))
                        .as("words from %d on", at)
                        .isEqualTo(bytes);
                at += count;
            }
        }
    }
}
