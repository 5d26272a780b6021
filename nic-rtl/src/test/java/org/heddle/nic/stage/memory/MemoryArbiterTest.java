package org.heddle.nic.stage.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;
import org.heddle.nic.stage.memory.sodimm.SoDimmController;
import org.heddle.nic.stage.memory.sodimm.bench.LineTraffic;
import org.junit.jupiter.api.Tag;

class MemoryArbiterTest {
    private static List<long[]> requests(TestBench bench, boolean write, int number) {
        return IntStream.range(0, number)
                .mapToObj(line -> {
                    LineTraffic data = LineTraffic.write(line, bench.random().nextInt(256), bench.random());
                    return new LineTraffic(write, line, data.data(), data.lanes()).beat();
                })
                .toList();
    }

    private static List<long[]> run(
            TestBench bench,
            List<long[]> reads,
            List<long[]> writes,
            StallProfile reading,
            StallProfile writing,
            StallProfile taking) {
        Rig<MemoryArbiter> rig = Rig.once(bench, MemoryArbiter.class, SoDimmController.LINE_BYTES);
        rig.source(rig.dut().reader, reading, reads);
        rig.source(rig.dut().writer, writing, writes);
        StreamSink sink = rig.sink(rig.dut().memory, taking);
        int all = reads.size() + writes.size();
        long cycles = rig.run(sink, all, 40L * all);
        if (reading == StallProfile.NEVER && writing == StallProfile.NEVER && taking == StallProfile.NEVER) {
            assertThat(cycles).as("one request per cycle").isEqualTo(all);
        }
        return sink.beats();
    }

    @HardwareTest
    @Tag("slow")
    void bothKeepTheirOrderAndAnOfferedRequestStaysUnderEveryPairOfStalls(TestBench bench) {
        Stalls.forEachPair((asking, taking) -> {
            List<long[]> reads = requests(bench, false, 60);
            List<long[]> writes = requests(bench, true, 50);
            List<long[]> taken = run(bench, reads, writes, asking, StallProfile.RANDOM_HALF, taking);
            assertThat(taken.stream().filter(beat -> beat[0] == 0))
                    .usingRecursiveFieldByFieldElementComparator()
                    .containsExactlyElementsOf(reads);
            assertThat(taken.stream().filter(beat -> beat[0] == 1))
                    .usingRecursiveFieldByFieldElementComparator()
                    .containsExactlyElementsOf(writes);
        });
    }

    @HardwareTest
    void whoeverAsksAllTheTimeIsServedInTurn(TestBench bench) {
        for (StallProfile taking : Stalls.all()) {
            List<long[]> taken = run(
                    bench,
                    requests(bench, false, 50),
                    requests(bench, true, 50),
                    StallProfile.NEVER,
                    StallProfile.NEVER,
                    taking);
            for (int i = 1; i < taken.size(); i++) {
                assertThat(taken.get(i)[0]).as("request %d", i).isNotEqualTo(taken.get(i - 1)[0]);
            }
        }
    }

    @HardwareTest
    void oneAloneIsServedInEveryCycle(TestBench bench) {
        run(bench, requests(bench, false, 50), List.of(), StallProfile.NEVER, StallProfile.NEVER, StallProfile.NEVER);
        run(bench, List.of(), requests(bench, true, 50), StallProfile.NEVER, StallProfile.NEVER, StallProfile.NEVER);
    }
}
