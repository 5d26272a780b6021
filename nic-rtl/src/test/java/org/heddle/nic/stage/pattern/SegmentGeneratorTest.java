package org.heddle.nic.stage.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.plain.PlainAccess;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;

class SegmentGeneratorTest {
    /** The segments {address, bytes, last} of an access. */
    private static List<long[]> segmentsOf(PlainAccess access) {
        List<long[]> segments = new ArrayList<>();
        if (!access.strided()) {
            segments.add(new long[] {access.base(), access.bytes(), 1});
            return segments;
        }
        for (int i = 0; i < access.count(); i++) {
            long address = access.base() + (long) i * access.stride();
            segments.add(new long[] {address, access.elementBytes(), i == access.count() - 1 ? 1 : 0});
        }
        return segments;
    }

    private static long run(TestBench bench, List<PlainAccess> accesses, StallProfile sending, StallProfile taking) {
        Rig<SegmentGenerator> rig = Rig.once(bench, SegmentGenerator.class);
        rig.source(
                rig.dut().access,
                sending,
                accesses.stream().map(PlainAccess::beat).toList());
        StreamSink sink = rig.sink(rig.dut().segment, taking);
        List<long[]> expected =
                accesses.stream().flatMap(access -> segmentsOf(access).stream()).toList();
        long cycles = rig.run(sink, expected.size(), 100L * expected.size() + 1000);
        Beats.assertSame(sink.beats(), expected);
        return cycles;
    }

    private static List<PlainAccess> random(TestBench bench, int number, int maximumCount) {
        List<PlainAccess> accesses = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            accesses.add(PlainAccess.random(bench.random(), 0, PlainAccess.MEMORY_BYTES, maximumCount));
        }
        return accesses;
    }

    @HardwareTest
    void randomAccessesGiveTheirSegmentsInOrderUnderEveryPairOfStalls(TestBench bench) {
        Stalls.forEachPair((sending, taking) -> run(bench, random(bench, 25, 8), sending, taking));
    }

    @HardwareTest
    void aSegmentLeavesInEveryCycleAndTheFirstOneBehindItsAccess(TestBench bench) {
        List<PlainAccess> accesses = random(bench, 40, 255);
        long cycles = run(bench, accesses, StallProfile.NEVER, StallProfile.NEVER);
        long segments = accesses.stream()
                .mapToLong(access -> access.strided() ? access.count() : 1)
                .sum();
        assertThat(cycles).isEqualTo(segments + accesses.size());
    }

    @HardwareTest
    void theLongestAccessesReachBothEndsOfTheMemory(TestBench bench) {
        int upwards = (int) ((PlainAccess.MEMORY_BYTES - 128) / 254 & ~3);
        long top = PlainAccess.MEMORY_BYTES - 128;
        List<PlainAccess> accesses = List.of(
                PlainAccess.strided(0, upwards, 128, 255),
                PlainAccess.strided(top, -upwards, 128, 255),
                PlainAccess.strided(top, 4, 128, 1),
                PlainAccess.strided(64, 0, 4, 255),
                PlainAccess.contiguous(PlainAccess.MEMORY_BYTES - 255 * 128, 128, 255));
        run(bench, accesses, StallProfile.NEVER, StallProfile.RANDOM_HALF);
    }
}
