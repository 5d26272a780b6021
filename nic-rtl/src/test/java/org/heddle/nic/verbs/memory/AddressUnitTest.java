package org.heddle.nic.verbs.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.host.ShuffledMemory;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Words;
import org.heddle.nic.stage.memory.hostbus.bench.HostMemorySocket;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.VerbsMap;
import org.heddle.nic.verbs.layout.code.AccessRight;
import org.jspecify.annotations.Nullable;

/** The unit against regions and translations that the test keeps as arrays. */
class AddressUnitTest {
    private static final int PAGES = 100;
    private static final int PAGE = 4096;
    private static final long TABLE = 0x1234_5000_0008L;
    private static final int DOMAIN = 9;
    private static final int READ = AccessRight.REMOTE_READ.mask();
    private static final int LATENCY = 200;
    /** Cycles of a run whose translation is kept. */
    private static final int KEPT_LATENCY = 7;

    private static final class Bench {
        final Rig<AddressBench> rig;
        final List<StreamSource> runs = new ArrayList<>();
        final List<StreamSink> answers = new ArrayList<>();
        final List<List<long[]>> expected = List.of(new ArrayList<>(), new ArrayList<>());
        final Moments missed;
        final ShuffledMemory memory;
        final HostMemorySocket socket;
        final @Nullable StreamSource ahead;
        /** Cycles in which a unit's run is taken, and in which it is answered. */
        final List<Moments> taken = new ArrayList<>();

        final List<Moments> answered = new ArrayList<>();
        final long[] places = new long[PAGES];
        boolean isValid;

        Bench(TestBench test, boolean looksAhead, StallProfile stalls, int mostExtra) {
            rig = Rig.once(test, AddressBench.class, looksAhead);
            memory = new ShuffledMemory(test.random().nextLong());
            socket = new HostMemorySocket(rig.simulation(), rig.dut().memory, memory, mostExtra, 1);
            socket.setTimes(LATENCY, 1);
            rig.add(socket);
            for (int unit = 0; unit < AddressBench.UNITS; unit++) {
                runs.add(rig.source(rig.dut().runs.get(unit), stalls));
                answers.add(rig.sink(rig.dut().answers.get(unit), StallProfile.NEVER));
            }
            for (int unit = 0; unit < AddressBench.UNITS; unit++) {
                taken.add(rig.beatsOf("run " + unit, rig.dut().runs.get(unit)));
                answered.add(rig.beatsOf("answer " + unit, rig.dut().answers.get(unit)));
            }
            ahead = looksAhead ? rig.source(rig.dut().ahead, stalls) : null;
            missed = rig.moments("a miss", () -> rig.simulation().peek(rig.dut().misses));
            rig.simulation().poke(rig.dut().forgets, false);
            rig.simulation().poke(rig.dut().sets, false);
            rig.simulation().reset(2);
        }

        void translate(int page, long place) {
            places[page] = place;
            long entry = place < 0 ? 0 : place / PAGE << 12 | 1;
            byte[] bytes = new byte[8];
            ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putLong(entry);
            memory.write(TABLE + 8L * page, bytes);
        }

        /** Sets key 5 to all pages from this address on, less what lies before it in the first one. */
        void region(long base) {
            region(base, true);
        }

        void region(long base, boolean isValid) {
            this.isValid = isValid;
            long[] words = new long[KeyContext.LAYOUT.words()];
            KeyContext.LAYOUT.isValid.put(words, isValid ? 1 : 0);
            KeyContext.LAYOUT.access.put(words, READ);
            KeyContext.LAYOUT.generation.put(words, 3);
            KeyContext.LAYOUT.domain.put(words, DOMAIN);
            KeyContext.LAYOUT.base.put(words, base);
            KeyContext.LAYOUT.length.put(words, length(base));
            KeyContext.LAYOUT.translations.put(words, TABLE);
            rig.simulation().poke(rig.simulation().port(rig.dut().region), Words.value(words));
            rig.simulation().poke(rig.dut().index, 5);
            pulse(true);
        }

        /** Looks for the translation of a byte. */
        void look(long address) {
            look(address, 5 << 8 | 3, DOMAIN, READ, false);
        }

        void look(long address, long key, int domain, int rights, boolean isWrong) {
            ahead.send(address, key, 1, domain, rights, 0, 0, 0, 0, isWrong ? 1 : 0);
        }

        /** Returns the cycles from the last run of unit 0 to its answer. */
        long lastCycles() {
            int last = answered.get(0).count() - 1;
            return answered.get(0).get(last) - taken.get(0).get(last);
        }

        /** Awaits that all runs ahead are let through. */
        void finish() {
            rig.simulation().runUntil("all runs ahead", ahead::isDone).within(200_000);
        }

