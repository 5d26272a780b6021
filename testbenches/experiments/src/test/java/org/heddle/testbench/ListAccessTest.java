package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.NodeMemory;
import org.heddle.device.SplitMix64;
import org.heddle.device.plain.PlainAccess;
import org.heddle.device.plain.PlainElements;
import org.heddle.device.plain.PlainList;
import org.heddle.device.plain.PlainMemory;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.junit.jupiter.api.Tag;

/** Remote vector writes with lists at either side, through the host ports, against a plain model of both memories. */
class ListAccessTest {
    private static final long LIMIT = 200_000;
    private static final long SOURCES = 0x400_0000L;
    private static final long DESTINATIONS = 0x1000_0000L;
    private static final long LISTS = 0x1F00_0000L;
    private static final int REGION = 1 << 18;

    /** Two nodes and what each of their memories should hold. */
    private static final class Bench implements AutoCloseable {
        final RandomGenerator random;
        final NodePair pair;
        final Dimmnet2Driver sender;
        final Dimmnet2Driver receiver;
        final PlainMemory[] expected = {
            new PlainMemory(SplitMix64::of), new PlainMemory(address -> SplitMix64.of(address + (1L << 40)))
        };
        final List<VectorStatus> completions = new ArrayList<>();
        final List<VectorStatus> receptions = new ArrayList<>();
        private long nextList = LISTS;

        Bench(TestBench bench) {
            random = bench.random();
            pair = new NodePair(Pairs.PUBLISHED, bench.options());
            sender = new Dimmnet2Driver(pair.hostPort(0), 0);
            receiver = new Dimmnet2Driver(pair.hostPort(1), 1);
        }

        PlainElements random(int node, long region, int elementBytes, int count) {
            if (random.nextInt(4) == 0) {
                return PlainAccess.contiguous(region + 4 * random.nextInt(REGION / 8), elementBytes, count);
            } else if (random.nextInt(3) == 0) {
                int stride = 4 * random.nextInt(-REGION / 8 / count, REGION / 8 / count);
                return PlainAccess.strided(region + REGION / 2, stride, elementBytes, count);
            }
            nextList += 2048 + 4 * random.nextInt(16);
            return placed(node, PlainList.random(random, nextList, region, region + REGION, elementBytes, count));
        }

        PlainList placed(int node, PlainList list) {
            byte[] entries = list.entries();
            pair.node(node).memory().backdoorWrite(list.base(), entries, 0, entries.length);
            for (int i = 0; i < entries.length; i++) {
                expected[node].write(list.base() + i, entries[i]);
            }
            return list;
        }

        /** Queues a write of which the elements before a wrong entry arrive, and notes what should be said of it. */
        void write(PlainElements source, PlainElements destination) {
            VectorAccess from = Accesses.of(source);
            VectorAccess to = Accesses.of(destination);
            int tag = sender.submit(new VectorWrite(from, to, 1, true));
            int wrongSource = source instanceof PlainList list ? list.firstWrong() : -1;
            int wrongDestination = destination instanceof PlainList list ? list.firstWrong() : -1;
            int sent = wrongSource < 0 ? source.bytes() : wrongSource * from.elementBytes();
            boolean reachesWrong = wrongDestination >= 0 && (long) wrongDestination * to.elementBytes() < sent;
            int written = reachesWrong ? wrongDestination * to.elementBytes() : sent;
            move(source, destination, written);
            completions.add(new VectorStatus(
                    wrongSource < 0 ? CommandStatus.DONE : CommandStatus.SOURCE_LIST_ENTRY,
                    1,
                    tag,
                    sent,
                    to.base(),
                    Math.max(0, wrongSource)));
            if (reachesWrong) {
                receptions.add(new VectorStatus(
                        CommandStatus.RECEIVED_LIST_ENTRY, 0, tag, written, to.base(), wrongDestination));
            } else if (sent != 0) {
                CommandStatus status = wrongSource < 0 ? CommandStatus.DONE : CommandStatus.RECEIVED_CUT;
                receptions.add(new VectorStatus(status, 0, tag, written, to.base(), 0));
            }
        }

