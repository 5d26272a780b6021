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
import org.heddle.nic.harness.Paths;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;

class LineSplitterTest {
    /** The pieces {line, first lane, last lane, starts, last} of a segment {address, bytes, last}. */
    private static List<long[]> piecesOf(long[] segment, int lineLanes) {
        List<long[]> pieces = new ArrayList<>();
        long firstLane = segment[0] / 4;
        long endLane = firstLane + segment[1] / 4;
        for (long lane = firstLane; lane < endLane; lane++) {
            if (lane == firstLane || lane % lineLanes == 0) {
                pieces.add(
                        new long[] {lane / lineLanes, lane % lineLanes, lane % lineLanes, lane == firstLane ? 1 : 0, 0
                        });
            }
            long[] piece = pieces.get(pieces.size() - 1);
            piece[2] = lane % lineLanes;
            piece[4] = lane == endLane - 1 ? segment[2] : 0;
        }
        return pieces;
    }

    private static long run(
            TestBench bench, DataPath path, List<long[]> segments, StallProfile sending, StallProfile taking) {
        Rig<LineSplitter> rig = Rig.once(bench, LineSplitter.class, path);
        rig.source(rig.dut().segment, sending, segments);
        StreamSink sink = rig.sink(rig.dut().piece, taking);
        List<long[]> expected = segments.stream()
                .flatMap(segment -> piecesOf(segment, path.lineLanes()).stream())
                .toList();
        long cycles = rig.run(sink, expected.size(), 100L * expected.size() + 1000);
        Beats.assertSame(sink.beats(), expected);
        return cycles - expected.size();
    }

    private static List<long[]> random(TestBench bench, int number) {
        List<long[]> segments = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            boolean isLong = bench.random().nextInt(8) == 0;
            long bytes = isLong ? 4 + 4 * bench.random().nextInt(300) : PlainAccess.randomElementBytes(bench.random());
            long address = 4 * bench.random().nextLong((PlainAccess.MEMORY_BYTES - bytes) / 4 + 1);
            segments.add(new long[] {address, bytes, bench.random().nextInt(2)});
        }
        return segments;
    }

    @HardwareTest
    void randomSegmentsAreCutAtLinesUnderEveryPairOfStalls(TestBench bench) {
        for (DataPath path : Paths.all()) {
            Stalls.forEachPair((sending, taking) -> run(bench, path, random(bench, 40), sending, taking));
        }
    }

    @HardwareTest
    void everyElementSizeIsCutRightAtEveryAlignment(TestBench bench) {
        List<long[]> segments = new ArrayList<>();
        for (int bytes = 4; bytes <= 128; bytes *= 2) {
            for (int offset = 0; offset < 32; offset += 4) {
                segments.add(new long[] {0x1000 + offset, bytes, 1});
            }
        }
        segments.add(new long[] {PlainAccess.MEMORY_BYTES - 4, 4, 0});
        segments.add(new long[] {PlainAccess.MEMORY_BYTES - 255 * 128, 255 * 128, 1});
        for (DataPath path : Paths.all()) {
            run(bench, path, segments, StallProfile.NEVER, StallProfile.NEVER);
        }
    }

    @HardwareTest
    void aPieceLeavesInEveryCycleAlsoAcrossSegments(TestBench bench) {
        for (DataPath path : Paths.all()) {
            long idleCycles = run(bench, path, random(bench, 200), StallProfile.NEVER, StallProfile.NEVER);
            assertThat(idleCycles).as("cycles before the first piece").isEqualTo(1);
        }
    }
}
