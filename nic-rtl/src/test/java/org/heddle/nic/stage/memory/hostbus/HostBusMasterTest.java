package org.heddle.nic.stage.memory.hostbus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.host.BusCounters;
import org.heddle.device.host.BusTiming;
import org.heddle.device.host.HostBus;
import org.heddle.device.host.HostStorage;
import org.heddle.nic.harness.Payload;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.stage.memory.hostbus.bench.HostBusSocket;

class HostBusMasterTest {
    private static final int TAG_WIDTH = 5;
    private static final int LINE = HostMemoryRequest.LINE_BYTES;
    private static final int LINES = HostStorage.BYTES / LINE;

    private static final class Bench {
        final TestBench bench;
        final HostStorage storage;
        final HostStorage expected;
        final HostBus bus;
        final Rig<HostBusMaster> rig;
        private final StreamSource requests;
        private final StreamSink answers;
        /** Bytes that each answer must hold; none of a write. */
        private final List<byte[]> reads = new ArrayList<>();

        Bench(TestBench bench, int burstLines, StallProfile sending) {
            this.bench = bench;
            long seed = bench.random().nextLong();
            storage = new HostStorage(seed);
            expected = new HostStorage(seed);
            bus = new HostBus(storage, BusTiming.PCI);
            rig = Rig.once(bench, HostBusMaster.class, TAG_WIDTH, burstLines);
            rig.add(new HostBusSocket(rig.simulation(), rig.dut().pins, bus));
            requests = rig.source(rig.dut().request, sending);
            answers = rig.sink(rig.dut().answer, StallProfile.NEVER);
        }

        void read(int line) {
            send(0, line, new byte[LINE], 0);
            reads.add(expected.backdoorRead(line * LINE, LINE));
        }

        void write(int line) {
            byte[] bytes = Payload.random(bench.random(), LINE);
            int mask = bench.random().nextInt();
            send(1, line, bytes, mask);
            for (int i = 0; i < LINE; i++) {
                if ((mask >>> i & 1) != 0) {
                    expected.backdoorWrite(line * LINE + i, bytes, i, 1);
                }
            }
            reads.add(new byte[0]);
        }

        private void send(int write, int line, byte[] bytes, int mask) {
            long[] beat = new long[8];
            beat[0] = write;
            beat[1] = reads.size() % (1 << TAG_WIDTH);
            beat[2] = line;
            for (int i = 0; i < LINE; i++) {
                beat[3 + i / 8] |= (bytes[i] & 0xFFL) << 8 * (i % 8);
            }
            beat[7] = mask & 0xFFFF_FFFFL;
            requests.send(beat);
        }

        /** Returns the cycles from the first transaction's beginning to the last one's end. */
        long runAndCheck() {
            rig.run(answers, reads.size(), 100L * reads.size() + 1000);
            rig.simulation().step(100);
            assertThat(answers.count()).isEqualTo(reads.size());
            for (int i = 0; i < reads.size(); i++) {
                long[] beat = answers.beats().get(i);
                assertThat(beat[0]).as("tag of answer %d", i).isEqualTo(i % (1 << TAG_WIDTH));
                byte[] wanted = reads.get(i);
                for (int at = 0; at < wanted.length; at++) {
                    assertThat((byte) (beat[1 + at / 8] >>> 8 * (at % 8)))
                            .as("byte %d of answer %d", at, i)
                            .isEqualTo(wanted[at]);
                }
            }
            BusCounters counted = bus.counters();
            return counted.reading() + counted.writing();
        }
    }

