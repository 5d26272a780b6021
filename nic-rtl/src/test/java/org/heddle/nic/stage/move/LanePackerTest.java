package org.heddle.nic.stage.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.LaneWords;
import org.heddle.nic.harness.Paths;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;
import org.heddle.nic.stage.pattern.DataPath;

class LanePackerTest {
    /** One access: memory words {data.., first, last, ends}, and the lanes they name, in order. */
    private record Sample(List<long[]> runs, List<Long> lanes) {
        static Sample random(TestBench bench, DataPath path, int words) {
            Sample sample = new Sample(new ArrayList<>(), new ArrayList<>());
            for (int i = 0; i < words; i++) {
                List<Long> word = LaneWords.random(path.laneBits(), bench.random(), path.wordLanes());
                int first = bench.random().nextInt(path.wordLanes());
                int last = bench.random().nextInt(first, path.wordLanes());
                sample.runs.add(LaneWords.beat(path.laneBits(), word, first, last, i == words - 1 ? 1 : 0));
                sample.lanes.addAll(word.subList(first, last + 1));
            }
            return sample;
        }

        /** Lanes of the last memory word. */
        int lastLanes() {
            long[] end = runs.get(runs.size() - 1);
            return (int) (end[end.length - 2] - end[end.length - 3]) + 1;
        }
    }

    private static long run(
            TestBench bench, DataPath path, List<Sample> samples, StallProfile sending, StallProfile taking) {
        Rig<LanePacker> rig = Rig.once(bench, LanePacker.class, path);
        rig.source(
                rig.dut().lanes,
                sending,
                samples.stream().flatMap(sample -> sample.runs.stream()).toList());
        StreamSink sink = rig.sink(rig.dut().payload, taking);
        int words = samples.stream()
                .mapToInt(sample -> (sample.lanes.size() + path.wordLanes() - 1) / path.wordLanes())
                .sum();
        long cycles = rig.run(sink, words, 200L * words + 1000);

        int next = 0;
        for (Sample sample : samples) {
            for (int at = 0; at < sample.lanes.size(); at += path.wordLanes(), next++) {
                long[] word = sink.beats().get(next);
                boolean isLast = at + path.wordLanes() >= sample.lanes.size();
                assertThat(word[word.length - 1]).as("last of word %d", next).isEqualTo(isLast ? 1 : 0);
                for (int lane = 0; lane < path.wordLanes() && at + lane < sample.lanes.size(); lane++) {
                    assertThat(LaneWords.lane(path.laneBits(), word, lane))
                            .as("lane %d of word %d with stalls %s, %s", lane, next, sending, taking)
                            .isEqualTo(sample.lanes.get(at + lane));
                }
            }
        }
        return cycles;
    }

    private static List<Sample> random(TestBench bench, DataPath path, int number) {
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            samples.add(Sample.random(bench, path, 1 + bench.random().nextInt(9)));
        }
        return samples;
    }

    @HardwareTest
    void wantedLanesBecomeFullWordsUnderEveryPairOfStalls(TestBench bench) {
        for (DataPath path : Paths.packed()) {
            Stalls.forEachPair((sending, taking) -> run(bench, path, random(bench, path, 30), sending, taking));
        }
    }

    @HardwareTest
    void aMemoryWordMovesInEveryCycleWithAnExtraOneOnlyForLeftOverLanes(TestBench bench) {
        for (DataPath path : Paths.packed()) {
            List<Sample> samples = random(bench, path, 100);
            long expected = 0;
            for (Sample sample : samples) {
                int overhang = sample.lanes.size() % path.wordLanes();
                expected += sample.runs.size() + (overhang != 0 && overhang < sample.lastLanes() ? 1 : 0);
            }
            assertThat(run(bench, path, samples, StallProfile.NEVER, StallProfile.NEVER))
                    .isEqualTo(expected);
        }
    }
}
