package org.heddle.nic.mpc;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.mpc.MpcProcessBench.Event;
import org.heddle.nic.mpc.list.EntryStatus;
import org.heddle.nic.mpc.list.UpdateOperation;
import org.heddle.nic.mpc.page.PageField;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.junit.jupiter.api.Tag;

/** Improved nodes whose processes have page tables: what they have not, nobody reads or writes. */
class MpcPagesTest {
    private static final int PAGE = PageField.PAGE_BYTES;
    private static final int PAGES = 512;
    private static final int FRAMES = 0x2000;
    private static final int BAD_REMOTE = EntryStatus.BAD_REMOTE_ADDRESS.code();

    /** Frame of a page: no two pages behind each other are so in memory, and both processes have their own. */
    private static int frame(MpcProcessBench process, int page) {
        return FRAMES + 1024 * process.process + (page * 37 + 11) % PAGES;
    }

    private static MpcProcessesBench bench(TestBench test) {
        MpcProcessesBench bench = new MpcProcessesBench(test, MpcConfiguration.improved());
        bench.processes.forEach(both -> both.forEach(process -> process.useTable(PAGES)));
        return bench;
    }

    private static void mapAll(MpcProcessBench process, int first, int pages) {
        for (int page = first; page < first + pages; page++) {
            process.map(page, frame(process, page));
        }
    }

    private static byte[] contents(MpcProcessBench process, int address, int bytes) {
        byte[] contents = new byte[bytes];
        for (int done = 0; done < bytes; ) {
            int at = address + done;
            int run = Math.min(bytes - done, PAGE - at % PAGE);
            byte[] part = process.host.storage.backdoorRead(frame(process, at / PAGE) * PAGE + at % PAGE, run);
            System.arraycopy(part, 0, contents, done, run);
            done += run;
        }
        return contents;
    }

    @HardwareTest
    void writesReadsAndUpdatesGoThroughTheTablesOfBothProcesses(TestBench test) {
        MpcProcessesBench bench = bench(test);
        int number = 0;
        for (int len : new int[] {1, 100, 4096, 5000, 13_000}) {
            MpcProcessBench from = bench.at(0, number % 2);
            MpcProcessBench to = bench.at(1, number / 2 % 2);
            int plad = 8 * PAGE + test.random().nextInt(PAGE);
            int prad = 64 * PAGE + test.random().nextInt(PAGE);
            mapAll(from, 7, 6);
            mapAll(to, 63, 7);
            byte[] before = contents(to, prad - 32, len + 64);
            byte[] sent = contents(from, plad, len);
            byte[] wanted = before.clone();
            System.arraycopy(sent, 0, wanted, 32, len);
            from.enter(1, to.process, plad, prad, len, len, true, true, false);
            from.ring();
            assertThat(bench.event(to).id()).isEqualTo(len);
            assertThat(contents(to, prad - 32, len + 64)).isEqualTo(wanted);
            assertThat(bench.event(from))
                    .isEqualTo(new Event(true, 0, 1, from.process << 4 | to.process << 8, len, len));

            mapAll(from, 99, 7);
            from.enterRead(1, to.process, 100 * PAGE + 5, prad, len, 7, false);
            from.ring();
            assertThat(bench.event(from).id()).isEqualTo(7);
            assertThat(contents(from, 100 * PAGE + 5, len)).isEqualTo(sent);
            number++;
        }
        MpcProcessBench adder = bench.at(0, 0);
        MpcProcessBench holder = bench.at(1, 0);
        byte[] old = contents(holder, 64 * PAGE + 40, 8);
        adder.enterUpdate(
                1, 8 * PAGE, 64 * PAGE + 40, UpdateOperation.REPLACE, ElementType.INT64, 0x0102_0304_0506_0708L, 9);
        adder.ring();
        assertThat(bench.event(adder)).isEqualTo(new Event(false, 0, 1, 0, 8, 9));
        assertThat(contents(adder, 8 * PAGE, 8)).isEqualTo(old);
        assertThat(contents(holder, 64 * PAGE + 40, 8)).isEqualTo(new byte[] {8, 7, 6, 5, 4, 3, 2, 1});
    }

