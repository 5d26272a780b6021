package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.SplitMix64;
import org.heddle.device.plain.PlainAccess;
import org.heddle.device.plain.PlainElements;
import org.heddle.device.plain.PlainList;
import org.heddle.device.plain.PlainMemory;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.junit.jupiter.api.Tag;

/** Local commands: from the Write Window to SO-DIMM memory and from there to the Prefetch Window. */
class LocalAccessTest {
    private static final long LIMIT = 200_000;
    private static final long SOURCES = 0x400_0000L;
    private static final long DESTINATIONS = 0x1000_0000L;
    private static final long LISTS = 0x1F00_0000L;
    private static final int REGION = 1 << 16;

    private static final class Bench implements AutoCloseable {
        final RandomGenerator random;
        final NodePair pair;
        final Dimmnet2Driver driver;
        final PlainMemory expected = new PlainMemory(SplitMix64::of);
        final byte[] writeWindow = new byte[HostMap.WINDOW_BYTES];
        private long nextList = LISTS;

        Bench(TestBench bench) {
            random = bench.random();
            pair = new NodePair(Pairs.PUBLISHED, bench.options());
            driver = new Dimmnet2Driver(pair.hostPort(0), 0);
            random.nextBytes(writeWindow);
            for (int offset = 0; offset < HostMap.WINDOW_BYTES; offset += 8) {
                driver.writeWriteWindow(offset, wordOf(writeWindow, offset));
            }
        }

        PlainElements random(long region, int mostBytes) {
            int elementBytes = PlainAccess.randomElementBytes(random);
            int count = 1 + random.nextInt(Math.min(255, mostBytes / elementBytes));
            return switch (random.nextInt(3)) {
                case 0 -> PlainAccess.contiguous(region + 4 * random.nextInt(1000), elementBytes, count);
                case 1 ->
                    PlainAccess.strided(
                            region + REGION / 2,
                            4 * random.nextInt(-REGION / 8 / count, REGION / 8 / count),
                            elementBytes,
                            count);
                default -> {
                    nextList += 2048 + 4 * random.nextInt(16);
                    yield placed(PlainList.random(random, nextList, region, region + REGION, elementBytes, count));
                }
            };
        }

        PlainList placed(PlainList list) {
            byte[] entries = list.entries();
            pair.node(0).memory().backdoorWrite(list.base(), entries, 0, entries.length);
            for (int i = 0; i < entries.length; i++) {
                expected.write(list.base() + i, entries[i]);
            }
            return list;
        }

        int randomOffset(int bytes) {
            return 4 * random.nextInt((HostMap.WINDOW_BYTES - bytes) / 4 + 1);
        }

        void writeFromWindow(PlainElements destination) {
            int offset = randomOffset(destination.bytes());
            driver.submitLocalWrite(offset, Accesses.of(destination), true);
            byte[] bytes = Arrays.copyOfRange(writeWindow, offset, offset + destination.bytes());
            expected.scatter(destination, bytes);
        }

        void awaitDone(int commands) {
            for (int i = 0; i < commands; i++) {
                assertThat(driver.awaitCompletion(LIMIT).status()).isEqualTo(CommandStatus.DONE);
                assertThat(driver.awaitReception(LIMIT).status()).isEqualTo(CommandStatus.DONE);
            }
        }

        byte[] prefetchWindow() {
            byte[] bytes = new byte[HostMap.WINDOW_BYTES];
            for (int offset = 0; offset < bytes.length; offset += 8) {
                long word = driver.readPrefetchWindow(offset);
                for (int i = 0; i < 8; i++) {
                    bytes[offset + i] = (byte) (word >>> 8 * i);
                }
            }
            return bytes;
        }

        @Override
        public void close() {
            pair.close();
        }
    }

    private static long wordOf(byte[] bytes, int offset) {
        long word = 0;
        for (int i = 7; i >= 0; i--) {
            word = word << 8 | bytes[offset + i] & 0xFF;
        }
        return word;
    }

    @HardwareTest(seeds = 2, timeoutCycles = 5_000_000)
    @Tag("slow")
    void queuedWritesOfTheWindowReachTheirElementsAndNothingElse(TestBench bench) {
        try (Bench b = new Bench(bench)) {
            for (int i = 0; i < 30; i++) {
                b.writeFromWindow(b.random(DESTINATIONS, i % 5 == 0 ? HostMap.WINDOW_BYTES : 600));
            }
            b.awaitDone(30);
            b.expected.assertSameAs(b.pair.node(0).memory());
            assertThat(b.pair.node(1).memory().touchedPages()).isEmpty();
        }
    }

    @HardwareTest(seeds = 2, timeoutCycles = 5_000_000)
    @Tag("slow")
    void queuedReadsFillTheirPartsOfTheWindowInOrder(TestBench bench) {
        try (Bench b = new Bench(bench)) {
            byte[] window = b.prefetchWindow();
            for (int i = 0; i < 30; i++) {
                PlainElements source = b.random(SOURCES, i % 5 == 0 ? HostMap.WINDOW_BYTES : 600);
                int offset = b.randomOffset(source.bytes());
                b.driver.submitLocalRead(Accesses.of(source), offset, true);
                byte[] bytes = b.expected.gather(source);
                System.arraycopy(bytes, 0, window, offset, bytes.length);
            }
            b.awaitDone(30);
            assertThat(b.prefetchWindow()).isEqualTo(window);
            b.expected.assertSameAs(b.pair.node(0).memory());
        }
    }