        void forget() {
            pulse(false);
        }

        private void pulse(boolean isKey) {
            rig.simulation().poke(isKey ? rig.dut().sets : rig.dut().forgets, true);
            rig.simulation().step();
            rig.simulation().poke(isKey ? rig.dut().sets : rig.dut().forgets, false);
        }

        void want(int unit, long base, long address, long bytes, boolean isLast) {
            long distance = address - base;
            boolean isInside = isValid && distance >= 0 && distance + bytes <= length(base);
            int page = isInside ? (int) (address / PAGE - base / PAGE) : 0;
            boolean isAllowed = isInside && places[page] >= 0;
            runs.get(unit).send(address, 5 << 8 | 3, bytes, DOMAIN, READ, isLast ? 1 : 0, 0, 0, 0, 0);
            expected.get(unit).add(new long[] {
                isAllowed ? 1 : 0, isAllowed ? places[page] + address % PAGE : 0, bytes, isLast ? 1 : 0
            });
        }

        /** Asks whether unit 0 may touch bytes that it may not. */
        void check(long address, long key, long bytes, int domain, int rights) {
            runs.get(0).send(address, key, bytes, domain, rights, 1, 0, 1, 0, 0);
            expected.get(0).add(new long[] {0, 0, bytes, 1});
        }

        /** Awaits all answers, and compares them; where nothing is allowed the address tells nothing. */
        void compare() {
            for (int unit = 0; unit < AddressBench.UNITS; unit++) {
                StreamSink sink = answers.get(unit);
                List<long[]> wanted = expected.get(unit);
                rig.simulation()
                        .runUntil("all answers", () -> sink.count() == wanted.size())
                        .within(200_000);
                for (int i = 0; i < wanted.size(); i++) {
                    long[] got = sink.beats().get(i);
                    long[] seen = {got[0], got[0] == 0 ? 0 : got[1], got[2], got[3]};
                    assertThat(seen).as("answer " + i + " of unit " + unit).isEqualTo(wanted.get(i));
                }
            }
        }

        static long length(long base) {
            return (long) PAGES * PAGE - base % PAGE;
        }
    }

    private static Bench filled(TestBench test, StallProfile stalls, int mostExtra, long base) {
        return filled(test, false, stalls, mostExtra, base);
    }

    private static Bench filled(TestBench test, boolean looksAhead, StallProfile stalls, int mostExtra, long base) {
        Bench bench = new Bench(test, looksAhead, stalls, mostExtra);
        for (int page = 0; page < PAGES; page++) {
            bench.translate(page, page % 17 == 16 ? -1 : (test.random().nextLong(1L << 36)) * PAGE);
        }
        bench.region(base);
        return bench;
    }

    @HardwareTest
    void randomRunsOfBothUnitsAreAnsweredInTheirOrderWhateverIsKept(TestBench test) {
        long base = 0x7F00_0012_3900L;
        Bench bench = filled(test, StallProfile.RANDOM_HALF, 60, base);
        for (int i = 0; i < 800; i++) {
            long address = base - 3 * PAGE + test.random().nextLong((PAGES + 6L) * PAGE);
            if (i % 3 != 0) {
                address = base + test.random().nextLong(24L * PAGE);
            }
            long bytes = 1 + test.random().nextLong(PAGE - address % PAGE);
            bench.want(i % 5 == 0 ? 1 : 0, base, address, bytes, i % 4 == 0);
        }
        bench.compare();
        assertThat(bench.missed.count()).isLessThan(500);
    }

    @HardwareTest
    void aLineOfFourTranslationsIsReadOnceAndKeptRunsAreAnsweredOneEachCycle(TestBench test) {
        long base = 0x4000_0000L + 2 * PAGE + 24;
        Bench bench = filled(test, StallProfile.NEVER, 0, base);
        for (int page = 1; page < 12; page++) {
            bench.want(0, base, base + (long) page * PAGE - 24, PAGE, true);
            bench.compare();
        }
        // The table begins with the second entry of a line.
        assertThat(bench.missed.count()).isEqualTo(4);
        bench.want(0, base, base + 1, 8, true);
        bench.compare();
        assertThat(bench.lastCycles()).isEqualTo(KEPT_LATENCY);
        long before = bench.rig.simulation().cycle();
        for (int i = 0; i < 200; i++) {
            bench.want(0, base, base + 1 + (i * 5 % 12) * PAGE, 8, true);
        }
        bench.compare();
        assertThat(bench.missed.count()).isEqualTo(4);
        assertThat(bench.rig.simulation().cycle() - before).isBetween(200L, 215L);
    }