    @HardwareTest
    void localBytesThatTheProcessHasNotAreRefusedBeforeAnyIsRead(TestBench test) {
        MpcProcessesBench bench = bench(test);
        MpcProcessBench from = bench.at(0, 0);
        mapAll(from, 0, 5);
        mapAll(bench.at(0, 1), 0, 100);
        mapAll(bench.at(1, 0), 0, 100);
        List<Integer> data = new ArrayList<>();
        from.host.bus.listen((write, address, bytes) -> {
            if (!write && address >= FRAMES * PAGE) {
                data.add(address);
            }
        });
        // The last page, a page that only the other process has, one behind the table, and addresses that wrap.
        from.enter(1, 0, 0, 0, 5 * PAGE + 1, 1, false, true, false);
        from.enter(1, 0, 50 * PAGE, 0, 8, 2, false, true, false);
        from.enter(1, 0, PAGES * PAGE - 4, 0, 8, 3, false, true, false);
        from.enter(1, 0, -4, 0, 8, 4, false, true, false);
        from.enterRead(1, 5 * PAGE - 4, 0, 8, 5, false);
        from.ring();
        for (int i = 1; i <= 5; i++) {
            Event event = bench.event(from);
            assertThat(event.id()).isEqualTo(i);
            assertThat(event.status()).isEqualTo(EntryStatus.BAD_LOCAL_ADDRESS.code());
        }
        assertThat(data).isEmpty();
        from.enter(1, 0, 5 * PAGE - 8, 96, 8, 6, false, true, false);
        from.ring();
        assertThat(bench.event(bench.at(1, 0)).id()).isEqualTo(6);
        assertThat(data).hasSize(1);
        assertThat(bench.at(1, 0).hasEvent()).isFalse();
    }

    @HardwareTest
    void aLongEntryIsLookedThroughToItsLastPage(TestBench test) {
        MpcProcessesBench bench = bench(test);
        MpcProcessBench from = bench.at(0, 0);
        MpcProcessBench to = bench.at(1, 0);
        mapAll(from, 3, 40);
        mapAll(to, 0, 60);
        int plad = 3 * PAGE + 77;
        int len = 40 * PAGE - 77;
        from.enter(1, 0, plad, 5, len + 1, 1, false, true, false);
        from.enter(1, 0, plad, 5, len, 2, false, true, false);
        from.ring();
        assertThat(bench.event(from))
                .isEqualTo(new Event(true, EntryStatus.BAD_LOCAL_ADDRESS.code(), 1, 0, len + 1, 1));
        assertThat(bench.event(to).id()).isEqualTo(2);
        assertThat(contents(to, 5, len)).isEqualTo(contents(from, plad, len));
        assertThat(to.hasEvent()).isFalse();
    }

    @HardwareTest
    void remoteBytesThatTheProcessHasNotAreToldOnceOnBothSidesAndNoneIsWritten(TestBench test) {
        MpcProcessesBench bench = bench(test);
        MpcProcessBench from = bench.at(0, 1);
        MpcProcessBench to = bench.at(1, 0);
        mapAll(from, 0, 20);
        mapAll(to, 0, 2);
        mapAll(to, 3, 1);
        mapAll(bench.at(1, 1), 0, 100);
        List<Integer> written = new ArrayList<>();
        to.host.bus.listen((write, address, bytes) -> {
            if (write && address >= FRAMES * PAGE) {
                written.add(address / PAGE);
            }
        });
        int ctrl = 1 << 4;
        // One packet; many, of which the first and the last ones are written; behind the table; behind the memory; and
        // one that
        // is right.
        int[] prads = {50 * PAGE, PAGE, PAGES * PAGE, (1 << 28) - 8, 0};
        int[] lens = {21, 12_000, 8, 16, 100};
        for (int i = 0; i < prads.length; i++) {
            from.enter(1, 0, 0, prads[i], lens[i], i, false, true, false);
        }
        from.ring();
        for (int i = 0; i < 4; i++) {
            assertThat(bench.event(to)).isEqualTo(new Event(false, BAD_REMOTE, 0, ctrl, lens[i], i));
            assertThat(bench.event(from)).isEqualTo(new Event(true, BAD_REMOTE, 1, ctrl, lens[i], i));
        }
        assertThat(bench.event(to)).isEqualTo(new Event(false, 0, 0, ctrl, 100, 4));
        assertThat(written).containsOnly(frame(to, 0), frame(to, 1), frame(to, 3));
        bench.rig.simulation().step(20_000);
        assertThat(to.hasEvent()
                        || from.hasEvent()
                        || bench.at(1, 1).hasEvent()
                        || bench.at(0, 0).hasEvent())
                .isFalse();
    }

