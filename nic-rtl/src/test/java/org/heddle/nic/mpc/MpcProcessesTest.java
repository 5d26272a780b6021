package org.heddle.nic.mpc;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.mpc.MpcProcessBench.Event;
import org.heddle.nic.mpc.list.EntryStatus;
import org.heddle.nic.mpc.list.LmeField;
import org.junit.jupiter.api.Tag;

/** Improved nodes: bursts on the bus, lists for each of two processes, events in memory. */
class MpcProcessesTest {
    @HardwareTest
    @Tag("slow")
    void bytesOfAnyLengthAndPlaceArriveAndBothProcessesAreTold(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        int number = 0;
        for (int len : new int[] {1, 21, 32, 511, 512, 513, 4096, 4097, 6200, 13_000}) {
            MpcProcessBench from = bench.at(0, number % 2);
            MpcProcessBench to = bench.at(1, number / 2 % 2);
            int plad = 0x40_0000 + test.random().nextInt(4096);
            int prad = 0x80_0000 + test.random().nextInt(4096);
            byte[] before = to.host.storage.backdoorRead(prad - 64, len + 128);
            byte[] wanted = before.clone();
            System.arraycopy(from.host.storage.backdoorRead(plad, len), 0, wanted, 64, len);
            from.enter(1, to.process, plad, prad, len, 1000 + len, true, true, false);
            from.ring();
            int ctrl = from.process << 4 | to.process << 8;
            assertThat(bench.event(to)).isEqualTo(new Event(false, 0, 0, ctrl, len, 1000 + len));
            assertThat(to.host.storage.backdoorRead(prad - 64, len + 128)).isEqualTo(wanted);
            assertThat(bench.event(from)).isEqualTo(new Event(true, 0, 1, ctrl, len, 1000 + len));
            number++;
        }
        assertThat(bench.at(0, 0).counters()).isEqualTo(number);
        assertThat(bench.at(0, 0).left() + bench.at(0, 1).left()).isEqualTo(number);
    }

    @HardwareTest
    void alignedBytesAreReadAndWrittenInBurstsOf512(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        MpcProcessBench from = bench.at(0, 0);
        MpcProcessBench to = bench.at(1, 0);
        List<Integer> reads = new ArrayList<>();
        List<Integer> writes = new ArrayList<>();
        from.host.bus.listen((write, address, bytes) -> {
            if (!write && address >= 0x40_0000) {
                reads.add(bytes);
            }
        });
        to.host.bus.listen((write, address, bytes) -> {
            if (write && address >= 0x80_0000) {
                writes.add(bytes);
            }
        });
        from.enter(1, 0, 0x40_0000, 0x80_0000, 4096, 7, true, true, false);
        from.ring();
        bench.event(to);
        assertThat(reads).hasSize(8).containsOnly(512);
        assertThat(writes).hasSize(8).containsOnly(512);
    }

    @HardwareTest
    void bytesInsideAnEntryArriveWithoutAnotherReadOfMemory(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        MpcProcessBench from = bench.at(0, 1);
        MpcProcessBench to = bench.at(1, 0);
        List<Integer> reads = new ArrayList<>();
        from.host.bus.listen((write, address, bytes) -> {
            if (!write) {
                reads.add(bytes);
            }
        });
        for (int len = 1; len <= LmeField.MOST_CARRIED; len++) {
            byte[] data = new byte[len];
            test.random().nextBytes(data);
            int prad = 0x80_0000 + 64 * len + test.random().nextInt(32);
            byte[] wanted = to.host.storage.backdoorRead(prad - 32, len + 64);
            System.arraycopy(data, 0, wanted, 32, len);
            from.enterCarried(1, 0, data, prad, 200 + len, len % 2 == 0);
            from.ring();
            assertThat(bench.event(to)).isEqualTo(new Event(false, 0, 0, 1 << 4, len, 200 + len));
            assertThat(to.host.storage.backdoorRead(prad - 32, len + 64)).isEqualTo(wanted);
            if (len % 2 == 0) {
                assertThat(bench.event(from)).isEqualTo(new Event(true, 0, 1, 1 << 4, len, 200 + len));
            }
        }
        assertThat(reads).hasSize(LmeField.MOST_CARRIED).containsOnly(MpcProcessBench.LINE);
        assertThat(from.hasEvent()).isFalse();
    }

