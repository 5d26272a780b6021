package org.heddle.nic.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Heddle;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;

class LanePackerTest {
    /** Memory words {data, low, high, last} of one access and the payload words {data, last} they pack into. */
    private record Sample(List<long[]> pairs, List<long[]> words, boolean isOdd) {
        static Sample random(RandomGenerator random, int pairs) {
            Sample sample = new Sample(new ArrayList<>(), new ArrayList<>(), false);
            List<Long> lanes = new ArrayList<>();
            for (int i = 0; i < pairs; i++) {
                long data = random.nextLong();
                int wanted = 1 + random.nextInt(3);
                sample.pairs.add(new long[] {data, wanted & 1, wanted >> 1, i == pairs - 1 ? 1 : 0});
                if ((wanted & 1) != 0) {
                    lanes.add(data & 0xFFFF_FFFFL);
                }
                if ((wanted & 2) != 0) {
                    lanes.add(data >>> 32);
                }
            }
            for (int i = 0; i < lanes.size(); i += 2) {
                long high = i + 1 < lanes.size() ? lanes.get(i + 1) : 0;
                sample.words.add(new long[] {high << 32 | lanes.get(i), i + 2 >= lanes.size() ? 1 : 0});
            }
            return new Sample(sample.pairs, sample.words, lanes.size() % 2 != 0);
        }
    }

    private static long run(TestBench bench, List<Sample> samples, StallProfile sending, StallProfile taking) {
        Rig<LanePacker> rig = Rig.of(bench, Heddle.elaborate(LanePacker::new));
        rig.source(
                rig.dut().lanes,
                sending,
                samples.stream().flatMap(sample -> sample.pairs.stream()).toList());
        StreamSink sink = rig.sink(rig.dut().payload, taking);
        int words = samples.stream().mapToInt(sample -> sample.words.size()).sum();
        long cycles = rig.run(sink, words, 200L * words + 1000);

        int next = 0;
        for (Sample sample : samples) {
            for (int i = 0; i < sample.words.size(); i++) {
                long[] word = sink.beats().get(next++).clone();
                if (sample.isOdd && i == sample.words.size() - 1) {
                    word[0] &= 0xFFFF_FFFFL; // the other half is unspecified
                }
                assertThat(word)
                        .as("word %d with stalls %s, %s", next - 1, sending, taking)
                        .isEqualTo(sample.words.get(i));
            }
        }
        return cycles;
    }

    private static List<Sample> random(TestBench bench, int number) {
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            samples.add(Sample.random(bench.random(), 1 + bench.random().nextInt(9)));
        }
        return samples;
    }

    @HardwareTest
    void wantedLanesBecomeFullWordsUnderEveryPairOfStalls(TestBench bench) {
        Stalls.forEachPair((sending, taking) -> run(bench, random(bench, 40), sending, taking));
    }

    @HardwareTest
    void aMemoryWordMovesInEveryCycleWithAnExtraOneOnlyForALeftOverLane(TestBench bench) {
        List<Sample> samples = random(bench, 100);
        long expected = 0;
        for (Sample sample : samples) {
            long[] end = sample.pairs.get(sample.pairs.size() - 1);
            boolean endsWithBoth = end[1] + end[2] == 2;
            expected += sample.pairs.size() + (sample.isOdd && endsWithBoth ? 1 : 0);
        }
        assertThat(run(bench, samples, StallProfile.NEVER, StallProfile.NEVER)).isEqualTo(expected);
    }
}
