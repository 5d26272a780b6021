package org.heddle.nic.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Heddle;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;

class LaneUnpackerTest {
    /** Payload words {data, last}, wants {low, high, last}, and the lanes that each want must get, in order. */
    private record Sample(List<long[]> payload, List<long[]> wants, List<List<Long>> lanes) {
        static Sample empty() {
            return new Sample(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        }

        void addAccess(RandomGenerator random, int words) {
            List<Long> handedOut = new ArrayList<>();
            for (int i = 0; i < words; i++) {
                int wanted = 1 + random.nextInt(3);
                wants.add(new long[] {wanted & 1, wanted >> 1, i == words - 1 ? 1 : 0});
                List<Long> here = new ArrayList<>();
                for (int lane = 0; lane < Integer.bitCount(wanted); lane++) {
                    here.add(random.nextLong() >>> 32);
                }
                lanes.add(here);
                handedOut.addAll(here);
            }
            for (int i = 0; i < handedOut.size(); i += 2) {
                boolean hasHigh = i + 1 < handedOut.size();
                long high = hasHigh ? handedOut.get(i + 1) : random.nextLong() >>> 32;
                payload.add(new long[] {high << 32 | handedOut.get(i), i + 2 >= handedOut.size() ? 1 : 0});
            }
        }
    }

    private static long run(
            TestBench bench, Sample sample, StallProfile paying, StallProfile wanting, StallProfile taking) {
        Rig<LaneUnpacker> rig = Rig.of(bench, Heddle.elaborate(LaneUnpacker::new));
        StreamSource payload = rig.source(rig.dut().payload, paying, sample.payload);
        rig.source(rig.dut().want, wanting, sample.wants);
        StreamSink sink = rig.sink(rig.dut().lanes, taking);
        long cycles = rig.run(sink, sample.wants.size(), 300L * sample.wants.size() + 1000);

        for (int i = 0; i < sample.wants.size(); i++) {
            long[] pair = sink.beats().get(i); // {data, low, high, last}
            long[] want = sample.wants.get(i);
            assertThat(new long[] {pair[1], pair[2], pair[3]}).isEqualTo(want);
            List<Long> lanes = new ArrayList<>();
            if (want[0] != 0) {
                lanes.add(pair[0] & 0xFFFF_FFFFL);
            }
            if (want[1] != 0) {
                lanes.add(pair[0] >>> 32);
            }
            assertThat(lanes).as("word %d", i).isEqualTo(sample.lanes.get(i));
        }
        assertThat(payload.isDone()).as("every payload word is used up").isTrue();
        return cycles;
    }

    private static Sample random(TestBench bench, int accesses) {
        Sample sample = Sample.empty();
        for (int i = 0; i < accesses; i++) {
            sample.addAccess(bench.random(), 1 + bench.random().nextInt(9));
        }
        return sample;
    }

    @HardwareTest
    void lanesAreHandedOutInOrderUnderEveryPairOfStalls(TestBench bench) {
        Stalls.forEachPair(
                (paying, taking) -> run(bench, random(bench, 30), paying, StallProfile.ONE_IN_EIGHT, taking));
    }

    @HardwareTest
    void wantsMayPauseTooWithoutLosingALane(TestBench bench) {
        for (StallProfile wanting : Stalls.all()) {
            run(bench, random(bench, 30), StallProfile.RANDOM_HALF, wanting, StallProfile.NEVER);
        }
    }

    @HardwareTest
    void aWantIsServedInEveryCycle(TestBench bench) {
        Sample sample = random(bench, 100);
        assertThat(run(bench, sample, StallProfile.NEVER, StallProfile.NEVER, StallProfile.NEVER))
                .isEqualTo(sample.wants.size());
    }
}
