package org.heddle.nic.stage.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.NodeMemory;
import org.heddle.device.plain.PlainAccess;
import org.heddle.device.plain.PlainList;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Paths;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;
import org.heddle.nic.stage.memory.sodimm.bench.SoDimmSocket;
import org.heddle.nic.stage.memory.sodimm.bench.SoDimmStart;

/** Results of the list reader for lists that lie in SO-DIMMs. */
class ListReaderTest {
    private static final long LISTS = 0x10_0000;
    private static final long END = PlainAccess.MEMORY_BYTES;

    private static final class Bench {
        final Rig<ListUnits> rig;
        final NodeMemory memory = NodeMemory.published(0);
        final StreamSource access;
        final StreamSink judged;
        final StreamSink listed;
        final List<long[]> expectedJudged = new ArrayList<>();
        final List<long[]> expectedListed = new ArrayList<>();
        private long nextList = LISTS;

        Bench(TestBench bench, StallProfile sending, StallProfile taking) {
            rig = Rig.once(bench, ListUnits.class, Paths.NARROW);
            SoDimmSocket.plug(rig.simulation(), rig.dut().sodimm0, rig.dut().sodimm1, memory);
            SoDimmStart.await(rig.simulation(), memory);
            access = rig.source(rig.dut().access, sending);
            judged = rig.sink(rig.dut().judged, taking);
            listed = rig.sink(rig.dut().listed, taking);
        }

        /** Where the next list may lie: at any multiple of 4. */
        long place(RandomGenerator random) {
            nextList += 4096 + 4 * random.nextInt(64);
            return nextList;
        }

        void send(PlainList list) {
            byte[] entries = list.entries();
            memory.backdoorWrite(list.base(), entries, 0, entries.length);
            access.send(list.beat());
            int wrong = list.firstWrong();
            PlainList good = wrong < 0 ? list : list.before(wrong);
            expectedJudged.add(judgement(list.beat(), good.bytes(), wrong));
            good.offsets().forEach(offset -> expectedListed.add(new long[] {list.origin() + offset}));
        }

        void send(PlainAccess plain) {
            access.send(plain.beat());
            expectedJudged.add(judgement(plain.beat(), plain.bytes(), -1));
        }

        /** The access with the bytes that are left of it, whether that is all, and the index of the wrong entry. */
        private static long[] judgement(long[] beat, int bytes, int wrong) {
            return new long[] {beat[0], beat[1], beat[2], beat[3], bytes, wrong < 0 ? 1 : 0, wrong};
        }

        long runAndCheck() {
            long cycles = rig.simulation()
                    .runUntil(
                            "every access judged and every address out",
                            () -> judged.count() == expectedJudged.size() && listed.count() >= expectedListed.size())
                    .within(400_000);
            rig.simulation().step(50);
            // Without a wrong entry its index means nothing.
            List<long[]> beats = judged.beats().stream()
                    .map(beat -> beat[5] == 0 ? beat : judgement(beat, (int) beat[4], -1))
                    .toList();
            Beats.assertSame(beats, expectedJudged);
            Beats.assertSame(listed.beats(), expectedListed);
            return cycles;
        }
    }

    @HardwareTest
    void randomListsGiveTheAddressesOfTheirElementsUnderEveryPairOfStalls(TestBench bench) {
        Stalls.forEachPair((sending, taking) -> {
            Bench b = new Bench(bench, sending, taking);
            for (int i = 0; i < 5; i++) {
                b.send(PlainList.random(bench.random(), b.place(bench.random()), 0, END, 40));
                b.send(PlainAccess.random(bench.random(), 0, END, 40));
            }
            b.runAndCheck();
        });
    }

    @HardwareTest
    void aWrongEntryCutsTheAccessBeforeItWhereverItStands(TestBench bench) {
        RandomGenerator random = bench.random();
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.RANDOM_HALF);
        for (int i = 0; i < 80; i++) {
            PlainList list = PlainList.random(random, b.place(random), 0, END, 20);
            int at = random.nextInt(list.offsets().size());
            b.send(list.with(at, wrongOffset(random, list)));
        }
        b.runAndCheck();
    }

    /** An offset that names no element of the memory: outside by little or much, negative, or off the grid. */
    private static long wrongOffset(RandomGenerator random, PlainList list) {
        long outside = switch (random.nextInt(5)) {
            case 0 -> END - list.elementBytes() + 4;
            case 1 -> -4;
            case 2 -> END + 4L * random.nextInt(1 << 20);
            case 3 -> 0x100 + 1 + random.nextInt(3);
            default -> list.entryBytes() == 8 ? 4 * random.nextLong(1L << 59, 1L << 60) : -4096;
        };
        return list.entryBytes() == 8 ? outside - list.origin() : (int) (outside - list.origin());
    }

    @HardwareTest
    void theWidestEntriesAreJudgedByAllTheirBits(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        for (long entry :
                new long[] {Long.MAX_VALUE & ~3, Long.MIN_VALUE, 1L << 32, 1L << 29, -(1L << 29), END - 8, 0}) {
            for (long origin : new long[] {0, 0x1000, END - 4}) {
                b.send(new PlainList(
                        b.place(bench.random()), 8, origin, 8, List.of(0x100 - origin, entry, 4 - origin)));
            }
        }
        b.runAndCheck();
    }

    @HardwareTest
    void theLongestListsFollowEachOtherAndReachBothEndsOfTheMemory(TestBench bench) {
        Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
        for (int entryBytes : new int[] {4, 8}) {
            List<Long> offsets = new ArrayList<>();
            for (int i = 0; i < 255; i++) {
                offsets.add(i % 2 == 0 ? 128L * i : END - 128 - 128L * i);
            }
            b.send(new PlainList(entryBytes == 4 ? 4 : 0x8000 + 4, entryBytes, 0, 128, offsets));
            b.send(new PlainList(END - 255L * entryBytes - 0x4000 * (entryBytes - 4), entryBytes, 0, 128, offsets));
        }
        b.runAndCheck();
    }

    @HardwareTest
    void anEntryIsLookedAtInEveryCycle(TestBench bench) {
        for (int entryBytes : new int[] {4, 8}) {
            Bench b = new Bench(bench, StallProfile.NEVER, StallProfile.NEVER);
            List<Long> offsets = new ArrayList<>();
            for (int i = 0; i < 255; i++) {
                offsets.add(64L * i);
            }
            b.send(new PlainList(0x1000, entryBytes, 0, 8, offsets));
            long cycles = b.runAndCheck();
            // 255 entries, the first line's latency, and what is ahead of and behind them.
            assertThat(cycles).as("entries of %d bytes", entryBytes).isLessThan(255 + 25);
        }
    }
}