    @HardwareTest
    void asManyMissesAsMayBeUnderWayWaitForMemoryTogether(TestBench test) {
        Bench bench = filled(test, StallProfile.NEVER, 0, 0);
        long before = bench.rig.simulation().cycle();
        for (int i = 0; i < AddressBench.UNDER_WAY; i++) {
            bench.want(0, 0, 4L * i * PAGE, 64, true);
        }
        bench.compare();
        assertThat(bench.missed.count()).isEqualTo(AddressBench.UNDER_WAY);
        assertThat(bench.rig.simulation().cycle() - before).isLessThan(LATENCY + 40);
    }

    @HardwareTest
    void noKeyIsThereBeforeItIsSet(TestBench test) {
        Bench bench = new Bench(test, false, StallProfile.NEVER, 0);
        for (int index = 0; index < VerbsMap.KEYS; index++) {
            bench.check(-1, 1 << 18 | index << 8 | 0xFF, 1, 0xFFFF, 15);
            bench.check(0, index << 8, 0, 0, 0);
        }
        bench.compare();
    }

    @HardwareTest
    void aKeyThatIsNotValidAllowsNothing(TestBench test) {
        Bench bench = filled(test, StallProfile.NEVER, 0, 0);
        bench.region(0, false);
        bench.want(0, 0, 20, 8, true);
        bench.compare();
        bench.region(0);
        bench.want(0, 0, 20, 8, true);
        bench.compare();
        assertThat(bench.missed.count()).isEqualTo(1);
    }

    @HardwareTest
    void aTranslationThatIsUnderWayWhileAllIsForgottenIsUsedAndNotKept(TestBench test) {
        Bench bench = filled(test, StallProfile.NEVER, 0, 0);
        bench.want(0, 0, 20, 8, true);
        bench.rig.simulation().step(LATENCY + 8);
        // The line was read; nothing is answered yet.
        assertThat(bench.answers.get(0).count()).isZero();
        bench.forget();
        bench.compare();
        bench.translate(0, 77L * PAGE);
        bench.want(0, 0, 20, 8, true);
        bench.compare();
        assertThat(bench.missed.count()).isEqualTo(2);
    }

    @HardwareTest
    void whatWasLookedForAheadIsFoundByLaterRuns(TestBench test) {
        Bench bench = filled(test, true, StallProfile.NEVER, 0, 0);
        // The table begins with the second entry of a line.
        for (int page = 0; page < 64; page += page == 0 ? 3 : 4) {
            bench.look((long) page * PAGE);
        }
        bench.rig.simulation().step(3 * LATENCY + 100);
        assertThat(bench.socket.reads()).isEqualTo(17);
        for (int page = 0; page < 67; page++) {
            if (page % 17 != 16) {
                bench.want(0, 0, (long) page * PAGE + 5, 9, true);
                bench.compare();
                assertThat(bench.lastCycles()).as("page " + page).isEqualTo(KEPT_LATENCY);
            }
        }
        assertThat(bench.missed.count()).isZero();
    }

    /** So long after all was forgotten may a run be judged that was let through before. */
    @HardwareTest
    void aRunAheadIsJudgedWithinTheTimeThatLinesAheadWaitForIt(TestBench test) {
        Bench bench = filled(test, true, StallProfile.NEVER, 0, 0);
        Moments told = bench.rig.beatsOf("a run ahead", bench.rig.dut().ahead);
        Moments asked = bench.rig.beatsOf("a read", bench.rig.dut().memory.request());
        // The keys were set just before.
        bench.rig.simulation().step(2 * LinesAhead.JUDGEMENT);
        bench.look(0);
        bench.rig.simulation().step(LATENCY);
        // The line is asked for a register behind the judgement.
        assertThat(asked.get(0) - told.get(0) - 1).isBetween(1L, (long) LinesAhead.JUDGEMENT);
    }

    @HardwareTest
    void runsWhoseTranslationsAreHereDoNotWaitForThoseAhead(TestBench test) {
        long[] cycles = new long[2];
        for (int i = 0; i < 2; i++) {
            Bench bench = filled(test, true, StallProfile.NEVER, 0, 0);
            bench.want(0, 0, 3 * PAGE, 8, true);
            bench.compare();
            for (int page = 7; i == 1 && page < 90; page += 4) {
                bench.look((long) page * PAGE);
            }
            bench.rig.simulation().step(30);
            for (int run = 0; run < 100; run++) {
                bench.want(run & 1, 0, (3L + run % 4) * PAGE + run, 8, true);
            }
            long before = bench.rig.simulation().cycle();
            bench.compare();
            cycles[i] = bench.rig.simulation().cycle() - before;
            assertThat(bench.socket.reads()).isEqualTo(i == 0 ? 1 : 1 + AddressBench.UNDER_WAY);
            bench.finish();
        }
        assertThat(cycles[1]).isEqualTo(cycles[0]).isLessThan(115);
    }