    @HardwareTest
    void linesAreReadAndWrittenByTheirMasks(TestBench bench) {
        for (int burstLines : new int[] {1, 16}) {
            for (StallProfile sending : List.of(StallProfile.NEVER, StallProfile.SEVEN_IN_EIGHT)) {
                Bench lines = new Bench(bench, burstLines, sending);
                int near = bench.random().nextInt(LINES - 64);
                for (int i = 0; i < 150; i++) {
                    int line = near + bench.random().nextInt(64);
                    int run = bench.random().nextInt(1, 6);
                    boolean writes = bench.random().nextBoolean();
                    for (int j = 0; j < run; j++) {
                        if (writes) {
                            lines.write(Math.min(line + j, LINES - 1));
                        } else {
                            lines.read(Math.min(line + j, LINES - 1));
                        }
                    }
                }
                lines.runAndCheck();
                assertThat(lines.storage.backdoorRead(near * LINE, 70 * LINE))
                        .isEqualTo(lines.expected.backdoorRead(near * LINE, 70 * LINE));
            }
        }
    }

    @HardwareTest
    void theFirstAndTheLastLineOfTheMemoryAreReached(TestBench bench) {
        Bench lines = new Bench(bench, 16, StallProfile.NEVER);
        lines.write(LINES - 1);
        lines.write(0);
        lines.read(LINES - 1);
        lines.read(0);
        lines.runAndCheck();
        assertThat(lines.bus.counters().reads()).isEqualTo(2);
    }

    @HardwareTest
    void aTransactionHasAsManyLinesAsABurst(TestBench bench) {
        for (int burstLines : new int[] {1, 16}) {
            Bench reads = new Bench(bench, burstLines, StallProfile.NEVER);
            Bench writes = new Bench(bench, burstLines, StallProfile.NEVER);
            for (int line = 0; line < 64; line++) {
                reads.read(1024 + line);
                writes.write(1024 + line);
            }
            long transactions = 64 / burstLines;
            assertThat(reads.runAndCheck()).isEqualTo(transactions * (26 + burstLines * 24));
            assertThat(reads.bus.counters().reads()).isEqualTo(transactions);
            assertThat(writes.runAndCheck()).isEqualTo(transactions * (6 + burstLines * 24));
            assertThat(writes.bus.counters().writes()).isEqualTo(transactions);
        }
    }

    @HardwareTest
    void aBurstEndsAtItsBoundaryAndWhereTheNextLineIsAnother(TestBench bench) {
        Bench lines = new Bench(bench, 16, StallProfile.NEVER);
        for (int line : new int[] {14, 15, 16, 17, 19, 18}) {
            lines.read(line);
        }
        lines.write(19);
        lines.runAndCheck();
        assertThat(lines.bus.counters().reads()).as("14-15, 16-17, 19, 18").isEqualTo(4);
        assertThat(lines.bus.counters().writes()).isEqualTo(1);
    }

    @HardwareTest
    void transactionsFollowEachOtherWithoutACycleBetween(TestBench bench) {
        Bench lines = new Bench(bench, 1, StallProfile.NEVER);
        for (int line = 0; line < 20; line++) {
            lines.read(line);
        }
        long[] ended = new long[1];
        lines.rig.moments("last word", () -> {
            if (lines.bus.counters().reading() == 20 * 50L && ended[0] == 0) {
                ended[0] = lines.bus.counters().idle();
            }
            return false;
        });
        lines.runAndCheck();
        assertThat(ended[0]).as("cycles before the first transaction").isEqualTo(2);
    }

    @HardwareTest
    void theProcessorsAccessesComeBetweenTransactions(TestBench bench) {
        Bench lines = new Bench(bench, 1, StallProfile.NEVER);
        for (int line = 0; line < 10; line++) {
            lines.read(line);
        }
        int[] done = new int[1];
        for (int i = 0; i < 3; i++) {
            lines.bus.access(150, () -> done[0]++);
        }
        lines.runAndCheck();
        lines.rig.run("the accesses that found no gap", () -> done[0] == 3, 1000);
        BusCounters counted = lines.bus.counters();
        assertThat(counted.processor()).isEqualTo(450);
        assertThat(counted.reading()).isEqualTo(500);
    }
}
