package org.heddle.nic.stage.move;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.plain.PlainAccess;
import org.heddle.device.plain.PlainList;
import org.heddle.nic.harness.Stalls;
import org.junit.jupiter.api.Tag;

/** The Prefetch Unit on the controller and its SO-DIMMs. */
class PrefetchUnitTest {
    private static final long LIMIT = 400_000;

    @HardwareTest
    @Tag("slow")
    void randomAccessesBackToBackArePackedInOrderUnderEveryStall(TestBench bench) {
        for (int setup : new int[] {0, 3}) {
            for (StallProfile taking : Stalls.all()) {
                MoveBench b = new MoveBench(bench, setup, StallProfile.NEVER, taking);
                for (int i = 0; i < 40; i++) {
                    b.gather(PlainAccess.random(bench.random(), 0, PlainAccess.MEMORY_BYTES, 30));
                }
                b.runAndCheck(LIMIT);
            }
        }
    }

    @HardwareTest
    @Tag("slow")
    void listedElementsArePackedInTheOrderOfTheirListUnderEveryStall(TestBench bench) {
        for (StallProfile taking : Stalls.all()) {
            MoveBench b = new MoveBench(bench, 3, StallProfile.NEVER, taking);
            for (int i = 0; i < 10; i++) {
                PlainList list = PlainList.random(
                        bench.random(), 0x4_0004 + 0x1004 * i, 0x10_0000, PlainAccess.MEMORY_BYTES, 30);
                b.place(list);
                b.gather(list);
                b.gather(PlainAccess.random(bench.random(), 0x10_0000, PlainAccess.MEMORY_BYTES, 10));
            }
            b.runAndCheck(LIMIT);
        }
    }

    @HardwareTest
    void everyElementSizeAtEveryAlignmentOfALineIsGathered(TestBench bench) {
        MoveBench b = new MoveBench(bench, 0, StallProfile.NEVER, StallProfile.RANDOM_HALF);
        for (int bytes = 4; bytes <= 128; bytes *= 2) {
            for (int offset = 0; offset < 32; offset += 4) {
                b.gather(PlainAccess.strided(0x10000 + offset, 4 + bytes, bytes, 3));
                b.gather(PlainAccess.contiguous(0x20000 + offset, bytes, 1));
            }
        }
        b.runAndCheck(LIMIT);
    }

    @HardwareTest
    void theLargestAccessesAtBothEndsOfTheMemoryAreGathered(TestBench bench) {
        MoveBench b = new MoveBench(bench, 0, StallProfile.NEVER, StallProfile.NEVER);
        long end = PlainAccess.MEMORY_BYTES;
        int farthest = (int) ((end - 128) / 254 & ~3);
        b.gather(PlainAccess.contiguous(end - 255 * 128, 128, 255));
        b.gather(PlainAccess.strided(end - 128, -farthest, 128, 255));
        b.gather(PlainAccess.strided(4, 0, 4, 255));
        b.runAndCheck(LIMIT);
    }

    @HardwareTest
    void anOpenRowIsPackedAtAWordPerCycle(TestBench bench) {
        MoveBench b = new MoveBench(bench, 0, StallProfile.NEVER, StallProfile.NEVER);
        b.gather(PlainAccess.contiguous(0, 32, 120));
        b.runAndCheck(LIMIT);
        assertThat(b.gatheredWords.span()).isEqualTo(120 * 4 - 1);
    }

    @HardwareTest
    @Tag("slow")
    void eachElementCostsItsWordsAndTheSetup(TestBench bench) {
        for (int bytes = 8; bytes <= 128; bytes *= 2) {
            MoveBench b = new MoveBench(bench, 3, StallProfile.NEVER, StallProfile.NEVER);
            int elements = Math.min(30, 480 / (bytes / 8 + 3));
            b.gather(PlainAccess.strided(0, bytes, bytes, elements));
            b.runAndCheck(LIMIT);
            int words = bytes / 8;
            // From the first word to the last: every later element has its setup in front of it.
            assertThat(b.gatheredWords.span())
                    .as("elements of %d bytes", bytes)
                    .isEqualTo((long) elements * words - 1 + 3L * (elements - 1));
        }
    }

    @HardwareTest
    void aRowMissInEachModuleInTurnCostsFiveCyclesPerElementAndHidesTheSetup(TestBench bench) {
        for (int setup : new int[] {0, 3}) {
            MoveBench b = new MoveBench(bench, setup, StallProfile.NEVER, StallProfile.NEVER);
            b.gather(PlainAccess.strided(0, 32_776, 8, 100));
            b.runAndCheck(LIMIT);
            assertThat(b.gatheredWords.get(90) - b.gatheredWords.get(10)).isEqualTo(80 * 5);
        }
    }

    @HardwareTest
    void aStalledPayloadStopsTheReadingWhenTheLinesAheadAreUsedUp(TestBench bench) {
        MoveBench b = new MoveBench(bench, 0, StallProfile.NEVER, StallProfile.ALWAYS);
        b.gather(PlainAccess.contiguous(0, 128, 50));
        b.rig.simulation().step(200);
        // The four words of the first line wait in two skid buffers; eight more lines are kept.
        assertThat(b.memory.module(0).counters().reads()).isEqualTo(9);
    }
}
