package @package@;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.verify.prove.ProofCheck;
import org.junit.jupiter.api.Test;

class MovingSumTest {
    private final Design<MovingSum> design = Heddle.elaborate(MovingSum::new);
    private final MovingSum dut = design.component();

    /** Beside a model in plain Java, while both ends pause as they like. */
    @HardwareTest(seeds = 3)
    void addsTheLastFourSamples(TestBench bench) {
        Simulation sim = bench.open(design);
        sim.reset(1);
        StreamSource source = sim.add(StreamSource.on(sim, dut.samples, StallProfile.RANDOM_HALF));
        StreamSink sink = sim.add(StreamSink.on(sim, dut.sums, StallProfile.RANDOM_HALF));
        List<Long> samples = new ArrayList<>();
        List<Long> expected = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            samples.add((long) bench.random().nextInt(256));
            source.send(samples.get(i));
            expected.add(samples.subList(Math.max(0, i - 3), i + 1).stream()
                    .mapToLong(Long::longValue)
                    .sum());
        }
        sim.runUntil("all sums", () -> sink.count() == 200).within(5_000);
        assertEquals(expected, sink.values());
    }

    /** For every sample at every time. */
    @Test
    void whatItAssertsIsProven() {
        ProofCheck.requireProven(MovingSum::new);
    }
}