    @HardwareTest
    void entriesThatCarryAndThatGatherFollowEachOtherAndWrongOnesAreRefused(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        MpcProcessBench from = bench.at(0, 0);
        MpcProcessBench to = bench.at(1, 0);
        byte[] wanted = to.host.storage.backdoorRead(0x80_0000, 64 * 12);
        for (int i = 0; i < 12; i++) {
            int at = 64 * i;
            if (i % 3 == 2) {
                from.enterCarriedBadly(1, i % 2 == 0 ? 0 : LmeField.MOST_CARRIED + i % 8, 0x80_0000 + at, i);
            } else if (i % 3 == 1) {
                from.enter(1, 0, 0x40_0000 + at, 0x80_0000 + at, 30, i, false, true, false);
                System.arraycopy(from.host.storage.backdoorRead(0x40_0000 + at, 30), 0, wanted, at, 30);
            } else {
                byte[] data = new byte[5 + i];
                test.random().nextBytes(data);
                System.arraycopy(data, 0, wanted, at, data.length);
                from.enterCarried(1, 0, data, 0x80_0000 + at, i, false);
            }
        }
        from.ring();
        for (int i = 0; i < 12; i++) {
            Event event = bench.event(i % 3 == 2 ? from : to);
            assertThat(event.id()).isEqualTo(i);
            assertThat(event.status()).isEqualTo(i % 3 == 2 ? EntryStatus.BAD_LENGTH.code() : 0);
        }
        assertThat(to.host.storage.backdoorRead(0x80_0000, wanted.length)).isEqualTo(wanted);
    }

    @HardwareTest
    void entriesThatWereWrittenTogetherAreReadInOneBurst(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        MpcProcessBench from = bench.at(0, 1);
        List<Integer> reads = new ArrayList<>();
        from.host.bus.listen((write, address, bytes) -> {
            if (!write && address < 0x40_0000) {
                reads.add(bytes);
            }
        });
        for (int i = 0; i < 8; i++) {
            from.enter(1, 0, 0x40_0000 + 64 * i, 0x80_0000, 16, i, i == 7, false, i != 7);
        }
        from.ring();
        assertThat(bench.event(from).id()).isEqualTo(7);
        assertThat(reads).containsExactly(8 * MpcProcessBench.LINE);
    }

    @HardwareTest
    @Tag("slow")
    void aMessageOfSeveralEntriesIsNotInterruptedByTheOtherProcess(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        for (int round = 0; round < 6; round++) {
            for (int process = 0; process < 2; process++) {
                for (int i = 0; i < 5; i++) {
                    int id = 1000 * process + 10 * round + i;
                    bench.at(0, process).enter(1, 0, 0x40_0000, 0x80_0000, 8, id, false, true, i != 4);
                }
            }
        }
        bench.at(0, 0).ring();
        bench.at(0, 1).ring();
        long last = -1;
        int messages = 0;
        for (int i = 0; i < 60; i++) {
            long id = bench.event(bench.at(1, 0)).id();
            if (i % 5 == 0) {
                assertThat(id % 10).isZero();
                messages += last >= 0 && last / 1000 != id / 1000 ? 1 : 0;
            } else {
                assertThat(id).isEqualTo(last + 1);
            }
            last = id;
        }
        assertThat(messages).as("turns of the processes").isEqualTo(11);
    }

    @HardwareTest
    @Tag("slow")
    void aWrongEntryIsToldWithItsReasonAndTheNextGoesOn(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        MpcProcessBench from = bench.at(0, 1);
        int end = 1 << 28;
        from.enter(1, 0, 0, 0, 0, 1, false, true, false);
        from.enter(1, 0, 0, 0, (1 << 24) + 1, 2, false, true, false);
        from.enter(1, 0, end - 10, 0, 11, 3, false, true, false);
        from.enter(77, 0, 0, 0, 8, 4, false, true, false);
        from.enter(1, 0, end - 10, end - 10, 10, 5, true, true, false);
        from.ring();
        List<EntryStatus> wanted = List.of(
                EntryStatus.BAD_LENGTH, EntryStatus.BAD_LENGTH, EntryStatus.BAD_LOCAL_ADDRESS, EntryStatus.BAD_NODE);
        for (int i = 0; i < wanted.size(); i++) {
            Event told = bench.event(from);
            assertThat(told.isSent()).isTrue();
            assertThat(told.id()).isEqualTo(i + 1);
            assertThat(told.status()).isEqualTo(wanted.get(i).code());
        }
        assertThat(bench.event(from)).isEqualTo(new Event(true, 0, 1, 1 << 4, 10, 5));
        assertThat(bench.event(bench.at(1, 0)).id()).isEqualTo(5);
        assertThat(from.counters()).isEqualTo(4L << 32 | 1);
        assertThat(bench.at(1, 0).hasEvent()).isFalse();
    }

