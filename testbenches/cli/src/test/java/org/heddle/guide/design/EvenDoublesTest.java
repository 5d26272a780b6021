package org.heddle.guide.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.guide.EvenDoubles;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

class EvenDoublesTest {
    // beats:
    @HardwareTest(seeds = 3)
    void evenNumbersComeDoubledAndInOrder(TestBench bench) {
        Design<EvenDoubles> design = Heddle.elaborate(EvenDoubles::new);
        EvenDoubles dut = design.component();
        Simulation sim = bench.open(design);
        StreamSource source = sim.add(StreamSource.on(sim, dut.numbers, StallProfile.RANDOM_HALF));
        StreamSink sink = sim.add(StreamSink.on(sim, dut.doubles, StallProfile.BURSTS_OF_16));
        sim.reset(1);
        for (int number = 0; number < 99; number++) {
            source.send(number);
        }
        sim.runUntil("50 beats", () -> sink.count() == 50).within(2_000);
        assertThat(sink.values())
                .isEqualTo(LongStream.range(0, 50).map(i -> 4 * i).boxed().toList());
    }
    // :beats
}