    @HardwareTest
    void aReadAndAnUpdateOfWhatTheProcessThereHasNotEndAtTheirReader(TestBench test) {
        MpcProcessesBench bench = bench(test);
        MpcProcessBench reader = bench.at(0, 1);
        MpcProcessBench holder = bench.at(1, 0);
        mapAll(reader, 0, 10);
        mapAll(holder, 0, 3);
        mapAll(bench.at(1, 1), 0, 100);
        byte[] before = contents(holder, 0, 3 * PAGE);
        for (int round = 0; round < 4; round++) {
            reader.enterRead(1, 0, 0, 3 * PAGE - 4, 3000, 10 * round, false);
            reader.enterUpdate(1, 0, 50 * PAGE + 16, UpdateOperation.SUM, ElementType.INT64, 5, 10 * round + 1);
            reader.enterRead(1, 0, 4000, 2 * PAGE, PAGE, 10 * round + 2, false);
        }
        reader.ring();
        List<Event> refused = new ArrayList<>();
        List<Event> read = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            Event event = bench.event(reader);
            (event.isSent() ? refused : read).add(event);
        }
        assertThat(read)
                .allMatch(event -> event.status() == 0 && event.id() % 10 == 2)
                .hasSize(4);
        assertThat(refused)
                .allMatch(event -> event.status() == BAD_REMOTE && event.node() == 1)
                .extracting(event -> event.id() % 10)
                .containsExactlyInAnyOrder(0L, 1L, 0L, 1L, 0L, 1L, 0L, 1L);
        assertThat(contents(holder, 0, 3 * PAGE)).isEqualTo(before);
        assertThat(holder.hasEvent() || bench.at(1, 1).hasEvent()).isFalse();
    }

    @HardwareTest
    void aTranslationIsReadOnceUntilItIsForgotten(TestBench test) {
        MpcProcessesBench bench = bench(test);
        MpcProcessBench from = bench.at(0, 0);
        MpcProcessBench to = bench.at(1, 0);
        mapAll(from, 0, 64);
        mapAll(to, 0, 1);
        for (int lap = 0; lap < 2; lap++) {
            for (int page = 0; page < 64; page++) {
                from.enter(1, 0, page * PAGE, 64, 8, page, false, true, false);
                from.ring();
                bench.event(to);
            }
            assertThat(from.walks())
                    .as("lines of four translations, of 64 pages")
                    .isEqualTo(16);
        }
        int moved = FRAMES + 1000;
        from.map(3, moved);
        from.forget();
        from.enter(1, 0, 3 * PAGE, 64, 8, 77, false, true, false);
        from.ring();
        assertThat(bench.event(to).id()).isEqualTo(77);
        assertThat(contents(to, 64, 8)).isEqualTo(from.host.storage.backdoorRead(moved * PAGE, 8));
        from.unmap(3);
        from.forget();
        from.enter(1, 0, 3 * PAGE, 64, 8, 78, false, true, false);
        from.ring();
        assertThat(bench.event(from).status()).isEqualTo(EntryStatus.BAD_LOCAL_ADDRESS.code());
    }

    /** Looks at what a node reads of its host's data: nothing of frame 0, and nothing of a frame that has been taken away. */
    private static void watchForeignReads(MpcProcessBench of, int taken, boolean[] isTaken, List<Integer> foreign) {
        of.host.bus.listen((write, address, bytes) -> {
            if (!write && (address < PAGE || isTaken[0] && address / PAGE == taken)) {
                foreign.add(address);
            }
        });
    }

    @HardwareTest
    void aPageThatIsTakenAwayWhileItIsSentEndsItsWriteAndNothingIsReadInItsPlace(TestBench test) {
        MpcProcessesBench bench = bench(test);
        MpcProcessBench from = bench.at(0, 0);
        MpcProcessBench to = bench.at(1, 0);
        mapAll(from, 0, 60);
        mapAll(to, 0, 60);
        boolean[] isTaken = new boolean[1];
        List<Integer> foreign = new ArrayList<>();
        watchForeignReads(from, frame(from, 40), isTaken, foreign);
        int len = 50 * PAGE;
        byte[] sent = contents(from, 5, len);
        from.enter(1, 0, 5, 9, len, 1, true, true, false);
        from.enter(1, 0, 64, 9, 21, 2, false, true, false);
        from.ring();
        bench.await(
                "the first pages",
                () -> Arrays.equals(contents(to, 9 + 7 * PAGE, 8), Arrays.copyOfRange(sent, 7 * PAGE, 7 * PAGE + 8)));
        from.unmap(40);
        from.forget();
        isTaken[0] = true;
        assertThat(bench.event(from))
                .as("one status, and not also that it has left")
                .isEqualTo(new Event(true, EntryStatus.BAD_LOCAL_ADDRESS.code(), 1, 0, len, 1));
        assertThat(bench.event(to)).isEqualTo(new Event(false, 0, 0, 0, 21, 2));
        assertThat(foreign).isEmpty();
        int whole = 39 * PAGE;
        assertThat(contents(to, 9 + 21, whole - 21)).isEqualTo(Arrays.copyOfRange(sent, 21, whole));
        // The next one of many packets is a message of its own.
        from.enter(1, 0, 3 * PAGE, 9, 9 * PAGE, 3, false, true, false);
        from.ring();
        assertThat(bench.event(to)).isEqualTo(new Event(false, 0, 0, 0, 9 * PAGE, 3));
        assertThat(contents(to, 9, 9 * PAGE)).isEqualTo(contents(from, 3 * PAGE, 9 * PAGE));
        assertThat(from.hasEvent() || to.hasEvent()).isFalse();
    }

    @HardwareTest
    void aPageThatIsTakenAwayWhileItIsReadByAnotherNodeEndsTheReadAtItsReader(TestBench test) {
        MpcProcessesBench bench = bench(test);
        MpcProcessBench reader = bench.at(0, 1);
        MpcProcessBench holder = bench.at(1, 0);
        mapAll(reader, 0, 60);
        mapAll(holder, 0, 60);
        boolean[] isTaken = new boolean[1];
        List<Integer> foreign = new ArrayList<>();
        watchForeignReads(holder, frame(holder, 41), isTaken, foreign);
        int len = 50 * PAGE;
        reader.enterRead(1, 0, 7, 100, len, 4, false);
        reader.enterRead(1, 0, 7, 100, 30, 5, false);
        reader.ring();
        byte[] wanted = contents(holder, 100, 8);
        bench.await("the first bytes", () -> Arrays.equals(contents(reader, 7, 8), wanted));
        holder.unmap(41);
        holder.forget();
        isTaken[0] = true;
        List<Event> events = List.of(bench.event(reader), bench.event(reader));
        assertThat(events)
                .containsExactlyInAnyOrder(
                        new Event(true, BAD_REMOTE, 1, 1 << 8, len, 4), new Event(false, 0, 1, 1 << 8, 30, 5));
        assertThat(foreign).isEmpty();
        bench.rig.simulation().step(20_000);
        assertThat(reader.hasEvent() || holder.hasEvent() || bench.at(1, 1).hasEvent())
                .isFalse();
    }

    @HardwareTest
    @Tag("slow")
    void messagesOfAllProcessesWithAndWithoutTheirPagesDoNotDisturbEachOther(TestBench test) {
        MpcProcessesBench bench = bench(test);
        bench.processes.forEach(both -> both.forEach(process -> mapAll(process, 0, 80)));
        int rounds = 20;
        boolean[][] isRight = new boolean[4][rounds];
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < 4; i++) {
                MpcProcessBench own = bench.at(i / 2, i % 2);
                isRight[i][round] = test.random().nextInt(3) > 0;
                int len = 1 + test.random().nextInt(6000);
                int end = isRight[i][round]
                        ? 70 * PAGE
                        : 81 * PAGE + test.random().nextInt(len);
                own.enter(1 - own.node, own.process, 0, end - len, len, round, false, true, false);
            }
        }
        for (int i = 0; i < 4; i++) {
            bench.at(i / 2, i % 2).ring();
        }
        for (int i = 0; i < 4; i++) {
            int wrong = 0;
            MpcProcessBench own = bench.at(i / 2, i % 2);
            // From the process of the same number at the other node.
            boolean[] theirs = isRight[i < 2 ? i + 2 : i - 2];
            long[] told = new long[rounds];
            Arrays.fill(told, -1);
            int refusedOwn = 0;
            for (boolean right : isRight[i]) {
                refusedOwn += right ? 0 : 1;
            }
            for (int k = 0; k < rounds + refusedOwn; k++) {
                Event event = bench.event(own);
                if (event.isSent()) {
                    assertThat(isRight[i][(int) event.id()]).isFalse();
                    assertThat(event.status()).isEqualTo(BAD_REMOTE);
                    wrong++;
                } else {
                    assertThat(told[(int) event.id()]).as("told once").isEqualTo(-1);
                    told[(int) event.id()] = event.status();
                }
            }
            assertThat(wrong).isEqualTo(refusedOwn);
            for (int round = 0; round < rounds; round++) {
                assertThat(told[round]).isEqualTo(theirs[round] ? 0 : BAD_REMOTE);
            }
        }
    }
}