    @HardwareTest
    void asManyAreLookedForAheadAsMayBeUnderWayBesideTheOthers(TestBench test) {
        Bench bench = filled(test, true, StallProfile.NEVER, 0, 0);
        for (int i = 0; i < 2 * AddressBench.UNDER_WAY; i++) {
            bench.look((3L + 4 * i) * PAGE);
        }
        bench.rig.simulation().step(60);
        assertThat(bench.socket.reads()).isEqualTo(AddressBench.UNDER_WAY);
        for (int i = 17; i < 17 + AddressBench.UNDER_WAY; i++) {
            bench.want(0, 0, (3L + 4 * i) * PAGE % (PAGES * PAGE), 64, true);
        }
        bench.rig.simulation().step(60);
        assertThat(bench.socket.reads()).isEqualTo(2 * AddressBench.UNDER_WAY);
        bench.compare();
        bench.rig.simulation().step(2 * LATENCY);
        assertThat(bench.socket.reads()).isEqualTo(3 * AddressBench.UNDER_WAY);
    }

    @HardwareTest
    void runsAheadThatAreNotAllowedReadNothing(TestBench test) {
        long base = 0x4000_0000L;
        Bench bench = filled(test, true, StallProfile.NEVER, 0, base);
        bench.look(base - 1);
        bench.look(base + (long) PAGES * PAGE);
        bench.look(base, 5 << 8 | 4, DOMAIN, READ, false);
        bench.look(base, 6 << 8 | 3, DOMAIN, READ, false);
        bench.look(base, 5 << 8 | 3, DOMAIN + 1, READ, false);
        bench.look(base, 5 << 8 | 3, DOMAIN, READ | AccessRight.REMOTE_WRITE.mask(), false);
        bench.look(base, 5 << 8 | 3, DOMAIN, READ, true);
        bench.rig.simulation().step(2 * LATENCY);
        assertThat(bench.socket.reads()).isZero();
        bench.want(0, base, base, 8, true);
        bench.compare();
        assertThat(bench.missed.count()).isEqualTo(1);
    }

    /** In each cycle between a run ahead and its line. */
    @HardwareTest
    void noTranslationThatWasLookedForBeforeAllWasForgottenIsUsedLater(TestBench test) {
        Bench bench = filled(test, true, StallProfile.NEVER, 0, 0);
        int most = 40;
        bench.socket.setTimes(most / 2, 1);
        int kept = 0;
        for (int cycle = 0; cycle < most; cycle++) {
            for (int i = 0; i < 4; i++) {
                bench.look((20L + 4 * i) * PAGE);
            }
            bench.rig.simulation().step(cycle);
            for (int page = 0; page < PAGES; page++) {
                bench.translate(page, test.random().nextLong(1L << 36) * PAGE);
            }
            bench.forget();
            if (cycle % 2 == 0) {
                bench.rig.simulation().step(most);
            }
            int before = bench.missed.count();
            for (int i = 0; i < 4; i++) {
                bench.want(0, 0, (20L + 4 * i) * PAGE, 8, true);
            }
            bench.compare();
            kept += 4 - (bench.missed.count() - before);
            bench.rig.simulation().step(2 * most);
            bench.forget();
        }
        assertThat(kept)
                .as("runs that found a translation looked for behind it")
                .isPositive();
    }

    @HardwareTest
    void randomRunsAheadChangeNoAnswerThoughKeysAndTranslationsAreReplacedMeanwhile(TestBench test) {
        long base = 0x7F00_0012_3900L;
        Bench bench = filled(test, true, StallProfile.RANDOM_HALF, 60, base);
        for (int round = 0; round < 60; round++) {
            for (int i = 0; i < 40; i++) {
                bench.look(base - 3 * PAGE + test.random().nextLong((PAGES + 6L) * PAGE));
            }
            for (int i = 0; i < 20; i++) {
                long address = base + test.random().nextLong(40L * PAGE);
                long bytes = 1 + test.random().nextLong(PAGE - address % PAGE);
                bench.want(i % 5 == 0 ? 1 : 0, base, address, bytes, i % 4 == 0);
            }
            bench.compare();
            // Runs ahead are under way yet.
            for (int i = 0; i < 50; i++) {
                int page = test.random().nextInt(PAGES);
                bench.translate(page, page % 17 == 16 ? -1 : test.random().nextLong(1L << 36) * PAGE);
            }
            if (round % 2 == 0) {
                base = 0x7F00_0012_3900L + test.random().nextLong(9L * PAGE);
                bench.region(base);
            } else {
                bench.forget();
            }
        }
        bench.finish();
        assertThat(bench.missed.count()).isLessThan(60 * 20);
        assertThat(bench.socket.reads()).isGreaterThan(bench.missed.count());
    }
}
