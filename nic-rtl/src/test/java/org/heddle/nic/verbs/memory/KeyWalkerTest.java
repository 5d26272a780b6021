package org.heddle.nic.verbs.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.nic.verbs.memory.bench.WalkedList.DIRECT;
import static org.heddle.nic.verbs.memory.bench.WalkedList.INDIRECT;
import static org.heddle.nic.verbs.memory.bench.WalkedList.OTHER;
import static org.heddle.nic.verbs.memory.bench.WalkedList.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.Invariant;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.verbs.memory.bench.WalkedList;
import org.heddle.nic.verbs.memory.bench.WalkedList.Entry;
import org.heddle.nic.verbs.memory.bench.WalkedList.Piece;
import org.heddle.nic.verbs.memory.bench.WalkerBench;
import org.heddle.nic.verbs.memory.bench.WalkerBench.Kind;

/** Both walkers against a reference that keeps the list as an array: the same runs, by other numbers of entries. */
class KeyWalkerTest {
    private static final int LATENCY = 200;

    private static WalkedList bench(TestBench test, boolean keepsPlace, StallProfile stalls, int mostExtra) {
        return bench(test, keepsPlace, 1, stalls, mostExtra);
    }

    private static WalkedList bench(TestBench test, boolean keepsPlace, int units, StallProfile stalls, int mostExtra) {
        return bench(test, keepsPlace, units, stalls, mostExtra, LATENCY);
    }

    private static WalkedList bench(
            TestBench test, boolean keepsPlace, int units, StallProfile stalls, int mostExtra, int latency) {
        Kind kind = keepsPlace ? Kind.CURSOR : Kind.LIST;
        return bench(test, kind, units, stalls, stalls, mostExtra, latency);
    }

    private static WalkedList ahead(TestBench test, StallProfile stalls, StallProfile stallsAhead, int mostExtra) {
        return bench(test, Kind.LIST_AHEAD, 1, stalls, stallsAhead, mostExtra, LATENCY);
    }

    private static WalkedList bench(
            TestBench test,
            Kind kind,
            int units,
            StallProfile stalls,
            StallProfile stallsAhead,
            int mostExtra,
            int latency) {
        Rig<WalkerBench> rig = Rig.once(test, WalkerBench.class, kind, units);
        return new WalkedList(
                rig.simulation(),
                rig.dut(),
                stalls,
                stallsAhead,
                latency,
                mostExtra,
                test.random().nextLong());
    }

    private static List<long[]> runs(List<Piece> pieces) {
        return pieces.stream().map(Piece::run).toList();
    }

    /** Entries that are looked at for a part of a list whose walk begins at its first entry each time, twice for each of several pieces. */
    private static long fromTheFirst(List<Piece> pieces) {
        List<Integer> entries = pieces.stream().map(Piece::entry).distinct().toList();
        long sum = entries.stream().mapToLong(entry -> entry + 1).sum();
        return entries.size() == 1 ? sum : 2 * sum;
    }

    private static List<Entry> nine() {
        long[] lengths = {3, 5, 0, 1, 8, 2, 9, 0, 4};
        List<Entry> list = new ArrayList<>();
        for (int i = 0; i < lengths.length; i++) {
            list.add(new Entry(0x7000_0000_0FFDL + 4096L * (9 - i) - i, lengths[i], DIRECT + 256 * i));
        }
        return list;
    }

    @HardwareTest
    void everyPartOfAListOf9EntriesBecomesItsRunsAndEachPieceIsWalkedToTwice(TestBench test) {
        WalkedList bench = bench(test, false, StallProfile.NEVER, 0);
        long walked = everyPart(bench);
        assertThat(bench.walked()).isEqualTo((int) walked);
    }

    @HardwareTest
    void aWalkerThatKeepsItsPlaceMakesTheSameRunsOfEveryPart(TestBench test) {
        WalkedList bench = bench(test, true, StallProfile.NEVER, 0);
        long walked = everyPart(bench);
        assertThat(bench.walked()).isLessThan((int) walked / 2);
    }

