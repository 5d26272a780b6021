package org.heddle.nic.stage.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.LaneWords;
import org.heddle.nic.harness.Paths;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;
import org.heddle.nic.stage.pattern.DataPath;

class LaneUnpackerTest {
    /** Payload words {data.., last}, wants {first, last, ends}, and the lanes that each want must get, in order. */
    private record Sample(DataPath path, List<long[]> payload, List<long[]> wants, List<List<Long>> lanes) {
        static Sample random(TestBench bench, DataPath path, int accesses) {
            Sample sample = new Sample(path, new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
            for (int i = 0; i < accesses; i++) {
                sample.addAccess(bench, 1 + bench.random().nextInt(9));
            }
            return sample;
        }

        private void addAccess(TestBench bench, int words) {
            List<Long> handedOut = new ArrayList<>();
            for (int i = 0; i < words; i++) {
                int first = bench.random().nextInt(path.wordLanes());
                int last = bench.random().nextInt(first, path.wordLanes());
                wants.add(new long[] {first, last, i == words - 1 ? 1 : 0});
                lanes.add(LaneWords.random(path.laneBits(), bench.random(), last - first + 1));
                handedOut.addAll(lanes.get(lanes.size() - 1));
            }
            payload.addAll(LaneWords.packed(path.laneBits(), handedOut, path.wordLanes(), bench.random()));
        }
    }

    private static long run(
            TestBench bench, Sample sample, StallProfile paying, StallProfile wanting, StallProfile taking) {
        Rig<LaneUnpacker> rig = Rig.once(bench, LaneUnpacker.class, sample.path);
        StreamSource payload = rig.source(rig.dut().payload, paying, sample.payload);
        rig.source(rig.dut().want, wanting, sample.wants);
        StreamSink sink = rig.sink(rig.dut().lanes, taking);
        long cycles = rig.run(sink, sample.wants.size(), 300L * sample.wants.size() + 1000);

        for (int i = 0; i < sample.wants.size(); i++) {
            long[] run = sink.beats().get(i); // {data.., first, last, ends}
            long[] want = sample.wants.get(i);
            int fields = run.length - 3;
            assertThat(new long[] {run[fields], run[fields + 1], run[fields + 2]})
                    .isEqualTo(want);
            List<Long> lanes = new ArrayList<>();
            for (int lane = (int) want[0]; lane <= want[1]; lane++) {
                lanes.add(LaneWords.lane(sample.path.laneBits(), run, lane));
            }
            assertThat(lanes).as("word %d", i).isEqualTo(sample.lanes.get(i));
        }
        assertThat(payload.isDone()).as("every payload word is used up").isTrue();
        return cycles;
    }

    @HardwareTest
    void lanesAreHandedOutInOrderUnderEveryPairOfStalls(TestBench bench) {
        for (DataPath path : Paths.packed()) {
            Stalls.forEachPair((paying, taking) ->
                    run(bench, Sample.random(bench, path, 25), paying, StallProfile.ONE_IN_EIGHT, taking));
        }
    }

    @HardwareTest
    void wantsMayPauseTooWithoutLosingALane(TestBench bench) {
        for (DataPath path : Paths.packed()) {
            for (StallProfile wanting : Stalls.all()) {
                run(bench, Sample.random(bench, path, 30), StallProfile.RANDOM_HALF, wanting, StallProfile.NEVER);
            }
        }
    }

    @HardwareTest
    void aWantIsServedInEveryCycle(TestBench bench) {
        for (DataPath path : Paths.packed()) {
            Sample sample = Sample.random(bench, path, 100);
            assertThat(run(bench, sample, StallProfile.NEVER, StallProfile.NEVER, StallProfile.NEVER))
                    .isEqualTo(sample.wants.size());
        }
    }
}
