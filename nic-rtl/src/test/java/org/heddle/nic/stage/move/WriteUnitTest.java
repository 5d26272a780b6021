package org.heddle.nic.stage.move;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.plain.PlainAccess;
import org.heddle.device.plain.PlainList;
import org.heddle.nic.harness.Stalls;
import org.junit.jupiter.api.Tag;

/** The Write Unit on the controller and its SO-DIMMs; every page that was written is compared byte by byte. */
class WriteUnitTest {
    private static final long LIMIT = 400_000;

    @HardwareTest
    @Tag("slow")
    void randomAccessesBackToBackWriteTheirBytesAndNoOtherUnderEveryStall(TestBench bench) {
        for (int setup : new int[] {0, 3}) {
            for (StallProfile sending : Stalls.all()) {
                MoveBench b = new MoveBench(bench, setup, sending, StallProfile.NEVER);
                for (int i = 0; i < 15; i++) {
                    b.scatter(PlainAccess.random(bench.random(), 0, PlainAccess.MEMORY_BYTES, 15));
                    b.scatter(PlainAccess.random(bench.random(), 0x8000, 0xC000, 30));
                }
                b.runAndCheck(LIMIT);
            }
        }
    }

    @HardwareTest
    @Tag("slow")
    void listedElementsAreWrittenInTheOrderOfTheirListUnderEveryStall(TestBench bench) {
        for (StallProfile sending : Stalls.all()) {
            MoveBench b = new MoveBench(bench, 3, sending, StallProfile.NEVER);
            for (int i = 0; i < 10; i++) {
                // Many elements on few bytes: repeated and overlapping ones, of which the last in the list stays.
                PlainList list = PlainList.random(bench.random(), 0x4_0004 + 0x1004 * i, 0x10_0000, 0x10_0800, 40);
                b.place(list);
                b.scatter(list);
                b.scatter(PlainAccess.random(bench.random(), 0x10_0000, 0x10_0800, 10));
            }
            b.runAndCheck(LIMIT);
        }
    }

    @HardwareTest
    void everyElementSizeAtEveryAlignmentOfALineIsWritten(TestBench bench) {
        MoveBench b = new MoveBench(bench, 0, StallProfile.RANDOM_HALF, StallProfile.NEVER);
        for (int bytes = 4; bytes <= 128; bytes *= 2) {
            for (int offset = 0; offset < 32; offset += 4) {
                b.scatter(PlainAccess.strided(0x1000L * bytes + 0x40 * offset + offset, bytes + 4, bytes, 3));
            }
        }
        b.runAndCheck(LIMIT);
    }

    @HardwareTest
    void ofOverlappingElementsTheLaterOneStays(TestBench bench) {
        MoveBench b = new MoveBench(bench, 0, StallProfile.NEVER, StallProfile.NEVER);
        b.scatter(PlainAccess.strided(0x100, 4, 128, 40));
        b.scatter(PlainAccess.strided(0x1000, -12, 32, 40));
        b.scatter(PlainAccess.strided(0x2004, 0, 64, 9));
        b.runAndCheck(LIMIT);
    }

    @HardwareTest
    void theLargestAccessesAtBothEndsOfTheMemoryAreWritten(TestBench bench) {
        MoveBench b = new MoveBench(bench, 0, StallProfile.NEVER, StallProfile.NEVER);
        long end = PlainAccess.MEMORY_BYTES;
        b.scatter(PlainAccess.contiguous(end - 255 * 128, 128, 255));
        b.scatter(PlainAccess.strided(end - 128 * 1024, -4096, 4, 30));
        b.scatter(PlainAccess.strided(0, 8192 * 4, 128, 255));
        b.runAndCheck(LIMIT);
    }

    @HardwareTest
    void anOpenRowIsWrittenAtAWordPerCycle(TestBench bench) {
        MoveBench b = new MoveBench(bench, 0, StallProfile.NEVER, StallProfile.NEVER);
        b.scatter(PlainAccess.contiguous(0, 32, 120));
        b.runAndCheck(LIMIT);
        assertThat(b.scatteredWords.span()).isEqualTo(120 * 4 - 1);
    }

    @HardwareTest
    @Tag("slow")
    void eachElementCostsItsWordsAndTheSetup(TestBench bench) {
        for (int bytes = 8; bytes <= 128; bytes *= 2) {
            MoveBench b = new MoveBench(bench, 3, StallProfile.NEVER, StallProfile.NEVER);
            int elements = Math.min(30, 480 / (bytes / 8 + 3));
            b.scatter(PlainAccess.strided(0, bytes, bytes, elements));
            b.runAndCheck(LIMIT);
            int words = bytes / 8;
            assertThat(b.scatteredWords.span())
                    .as("elements of %d bytes", bytes)
                    .isEqualTo((long) elements * words - 1 + 3L * (elements - 1));
        }
    }

    @HardwareTest
    void accessesOverlapAndAreReportedOneByOne(TestBench bench) {
        MoveBench b = new MoveBench(bench, 0, StallProfile.NEVER, StallProfile.NEVER);
        var taken = b.rig.beatsOf("accesses", b.rig.dut().write);
        for (int i = 0; i < 10; i++) {
            b.scatter(PlainAccess.strided(0x4000, 32_776, 8, 1 + i));
        }
        b.runAndCheck(LIMIT);
        for (int i = 1; i < 10; i++) {
            assertThat(taken.get(i)).isLessThan(b.written.get(i - 1));
            assertThat(b.written.get(i)).isGreaterThan(b.written.get(i - 1));
        }
    }

    @HardwareTest
    void whenAnAccessIsReportedWrittenAReadSeesAllOfIt(TestBench bench) {
        MoveBench b = new MoveBench(bench, 0, StallProfile.NEVER, StallProfile.NEVER);
        PlainAccess access = PlainAccess.strided(0x4004, 32_776, 16, 20);
        b.scatter(access);
        b.rig.simulation().runUntil("written", () -> b.written.count() == 1).within(2000);
        b.gather(PlainAccess.strided(0x4004 + 19 * 32_776, -32_776, 16, 20)); // what was written last is read first
        b.rig.simulation()
                .runUntil("read back", () -> b.gatheredWords.count() == 40)
                .within(2000);
        b.checkReads();
    }

    @HardwareTest
    @Tag("slow")
    void readsAndWritesShareTheMemoryWithoutDisturbingEachOther(TestBench bench) {
        Stalls.forEachPair((sending, taking) -> {
            MoveBench b = new MoveBench(bench, 3, sending, taking);
            for (int i = 0; i < 8; i++) {
                b.gather(PlainAccess.random(bench.random(), 0, PlainAccess.MEMORY_BYTES / 2, 12));
                b.scatter(
                        PlainAccess.random(bench.random(), PlainAccess.MEMORY_BYTES / 2, PlainAccess.MEMORY_BYTES, 12));
            }
            b.runAndCheck(LIMIT);
        });
    }
}