    @HardwareTest
    @Tag("slow")
    void aReadBringsBytesOfAnyLengthAndPlaceWithoutTheOtherHost(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        int number = 0;
        for (int len : new int[] {1, 21, 32, 511, 512, 513, 4097, 13_000}) {
            MpcProcessBench reader = bench.at(0, number % 2);
            MpcHostBench holder = bench.at(1, 0).host;
            int plad = 0x80_0000 + test.random().nextInt(4096);
            int prad = 0x40_0000 + test.random().nextInt(4096);
            byte[] wanted = reader.host.storage.backdoorRead(plad - 64, len + 128);
            System.arraycopy(holder.storage.backdoorRead(prad, len), 0, wanted, 64, len);
            reader.enterRead(1, plad, prad, len, 1000 + len, true);
            reader.ring();
            // That the read has been taken up is told first: the bytes take several times as long.
            assertThat(bench.event(reader)).isEqualTo(new Event(true, 0, 1, reader.process << 8, len, 1000 + len));
            assertThat(bench.event(reader)).isEqualTo(new Event(false, 0, 1, reader.process << 8, len, 1000 + len));
            assertThat(reader.host.storage.backdoorRead(plad - 64, len + 128)).isEqualTo(wanted);
            number++;
        }
        assertThat(bench.at(0, 0).counters()).isEqualTo(number);
        assertThat(bench.at(1, 0).counters()).isEqualTo(number);
        assertThat(bench.at(1, 0).hasEvent() || bench.at(1, 1).hasEvent()).isFalse();
    }