    /** Wants every part, among runs that pass; returns the number of entries that a walker without a place looks at. */
    private static long everyPart(WalkedList bench) {
        List<Entry> list = nine();
        bench.list(list);
        List<long[]> expected = new ArrayList<>();
        long walked = 0;
        for (long offset = 0; offset < 32; offset++) {
            for (long bytes = 1; offset + bytes <= 32; bytes++) {
                boolean last = bytes % 3 != 0;
                bench.want(INDIRECT, offset, bytes, last);
                List<Piece> pieces = WalkedList.pieces(list, offset, bytes, last);
                expected.addAll(runs(pieces));
                walked += fromTheFirst(pieces);
                bench.want(DIRECT, offset, bytes, last);
                expected.add(run(offset, DIRECT, bytes, last, false));
            }
        }
        bench.await(expected.size());
        assertThat(bench.runs()).usingRecursiveComparison().isEqualTo(expected);
        return walked;
    }

    @HardwareTest
    void randomListsBecomeTheirRunsWhateverMemoryAndNeighboursDo(TestBench test) {
        random(test, bench(test, false, StallProfile.RANDOM_HALF, 40));
    }

    @HardwareTest
    void aWalkerThatKeepsItsPlaceMakesTheSameRunsWhateverMemoryAndNeighboursDo(TestBench test) {
        random(test, bench(test, true, StallProfile.RANDOM_HALF, 40));
    }

    private static void random(TestBench test, WalkedList bench) {
        int taken = 0;
        for (int round = 0; round < 4; round++) {
            int count = new int[] {1, 300, 255, 600}[round];
            List<Entry> list = new ArrayList<>();
            long total = 0;
            for (int i = 0; i < count; i++) {
                long bytes = i % 50 == 3
                        ? test.random().nextInt(20_000)
                        : test.random().nextInt(12);
                list.add(new Entry(test.random().nextLong() >>> 20, round == 0 ? 4000 : bytes, DIRECT));
                total += list.get(i).bytes();
            }
            bench.list(list);
            bench.forget();
            List<long[]> expected = new ArrayList<>();
            long offset = 0;
            for (int i = 0; i < 30; i++) {
                // Two of three go on where the one before ended.
                if (i % 3 == 0 || offset == total) {
                    offset = test.random().nextLong(total);
                }
                long most = test.random().nextBoolean() ? 60 : 4096;
                long bytes = Math.min(1 + test.random().nextLong(most), total - offset);
                bytes = Math.min(bytes, 4096 - offset % 4096);
                bench.want(INDIRECT, offset, bytes, true);
                expected.addAll(runs(WalkedList.pieces(list, offset, bytes, true)));
                offset += bytes;
            }
            bench.await(taken + expected.size());
            assertThat(bench.runs().subList(taken, taken + expected.size()))
                    .usingRecursiveComparison()
                    .isEqualTo(expected);
            taken += expected.size();
        }
    }

    @HardwareTest(without = Invariant.STREAM_RULES)
    void aWalkerThatLooksAheadMakesTheSameRunsWhateverMemoryAndNeighboursDo(TestBench test) {
        for (StallProfile stallsAhead : List.of(StallProfile.RANDOM_HALF, StallProfile.SEVEN_IN_EIGHT)) {
            random(test, ahead(test, StallProfile.RANDOM_HALF, stallsAhead, 40));
        }
        random(test, ahead(test, StallProfile.NEVER, StallProfile.NEVER, 0));
    }

    @HardwareTest(without = Invariant.STREAM_RULES)
    void twoUnitsThatShareAWalkerThatLooksAheadGetTheirOwnRunsInTheirOrder(TestBench test) {
        StallProfile half = StallProfile.RANDOM_HALF;
        shared(test, bench(test, Kind.LIST_AHEAD, 2, half, half, 40, LATENCY));
    }

    @HardwareTest
    void aWalkerThatLooksAheadRefusesTheSame(TestBench test) {
        wrong(ahead(test, StallProfile.NEVER, StallProfile.NEVER, 0));
    }

