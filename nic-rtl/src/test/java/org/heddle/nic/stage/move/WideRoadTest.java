package org.heddle.nic.stage.move;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.NodeMemory;
import org.heddle.device.plain.PlainAccess;
import org.heddle.device.plain.PlainList;
import org.heddle.nic.harness.Paths;
import org.heddle.nic.harness.Stalls;
import org.heddle.nic.stage.memory.reordering.HashedMap;
import org.heddle.nic.stage.memory.reordering.ReorderingController;
import org.heddle.nic.stage.memory.reordering.SchedulerSettings;
import org.heddle.nic.stage.memory.sodimm.SoDimmTiming;
import org.heddle.nic.stage.move.bench.MoveUnits;
import org.heddle.nic.stage.pattern.DataPath;
import org.junit.jupiter.api.Tag;

/** The same two units on words of 16 bytes and the reordering controller: right bytes, and the rates they reach. */
@Tag("slow")
class WideRoadTest {
    private static final long LIMIT = 200_000;

    private static MoveBench bench(TestBench bench, DataPath path, StallProfile sending, StallProfile taking) {
        return new MoveBench(
                bench,
                () -> new MoveUnits(
                        path,
                        () -> new ReorderingController(
                                SoDimmTiming.pc1600(),
                                SchedulerSettings.improved(),
                                new HashedMap(),
                                path.lineBytes())),
                path.wordBytes(),
                NodeMemory.improved(0),
                sending,
                taking);
    }

    private static void randomTraffic(TestBench bench, DataPath path, StallProfile sending, StallProfile taking) {
        MoveBench b = bench(bench, path, sending, taking);
        for (int i = 0; i < 4; i++) {
            PlainList list = PlainList.random(bench.random(), 0x100_0004 + 0x1004 * i, 0, 0x80_0000, 40);
            b.place(list);
            b.gather(list);
        }
        for (int i = 0; i < 12; i++) {
            b.gather(PlainAccess.random(bench.random(), 0, PlainAccess.MEMORY_BYTES / 2, 40));
            b.scatter(PlainAccess.random(bench.random(), PlainAccess.MEMORY_BYTES / 2, PlainAccess.MEMORY_BYTES, 40));
        }
        b.runAndCheck(LIMIT);
    }

    @HardwareTest
    void queuedAccessesKeepTheirBytesUnderStalls(TestBench bench) {
        randomTraffic(bench, Paths.WIDE_LINES, StallProfile.NEVER, StallProfile.RANDOM_HALF);
        randomTraffic(bench, Paths.WIDE_LINES, StallProfile.RANDOM_HALF, StallProfile.NEVER);
        randomTraffic(bench, Paths.WIDE_LINES, StallProfile.RANDOM_HALF, StallProfile.RANDOM_HALF);
    }

    @Tag("whole")
    @HardwareTest
    void queuedAccessesKeepTheirBytesUnderEveryPairOfStalls(TestBench bench) {
        Stalls.forEachPair((sending, taking) -> randomTraffic(bench, Paths.WIDE_LINES, sending, taking));
    }

    @HardwareTest
    void linesOfOneWordServeAsWell(TestBench bench) {
        randomTraffic(bench, Paths.WIDE, StallProfile.NEVER, StallProfile.NEVER);
        randomTraffic(bench, Paths.WIDE, StallProfile.RANDOM_HALF, StallProfile.RANDOM_HALF);
    }

    @HardwareTest
    void smallElementsARowApartAreGatheredAtNearlyOnePerCycle(TestBench bench) {
        MoveBench b = bench(bench, Paths.WIDE_LINES, StallProfile.NEVER, StallProfile.NEVER);
        for (int i = 0; i < 16; i++) {
            b.gather(PlainAccess.strided(i * 253 * 32_776, 32_776, 8, 253));
        }
        b.runAndCheck(LIMIT);
        // 4,048 elements: 792 MB/s.
        assertThat(b.gatheredWords.span()).isEqualTo(4_102);
    }

    @HardwareTest
    void smallElementsARowApartAreScatteredAtAsManyAsBanksRecover(TestBench bench) {
        MoveBench b = bench(bench, Paths.WIDE_LINES, StallProfile.NEVER, StallProfile.NEVER);
        for (int i = 0; i < 16; i++) {
            b.scatter(PlainAccess.strided(i * 253 * 32_776, 32_776, 8, 253));
        }
        b.runAndCheck(LIMIT);
        // 4,048 elements: 714 MB/s.
        assertThat(b.scatteredWords.span()).isEqualTo(4_531);
    }

    @HardwareTest
    void elementsOf128BytesMoveFasterThanTheLink(TestBench bench) {
        MoveBench b = bench(bench, Paths.WIDE_LINES, StallProfile.NEVER, StallProfile.NEVER);
        for (int i = 0; i < 4; i++) {
            b.gather(PlainAccess.strided(i * 255 * 32_776, 32_776, 128, 255));
        }
        b.runAndCheck(LIMIT);
        // 1,020 elements, each across eight or nine words of memory: 1,505 MB/s.
        assertThat(b.gatheredWords.span()).isEqualTo(8_677);
    }
}