    @HardwareTest
    @Tag("slow")
    void readsAndWritesOfAllProcessesGoOnBesideEachOther(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        int rounds = 24;
        for (int round = 0; round < rounds; round++) {
            for (int node = 0; node < 2; node++) {
                for (int process = 0; process < 2; process++) {
                    MpcProcessBench own = bench.at(node, process);
                    int place = 0x1000 * (4 * round + 2 * process);
                    own.enterRead(1 - node, 0x80_0000 + place, 0x40_0000 + place, 200, 2 * round, false);
                    own.enter(
                            1 - node,
                            process,
                            0x40_0000 + place,
                            0x90_0000 + place,
                            200,
                            2 * round + 1,
                            false,
                            true,
                            false);
                }
            }
        }
        for (int i = 0; i < 4; i++) {
            bench.at(i / 2, i % 2).ring();
        }
        for (int i = 0; i < 4; i++) {
            List<Long> reads = new ArrayList<>();
            List<Long> writes = new ArrayList<>();
            for (int event = 0; event < 2 * rounds; event++) {
                long id = bench.event(bench.at(i / 2, i % 2)).id();
                (id % 2 == 0 ? reads : writes).add(id);
            }
            assertThat(reads).isSorted().doesNotHaveDuplicates().hasSize(rounds);
            assertThat(writes).isSorted().doesNotHaveDuplicates().hasSize(rounds);
        }
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < 4; i++) {
                int place = 0x1000 * (4 * round + 2 * (i % 2));
                byte[] wanted = bench.at(1 - i / 2, 0).host.storage.backdoorRead(0x40_0000 + place, 200);
                MpcHostBench host = bench.at(i / 2, 0).host;
                assertThat(host.storage.backdoorRead(0x80_0000 + place, 200)).isEqualTo(wanted);
                assertThat(host.storage.backdoorRead(0x90_0000 + place, 200)).isEqualTo(wanted);
            }
        }
    }

    @HardwareTest
    @Tag("slow")
    void readsAreAnsweredWhileNobodyTakesTheEventsOfTheHolder(TestBench test) {
        answersWhileNobodyLooks(test, false);
    }

    @HardwareTest
    @Tag("slow")
    void readsAreAnsweredBetweenTheEntriesOfAMessageThatWaitsForItsHost(TestBench test) {
        answersWhileNobodyLooks(test, true);
    }

    private static void answersWhileNobodyLooks(TestBench test, boolean isOneMessage) {
        MpcProcessesBench bench =
                new MpcProcessesBench(test, MpcConfiguration.improved().withEntries(4));
        MpcProcessBench silent = bench.at(1, 0);
        // Four events fill the list, and four more the places for them in the node.
        for (int lap = 0; lap < 3; lap++) {
            int before = 4 * lap;
            bench.await("room for entries", () -> silent.left() == before);
            for (int i = 0; i < 4; i++) {
                silent.enter(0, 1, 0x1000, 0x5000, 8, before + i, true, false, isOneMessage && before + i < 11);
            }
            silent.ring();
        }
        MpcProcessBench reader = bench.at(0, 0);
        for (int i = 0; i < 10; i++) {
            reader.enterRead(1, 0x80_0000, 0x40_0000, 64, i, false);
            reader.ring();
            assertThat(bench.event(reader).id()).isEqualTo(i);
            reader.release();
        }
        assertThat(silent.left()).as("of 12, with places for 4 in the list").isBetween(5, 11);
    }

    @HardwareTest
    @Tag("slow")
    void aWrongReadIsToldWithItsReasonAndNothingIsAsked(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        MpcProcessBench reader = bench.at(0, 0);
        int end = 1 << 28;
        reader.enterRead(1, 0, 0, 0, 1, false);
        reader.enterRead(1, end - 10, 0, 11, 2, false);
        reader.enterRead(16, 0, 0, 8, 3, false);
        reader.enterRead(1, 0, end - 10, 11, 4, false);
        reader.enterRead(1, 0x80_0000, end - 10, 10, 5, false);
        reader.ring();
        List<EntryStatus> wanted = List.of(
                EntryStatus.BAD_LENGTH,
                EntryStatus.BAD_LOCAL_ADDRESS,
                EntryStatus.BAD_NODE,
                EntryStatus.BAD_REMOTE_ADDRESS);
        for (int i = 0; i < wanted.size(); i++) {
            Event told = bench.event(reader);
            assertThat(told.isSent()).isTrue();
            assertThat(told.id()).isEqualTo(i + 1);
            assertThat(told.status()).isEqualTo(wanted.get(i).code());
        }
        Event read = bench.event(reader);
        assertThat(read.isSent()).isFalse();
        assertThat(read.id()).isEqualTo(5);
        assertThat(bench.at(1, 0).counters()).isEqualTo(1);
    }

    @HardwareTest
    @Tag("slow")
    void aFullListOfEventsStallsAndLosesNothing(TestBench test) {
        MpcProcessesBench bench =
                new MpcProcessesBench(test, MpcConfiguration.improved().withEntries(4));
        MpcProcessBench from = bench.at(0, 0);
        MpcProcessBench to = bench.at(1, 1);
        int sent = 0;
        for (int taken = 0; taken < 40; taken++) {
            while (sent < 40 && sent - from.left() < 4 && sent - taken < 12) {
                from.enter(1, 1, 0x1000, 0x5000, 16, sent++, false, true, false);
                from.ring();
            }
            assertThat(bench.event(to).id()).isEqualTo(taken);
            if (taken % 2 == 1) {
                to.release();
            }
        }
        assertThat(to.hasEvent()).isFalse();
    }

    @HardwareTest
    @Tag("slow")
    void bothDirectionsAtOnceLeaveTheBusNoPause(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        int len = 65_536;
        long start = bench.rig.simulation().cycle();
        for (int node = 0; node < 2; node++) {
            bench.at(node, 0).enter(1 - node, 0, 0x40_0000, 0x80_0000, len, node, false, true, false);
            bench.at(node, 0).ring();
        }
        for (int node = 0; node < 2; node++) {
            assertThat(bench.event(bench.at(node, 0)).id()).isEqualTo(1 - node);
            assertThat(bench.at(node, 0).host.storage.backdoorRead(0x80_0000, len))
                    .isEqualTo(bench.at(1 - node, 0).host.storage.backdoorRead(0x40_0000, len));
        }
        long cycles = bench.rig.simulation().cycle() - start;
        // 410 and 390 cycles for 512 bytes, and a tenth more.
        assertThat(cycles).isLessThan(len / 512 * 800 * 11 / 10);
    }

    @HardwareTest
    @Tag("slow")
    void wrongReadsBehindReadsInFlightAreToldInTheirOrder(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        MpcProcessBench reader = bench.at(0, 0);
        MpcProcessBench other = bench.at(0, 1);
        int end = 1 << 28;
        for (int i = 0; i < 20; i++) {
            reader.enterRead(1, 0x80_0000, 0x40_0000, 3000, 10 * i, true);
            reader.enterRead(1, 0x80_0000, end - 10, 11, 10 * i + 1, false);
            reader.enter(16, 0, 0x1000, 0x5000, 8, 10 * i + 2, false, false, false);
            reader.enterRead(1, 0x81_0000, 0x40_0000, 16, 10 * i + 3, false);
            other.enterRead(1, 0x82_0000, end - 10, 11, i, false);
            other.enterRead(1, 0x82_0000, end - 10, 10, i, false);
        }
        reader.ring();
        other.ring();
        List<Long> sent = new ArrayList<>();
        List<Long> got = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            Event event = bench.event(reader);
            (event.isSent() ? sent : got).add(event.id());
        }
        assertThat(sent).isSorted().doesNotHaveDuplicates().hasSize(60);
        assertThat(got).isSorted().doesNotHaveDuplicates().hasSize(40);
        for (int i = 0; i < 40; i++) {
            bench.event(other);
        }
        assertThat(reader.hasEvent() || other.hasEvent()).isFalse();
        assertThat(bench.at(1, 0).counters()).isEqualTo(60);
    }
}