    /** Wants a run of each entry in turn, with time between them for all that is told; returns which entries were told behind each. */
    private static List<List<Integer>> toldBehindEach(WalkedList bench, List<Entry> list, int count) {
        List<List<Integer>> told = new ArrayList<>();
        bench.list(list);
        long offset = 0;
        int before = 0;
        for (int i = 0; i < count; i++) {
            bench.want(INDIRECT, offset, list.get(i).bytes(), true);
            bench.await(i + 1);
            bench.step(LATENCY);
            List<Integer> behind = new ArrayList<>();
            for (long[] each : bench.told().subList(before, bench.told().size())) {
                int entry = (int) (each[0] >> 12);
                boolean isWrong = list.get(entry).key() == INDIRECT;
                assertThat(each).isEqualTo(new long[] {
                    list.get(entry).address(), list.get(entry).key(), 1, 9, 2, 0, 0, 0, 0, isWrong ? 1 : 0
                });
                behind.add(entry);
            }
            before += behind.size();
            told.add(behind);
            offset += list.get(i).bytes();
        }
        return told;
    }

    private static List<Entry> pagesOf(int count, long bytes) {
        List<Entry> list = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            list.add(new Entry(4096L * i + i % 7, bytes, i % 10 == 5 && i > 5 ? INDIRECT : DIRECT + 256 * (i % 3)));
        }
        return list;
    }

    private static List<Integer> range(int from, int to) {
        return IntStream.range(from, to).boxed().toList();
    }

    @HardwareTest
    void theNext32EntriesAreToldBehindTheFirstRunAndOneMoreBehindEachOther(TestBench test) {
        WalkedList bench = ahead(test, StallProfile.NEVER, StallProfile.NEVER, 0);
        List<List<Integer>> told = toldBehindEach(bench, pagesOf(60, 8), 14);
        assertThat(told.get(0)).isEqualTo(range(1, 1 + ListWalker.AHEAD));
        for (int i = 1; i < told.size(); i++) {
            assertThat(told.get(i)).as("run " + i).containsExactly(i + ListWalker.AHEAD);
        }
    }

    @HardwareTest
    void noEntryIsToldThatLies4096BytesBehindTheRun(TestBench test) {
        WalkedList bench = ahead(test, StallProfile.NEVER, StallProfile.NEVER, 0);
        // The fifth one begins 4,000 bytes behind the run, the sixth one 5,000.
        List<List<Integer>> told = toldBehindEach(bench, pagesOf(60, 1000), 14);
        assertThat(told.get(0)).isEqualTo(range(1, 6));
        for (int i = 1; i < told.size(); i++) {
            assertThat(told.get(i)).as("run " + i).containsExactly(i + 5);
        }
    }

    @HardwareTest
    void entriesAreToldToTheEndOfTheList(TestBench test) {
        WalkedList bench = ahead(test, StallProfile.NEVER, StallProfile.NEVER, 0);
        List<List<Integer>> told = toldBehindEach(bench, pagesOf(9, 8), 5);
        assertThat(told.get(0)).isEqualTo(range(1, 9));
        assertThat(told.subList(1, 5)).allSatisfy(each -> assertThat(each).isEmpty());
    }

    /** A sink that takes an entry in eight cycles, on average, misses some, which are told behind a later run. */
    @HardwareTest(without = Invariant.STREAM_RULES)
    void entriesAreToldOnceAndInTheirOrderToWhoPausesOften(TestBench test) {
        WalkedList bench = ahead(test, StallProfile.NEVER, StallProfile.SEVEN_IN_EIGHT, 0);
        List<List<Integer>> told = toldBehindEach(bench, pagesOf(100, 8), 60);
        assertThat(told.get(0)).hasSizeLessThan(ListWalker.AHEAD);
        for (int i = 0; i < told.size(); i++) {
            assertThat(told.get(i)).as("run " + i).allMatch(between(i + 1, i + ListWalker.AHEAD));
        }
        List<Integer> all = told.stream().flatMap(List::stream).toList();
        assertThat(all).isSorted().doesNotHaveDuplicates().hasSizeGreaterThan(60);
    }

    private static Predicate<Integer> between(int least, int most) {
        return number -> number >= least && number <= most;
    }

    /** Lines behind the front are walked once in each walk: of the entries that were walked on before the run was found none is told. */
    @HardwareTest
    void entriesBehindTheFrontOfALongListAreToldToo(TestBench test) {
        WalkedList bench = ahead(test, StallProfile.NEVER, StallProfile.NEVER, 0);
        List<Entry> list = pagesOf(700, 8);
        list.replaceAll(each -> new Entry(each.address(), each.bytes(), DIRECT));
        bench.list(list);
        for (int run = 0; run < 80; run++) {
            bench.want(INDIRECT, 64L * run, 64, true);
            bench.await(8 * (run + 1));
            bench.step(2 * LATENCY);
            int last = (int) (bench.told().get(bench.told().size() - 1)[0] >> 12);
            assertThat(last).as("run " + run).isEqualTo(8 * run + 7 + ListWalker.AHEAD);
        }
        List<Integer> told =
                bench.told().stream().map(each -> (int) (each[0] >> 12)).toList();
        assertThat(told).isEqualTo(range(8, 8 * 80 + ListWalker.AHEAD));
    }

    @HardwareTest(without = Invariant.STREAM_RULES)
    void whoTakesNothingThatIsToldDelaysTheWalkerByAFewCyclesForEachRun(TestBench test) {
        long[] cycles = new long[2];
        for (int i = 0; i < 2; i++) {
            WalkedList bench = i == 0
                    ? bench(test, false, StallProfile.NEVER, 0)
                    : ahead(test, StallProfile.NEVER, StallProfile.ALWAYS, 0);
            bench.list(eights(60));
            bench.want(INDIRECT, 0, 8, true);
            bench.await(1);
            bench.step(LATENCY);
            long before = bench.cycle();
            for (int run = 0; run < 20; run++) {
                bench.want(INDIRECT, 8L * run, 8, true);
            }
            bench.await(21);
            cycles[i] = bench.cycle() - before;
        }
        // Between 20 runs: two cycles until an entry is here, eight in which it finds no place.
        assertThat(cycles[1] - cycles[0]).isBetween(1L, 19L * (2 + 8));
    }

    private static List<Entry> eights(int count) {
        List<Entry> list = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            list.add(new Entry(8L * i, 8, DIRECT));
        }
        return list;
    }

    @HardwareTest
    void anEntryTakesACycleAtAnyLengthOfTheListThoughMemoryTakes200(TestBench test) {
        WalkedList bench = bench(test, false, StallProfile.NEVER, 0);
        bench.list(eights(2000));
        bench.want(INDIRECT, 0, 8, true);
        bench.await(1);
        long before = bench.cycle();
        for (int i = 0; i < 4; i++) {
            bench.want(INDIRECT, 8 * 1999, 8, true);
        }
        bench.await(5);
        long each = (bench.cycle() - before) / 4;
        assertThat(each).isBetween(2000L, 2000L + 20);
    }

    /** From the first entry's arrival, which is when the first run is there. */
    @HardwareTest
    void aWalkerThatKeepsItsPlaceMakesARunOfEachEntryInACycle(TestBench test) {
        for (int count : new int[] {16, 512, 4096, 65_536}) {
            WalkedList bench = bench(test, true, StallProfile.NEVER, 0);
            bench.list(eights(count));
            for (int i = 0; i < count * 8L; i += 4096) {
                bench.want(INDIRECT, i, Math.min(4096, count * 8 - i), true);
            }
            bench.await(1);
            long first = bench.cycle();
            bench.await(count);
            double each = (bench.cycle() - first) / (count - 1.0);
            assertThat(each).as(count + " entries").isBetween(1.0, 1.05);
            assertThat(bench.walked()).as(count + " entries").isEqualTo(count);
        }
    }

    /** Lists with and without sums, of whole groups and others, with entries of no bytes, of some and of many. */
    @HardwareTest
    void aRunAnywhereInALongListIsFoundByItsSums(TestBench test) {
        for (int count : new int[] {1023, 1024, 1039, 4095, 4096, 20_000}) {
            WalkedList bench = bench(test, true, StallProfile.RANDOM_HALF, 40);
            List<Entry> list = new ArrayList<>();
            long total = 0;
            for (int i = 0; i < count; i++) {
                long bytes = i / 200 % 5 == 2 ? 0 : test.random().nextInt(i % 50 == 3 ? 20_000 : 12);
                list.add(new Entry(test.random().nextLong() >>> 20, bytes, DIRECT));
                total += bytes;
            }
            bench.list(list);
            List<long[]> expected = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                long offset = i == 0 ? total - 1 : i == 1 ? 1 : test.random().nextLong(total);
                long bytes = Math.min(1 + test.random().nextInt(60), total - offset);
                bytes = Math.min(bytes, 4096 - offset % 4096);
                bench.want(INDIRECT, offset, bytes, true);
                expected.addAll(runs(WalkedList.pieces(list, offset, bytes, true)));
            }
            bench.await(expected.size());
            assertThat(bench.runs())
                    .as(count + " entries")
                    .usingRecursiveComparison()
                    .isEqualTo(expected);
            assertThat(bench.walked()).as(count + " entries").isLessThan(count < 1024 ? 40 * 1024 : 40 * 100);
        }
    }

    @HardwareTest
    void everyOffsetOfALongListIsFoundByItsSums(TestBench test) {
        WalkedList bench = bench(test, true, 1, StallProfile.NEVER, 0, 5);
        List<Entry> list = new ArrayList<>();
        for (int i = 0; i < 1100; i++) {
            list.add(new Entry(0x7000_0000L + 64 * i, i % 3, DIRECT));
        }
        bench.list(list);
        List<long[]> expected = new ArrayList<>();
        for (int offset = 1098; offset >= 0; offset--) {
            bench.want(INDIRECT, offset, 1, true);
            expected.addAll(runs(WalkedList.pieces(list, offset, 1, true)));
        }
        bench.await(expected.size());
        assertThat(bench.runs()).usingRecursiveComparison().isEqualTo(expected);
    }

    /** The cycles beside the waiting are those in which no read of the walker's is under way. */
    @HardwareTest
    void aStartInAListOf65536EntriesTakesFourReadsThatWaitAnd40Cycles(TestBench test) {
        WalkedList bench = bench(test, true, StallProfile.NEVER, 0);
        bench.list(eights(65_536));
        int[] entries = {65_535, 65_520, 65_519, 4096, 4095, 17, 1, 32_768 + 255};
        for (int i = 0; i < entries.length; i++) {
            bench.forget();
            long start = bench.cycle();
            int idle = bench.idle();
            bench.want(INDIRECT, 8L * entries[i], 8, true);
            bench.await(i + 1);
            assertThat(bench.runs().get(i)[0]).isEqualTo(8L * entries[i]);
            assertThat(bench.cycle() - start).as("entry " + entries[i]).isLessThan(4 * LATENCY + 160);
            assertThat(bench.idle() - idle).as("entry " + entries[i]).isLessThanOrEqualTo(40);
        }
    }

    @HardwareTest
    void aListThatIsReplacedIsSearchedAnew(TestBench test) {
        WalkedList bench = bench(test, true, StallProfile.NEVER, 0);
        for (int i = 0; i < 6; i++) {
            int length = i + 1;
            List<Entry> list = new ArrayList<>();
            for (int entry = 0; entry < 3000; entry++) {
                list.add(new Entry(64L * entry, length, DIRECT));
            }
            bench.list(list);
            bench.forget();
            // Behind the place of the run before, as if it went on.
            bench.want(INDIRECT, 2000, 1, true);
            bench.await(2 * i + 1);
            assertThat(bench.runs().get(2 * i)[0]).isEqualTo(64 * (2000 / length) + 2000 % length);
            bench.want(INDIRECT, 2001, 1, true);
            bench.await(2 * i + 2);
            assertThat(bench.runs().get(2 * i + 1)[0]).isEqualTo(64 * (2001 / length) + 2001 % length);
        }
        assertThat(bench.asked()).isEqualTo(6);
    }

    @HardwareTest
    void aPlaceIsNotKeptOverAnotherOwnerOrAReplacedKey(TestBench test) {
        WalkedList bench = bench(test, true, StallProfile.NEVER, 0);
        bench.list(eights(10));
        bench.want(INDIRECT, 0, 24, true);
        bench.await(3);
        bench.want(INDIRECT, 24, 8, true, 10, 2);
        bench.await(4);
        bench.want(INDIRECT, 32, 8, true, 10, 3);
        bench.await(5);
        bench.want(INDIRECT + 1, 40, 8, true, 10, 3);
        bench.await(6);
        int walked = bench.walked();
        bench.list(List.of(new Entry(4096, 100, DIRECT)));
        bench.forget();
        bench.want(INDIRECT + 1, 48, 8, true, 10, 3);
        bench.await(7);
        assertThat(bench.runs().get(6)[0]).isEqualTo(4096 + 48);
        assertThat(walked).isGreaterThan(3 + 4 + 5 + 6 - 1);
        assertThat(bench.asked()).isEqualTo(5);
    }

    @HardwareTest
    void twoUnitsThatShareAWalkerGetTheirOwnRunsInTheirOrder(TestBench test) {
        shared(test, bench(test, false, 2, StallProfile.RANDOM_HALF, 40));
    }

    @HardwareTest
    void twoUnitsThatShareAWalkerThatKeepsItsPlaceGetTheirOwnRunsInTheirOrder(TestBench test) {
        shared(test, bench(test, true, 2, StallProfile.RANDOM_HALF, 40));
    }

    private static void shared(TestBench test, WalkedList bench) {
        List<List<Entry>> lists = List.of(new ArrayList<>(), new ArrayList<>());
        long total = 0;
        for (int i = 0; i < 400; i++) {
            long bytes = test.random().nextInt(12);
            for (List<Entry> list : lists) {
                list.add(new Entry(test.random().nextLong() >>> 20, bytes, DIRECT));
            }
            total += bytes;
        }
        bench.listOther(lists.get(1));
        bench.list(lists.get(0));
        List<List<long[]>> expected = List.of(new ArrayList<>(), new ArrayList<>());
        long[] next = new long[2];
        for (int i = 0; i < 200; i++) {
            int unit = test.random().nextInt(2);
            long offset = test.random().nextBoolean() && next[unit] < total
                    ? next[unit]
                    : test.random().nextLong(total);
            long bytes = Math.min(1 + test.random().nextInt(60), total - offset);
            boolean last = test.random().nextBoolean();
            if (test.random().nextInt(3) == 0) {
                bench.want(unit, DIRECT, offset, bytes, last);
                expected.get(unit).add(run(offset, DIRECT, bytes, last, false));
            } else {
                int list = test.random().nextInt(4) == 0 ? 1 - unit : unit;
                bench.want(unit, list == 0 ? INDIRECT : OTHER, offset, bytes, last);
                expected.get(unit).addAll(runs(WalkedList.pieces(lists.get(list), offset, bytes, last)));
                next[unit] = offset + bytes;
            }
        }
        for (int unit = 0; unit < 2; unit++) {
            bench.await(unit, expected.get(unit).size());
            assertThat(bench.runs(unit))
                    .as("unit " + unit)
                    .usingRecursiveComparison()
                    .isEqualTo(expected.get(unit));
        }
    }

    @HardwareTest
    void directRunsPassWhileTheOtherUnitsRunIsWalkedFor(TestBench test) {
        for (boolean keepsPlace : new boolean[] {false, true}) {
            WalkedList bench = bench(test, keepsPlace, 2, StallProfile.NEVER, 0);
            bench.list(eights(2000));
            bench.want(0, INDIRECT, 8 * 1999, 8, true);
            bench.step(100);
            for (int i = 0; i < 50; i++) {
                bench.want(1, DIRECT, 8L * i, 8, true);
            }
            bench.step(100);
            assertThat(bench.runs(1)).hasSize(50);
            assertThat(bench.runs()).isEmpty();
            bench.await(1);
        }
    }

    /** Entries in the middle, across and at the end of what 64 bits can address, each of several pages. */
    @HardwareTest
    void pagesOfAnEntryKeepTheHighestBitsOfItsAddress(TestBench test) {
        for (Kind kind : Kind.values()) {
            WalkedList bench = bench(test, kind, 1, StallProfile.NEVER, StallProfile.NEVER, 0, 5);
            List<Entry> list = List.of(
                    new Entry(0xFFFF_8000_0000_0FFCL, 9000, DIRECT),
                    new Entry(0x0000_FFFF_FFFF_EFFFL, 9000, DIRECT),
                    new Entry(0x7FFF_FFFF_FFFF_F800L, 4096, DIRECT),
                    new Entry(0xFFFF_FFFF_FFFF_D001L, 0x2FFF, DIRECT));
            bench.list(list);
            long total = list.stream().mapToLong(Entry::bytes).sum();
            List<long[]> expected = new ArrayList<>();
            for (long offset = 0; offset < total; ) {
                long bytes = Math.min(1 + test.random().nextInt(4096), 4096 - offset % 4096);
                bytes = Math.min(bytes, total - offset);
                bench.want(INDIRECT, offset, bytes, true);
                expected.addAll(runs(WalkedList.pieces(list, offset, bytes, true)));
                offset += bytes;
            }
            bench.await(expected.size());
            assertThat(bench.runs()).as(kind.name()).usingRecursiveComparison().isEqualTo(expected);
        }
    }

    @HardwareTest
    void aListMayHaveMoreBytesThan32BitsTell(TestBench test) {
        for (int count : new int[] {300, 1040}) {
            for (boolean keepsPlace : new boolean[] {false, true}) {
                WalkedList bench = bench(test, keepsPlace, 1, StallProfile.NEVER, 0, 5);
                List<Entry> list = new ArrayList<>();
                long total = 0;
                for (int i = 0; i < count; i++) {
                    long bytes = i % 4 == 1 ? 0xFFFF_FFFFL - i : test.random().nextInt(100);
                    list.add(new Entry((long) i << 33, bytes, DIRECT));
                    total += bytes;
                }
                bench.list(list);
                List<long[]> expected = new ArrayList<>();
                for (int i = 0; i < 40; i++) {
                    long offset = i == 0 ? total - 1 : test.random().nextLong(total);
                    long bytes = Math.min(60, Math.min(4096 - offset % 4096, total - offset));
                    bench.want(INDIRECT, offset, bytes, true);
                    expected.addAll(runs(WalkedList.pieces(list, offset, bytes, true)));
                }
                bench.await(expected.size());
                assertThat(bench.runs()).usingRecursiveComparison().isEqualTo(expected);
            }
        }
    }

    @HardwareTest
    void aRunBehindOneThatWasRefusedDoesNotGoOnWhereTheOneBeforeBothEnded(TestBench test) {
        for (boolean keepsPlace : new boolean[] {false, true}) {
            WalkedList bench = bench(test, keepsPlace, StallProfile.NEVER, 0);
            bench.list(eights(10));
            bench.want(INDIRECT, 0, 8, true);
            bench.want(INDIRECT, 76, 8, true);
            bench.want(INDIRECT, 84, 4, true);
            bench.want(INDIRECT, 8, 8, true);
            bench.await(4);
            assertThat(bench.runs())
                    .usingRecursiveComparison()
                    .isEqualTo(List.of(
                            run(0, DIRECT, 8, true, false),
                            run(76, INDIRECT, 8, true, true),
                            run(84, INDIRECT, 4, true, true),
                            run(8, DIRECT, 8, true, false)));
        }
    }

    @HardwareTest
    void aKeyThatIsReplacedBeforeTheAnswerCountsWheneverTheAnswerComes(TestBench test) {
        for (int behind = 0; behind < 4; behind++) {
            WalkedList bench = bench(test, true, StallProfile.NEVER, 0);
            bench.list(eights(10));
            bench.setLate(true);
            bench.want(INDIRECT, 0, 8, true);
            bench.step(20);
            // An answer comes in the cycle in which the key is replaced, or so many behind it.
            bench.setLate(behind > 0);
            bench.forget();
            bench.step(Math.max(0, behind - 1));
            bench.setLate(false);
            bench.await(1);
            bench.list(List.of(new Entry(4096, 80, DIRECT)));
            bench.want(INDIRECT, 8, 8, true);
            bench.want(INDIRECT, 16, 8, true);
            bench.await(3);
            assertThat(runs(bench)).as("answer %d cycles behind", behind).containsExactly(0L, 4096L + 8, 4096L + 16);
            assertThat(bench.asked()).isEqualTo(2);
        }
    }

    private static List<Long> runs(WalkedList bench) {
        return bench.runs().stream().map(run -> run[0]).toList();
    }

    @HardwareTest
    void runsThatArePhysicalOrWrongPassWhateverTheirKey(TestBench test) {
        for (boolean keepsPlace : new boolean[] {false, true}) {
            WalkedList bench = bench(test, keepsPlace, StallProfile.NEVER, 0);
            bench.list(eights(10));
            bench.wantAsItIs(INDIRECT, 8, 4, false);
            bench.wantAsItIs(INDIRECT, 8, 4, true);
            bench.want(INDIRECT, 8, 8, true);
            bench.await(3);
            assertThat(bench.runs())
                    .usingRecursiveComparison()
                    .isEqualTo(List.of(
                            run(8, INDIRECT, 4, true, true),
                            new long[] {8, INDIRECT, 4, 9, 2, 1, 1, 0, 0, 0},
                            run(8, DIRECT, 8, true, false)));
            assertThat(bench.asked()).isEqualTo(1);
        }
    }

    @HardwareTest
    void twoUnitsThatAlwaysWantListsTakeTurns(TestBench test) {
        for (boolean keepsPlace : new boolean[] {false, true}) {
            for (int last = 0; last < 2; last++) {
                WalkedList bench = bench(test, keepsPlace, 2, StallProfile.NEVER, 0, 5);
                bench.list(eights(20));
                for (int i = 0; i < 20; i++) {
                    bench.want(0, INDIRECT, 8 * i, 8, true);
                    bench.want(1, INDIRECT, 8 * i, 8, true);
                }
                bench.await(last, 10);
                assertThat(bench.runs(1 - last)).as("unit " + (1 - last)).hasSizeBetween(9, 11);
                bench.await(0, 20);
                bench.await(1, 20);
            }
        }
    }

    @HardwareTest
    void whatIsNotToBeUsedIsOneWrongRunInItsPlace(TestBench test) {
        wrong(bench(test, false, StallProfile.NEVER, 0));
    }

    @HardwareTest
    void aWalkerThatKeepsItsPlaceRefusesTheSame(TestBench test) {
        wrong(bench(test, true, StallProfile.NEVER, 0));
    }

    private static void wrong(WalkedList bench) {
        List<Entry> list = List.of(new Entry(64, 8, DIRECT), new Entry(128, 8, INDIRECT), new Entry(256, 8, DIRECT));
        bench.list(list);
        bench.want(INDIRECT, 20, 5, true);
        bench.want(INDIRECT, 6, 4, true);
        // The list is shorter than it is said to be.
        bench.await(3);
        bench.setTotal(1000);
        bench.want(INDIRECT, 22, 4, true);
        bench.want(DIRECT, 1, 1, true);
        bench.await(6);
        assertThat(bench.runs())
                .usingRecursiveComparison()
                .isEqualTo(List.of(
                        run(20, INDIRECT, 5, true, true),
                        run(70, DIRECT, 2, false, false),
                        run(128, INDIRECT, 2, true, true),
                        run(262, DIRECT, 2, false, false),
                        run(22, INDIRECT, 4, true, true),
                        run(1, DIRECT, 1, true, false)));
    }
}