    @HardwareTest(seeds = 2, timeoutCycles = 5_000_000)
    @Tag("slow")
    void localAndRemoteCommandsQueuedInAnyMixDoNotDisturbEachOther(TestBench bench) {
        try (Bench b = new Bench(bench)) {
            Dimmnet2Driver other = new Dimmnet2Driver(b.pair.hostPort(1), 1);
            ExpectedBytes remote = new ExpectedBytes(1);
            PlainMemory there = new PlainMemory(address -> SplitMix64.of(address + (1L << 40)));
            byte[] window = b.prefetchWindow();
            int writesThere = 0;
            int local = 0;
            for (int i = 0; i < 40; i++) {
                switch (b.random.nextInt(4)) {
                    case 0 -> {
                        b.writeFromWindow(b.random(DESTINATIONS, 2000));
                        local++;
                    }
                    case 1 -> {
                        PlainElements source = b.random(SOURCES, 2000);
                        int offset = b.randomOffset(source.bytes());
                        b.driver.submitLocalRead(Accesses.of(source), offset, true);
                        byte[] bytes = b.expected.gather(source);
                        System.arraycopy(bytes, 0, window, offset, bytes.length);
                        local++;
                    }
                    case 2 -> {
                        VectorAccess access = VectorAccess.stride(SOURCES + 8L * i, 16, 60, 4_104);
                        VectorWrite write = new VectorWrite(access, access, 1, true);
                        remote.apply(write, 0);
                        b.driver.submit(write);
                        writesThere++;
                    }
                    default -> {
                        // The other node writes where nobody reads.
                        PlainAccess from = PlainAccess.contiguous(0x1000L * i, 64, 20);
                        PlainAccess to = PlainAccess.strided(0x800_0000L + 0x1_0000L * i, 72, 64, 20);
                        other.submit(new VectorWrite(Accesses.of(from), Accesses.of(to), 0, false));
                        b.expected.scatter(to, there.gather(from));
                    }
                }
            }
            for (int i = 0; i < local + writesThere; i++) {
                assertThat(b.driver.awaitCompletion(LIMIT).status()).isEqualTo(CommandStatus.DONE);
            }
            for (int i = 0; i < local; i++) {
                assertThat(b.driver.awaitReception(LIMIT).status()).isEqualTo(CommandStatus.DONE);
            }
            for (int i = 0; i < writesThere; i++) {
                assertThat(other.awaitReception(LIMIT).status()).isEqualTo(CommandStatus.DONE);
            }
            b.pair.hostPort(0).idle(20_000);
            assertThat(b.driver.pollReception()).isEmpty();
            assertThat(b.prefetchWindow()).isEqualTo(window);
            b.expected.assertSameAs(b.pair.node(0).memory());
            remote.requireEqual(b.pair.node(1).memory());
        }
    }

    @HardwareTest(timeoutCycles = 5_000_000)
    @Tag("slow")
    void aWrongListEntryEndsALocalCommandAtEitherSide(TestBench bench) {
        try (Bench b = new Bench(bench)) {
            PlainList good = PlainList.random(b.random, LISTS, DESTINATIONS, DESTINATIONS + REGION, 8, 20);
            PlainList bad = b.placed(good.with(13, VectorAccess.MEMORY_BYTES - 4 - good.origin()));
            b.driver.submitLocalWrite(0, Accesses.of(bad), false);
            assertThat(b.driver.awaitCompletion(LIMIT).status()).isEqualTo(CommandStatus.DONE);
            var written = b.driver.awaitReception(LIMIT);
            assertThat(written.status()).isEqualTo(CommandStatus.RECEIVED_LIST_ENTRY);
            assertThat(written.entry()).isEqualTo(13);
            byte[] moved = Arrays.copyOf(b.writeWindow, 13 * 8);
            b.expected.scatter(bad.before(13), moved);

            byte[] window = b.prefetchWindow();
            b.driver.submitLocalRead(Accesses.of(bad), 256, true);
            var completed = b.driver.awaitCompletion(LIMIT);
            assertThat(completed.status()).isEqualTo(CommandStatus.SOURCE_LIST_ENTRY);
            assertThat(completed.entry()).isEqualTo(13);
            assertThat(completed.bytes()).isEqualTo(13 * 8);
            assertThat(b.driver.awaitReception(LIMIT).status()).isEqualTo(CommandStatus.RECEIVED_CUT);
            System.arraycopy(b.expected.gather(bad.before(13)), 0, window, 256, 13 * 8);
            assertThat(b.prefetchWindow()).isEqualTo(window);
            b.expected.assertSameAs(b.pair.node(0).memory());
        }
    }
}