        private void move(PlainElements source, PlainElements destination, int bytes) {
            List<Long> from = source.addresses();
            List<Long> to = destination.addresses();
            for (int i = 0; i < bytes; i++) {
                expected[1].write(to.get(i), expected[0].read(from.get(i)));
            }
        }

        void check() {
            for (VectorStatus completion : completions) {
                assertThat(sender.awaitCompletion(LIMIT)).isEqualTo(completion);
            }
            for (VectorStatus reception : receptions) {
                assertThat(receiver.awaitReception(LIMIT)).isEqualTo(reception);
            }
            pair.hostPort(1).idle(3000);
            assertThat(receiver.pollReception()).isEmpty();
            for (int node = 0; node < 2; node++) {
                NodeMemory memory = pair.node(node).memory();
                expected[node].assertSameAs(memory);
            }
        }

        @Override
        public void close() {
            pair.close();
        }
    }

    @HardwareTest(seeds = 4, timeoutCycles = 5_000_000)
    @Tag("slow")
    void queuedCommandsWithListsKeepTheirBytes(TestBench bench) {
        try (Bench b = new Bench(bench)) {
            for (int i = 0; i < 25; i++) {
                int count = 1 + b.random.nextInt(b.random.nextInt(4) == 0 ? 255 : 40);
                int elementBytes = PlainAccess.randomElementBytes(b.random);
                b.write(b.random(0, SOURCES, elementBytes, count), b.random(1, DESTINATIONS, elementBytes, count));
            }
            b.check();
        }
    }

    @HardwareTest(timeoutCycles = 5_000_000)
    @Tag("slow")
    void theLongestListsOfEveryElementSizeArrive(TestBench bench) {
        try (Bench b = new Bench(bench)) {
            for (int elementBytes = 4; elementBytes <= 128; elementBytes *= 2) {
                PlainList source = PlainList.random(
                        b.random, LISTS + 4 + 0x1000 * elementBytes, SOURCES, SOURCES + REGION, elementBytes, 255);
                PlainList destination = PlainList.random(
                        b.random,
                        LISTS + 0x1000 * elementBytes + 28,
                        DESTINATIONS,
                        DESTINATIONS + 4096,
                        elementBytes,
                        255);
                b.write(b.placed(0, source), b.placed(1, destination));
            }
            b.check();
        }
    }

    @HardwareTest(seeds = 4, timeoutCycles = 5_000_000)
    @Tag("slow")
    void aWrongEntryEndsItsCommandAndNoOther(TestBench bench) {
        try (Bench b = new Bench(bench)) {
            for (int i = 0; i < 40; i++) {
                int elementBytes = PlainAccess.randomElementBytes(b.random);
                int count = 1 + b.random.nextInt(b.random.nextInt(3) == 0 ? 255 : 40);
                // Element sizes may differ: what is moved may then end within an element of the other side.
                int otherBytes = count % 2 == 0 && elementBytes < 128 && count < 128 ? 2 * elementBytes : elementBytes;
                int otherCount = count * elementBytes / otherBytes;
                PlainElements source = b.random(0, SOURCES, elementBytes, count);
                PlainElements destination = b.random(1, DESTINATIONS, otherBytes, otherCount);
                if (source instanceof PlainList list && b.random.nextInt(3) != 0) {
                    source = b.placed(0, list.with(b.random.nextInt(count), wrongOffset(b.random, list)));
                }
                if (destination instanceof PlainList list && b.random.nextInt(3) != 0) {
                    destination = b.placed(1, list.with(b.random.nextInt(otherCount), wrongOffset(b.random, list)));
                }
                b.write(source, destination);
            }
            b.check();
            assertThat(b.completions).anyMatch(status -> status.status() == CommandStatus.SOURCE_LIST_ENTRY);
            assertThat(b.receptions).anyMatch(status -> status.status() == CommandStatus.RECEIVED_LIST_ENTRY);
        }
    }

    private static long wrongOffset(RandomGenerator random, PlainList list) {
        long wrong = random.nextBoolean() ? VectorAccess.MEMORY_BYTES - list.elementBytes() + 4 : SOURCES + 2;
        return wrong - list.origin();
    }
}
