package @package@;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.verify.prove.ProofCheck;
import org.junit.jupiter.api.Test;

class BlinkerTest {
    private static final int PERIOD = 10;

    private final Design<Blinker> design = Heddle.elaborate(() -> new Blinker(PERIOD));
    private final Blinker dut = design.component();

    /** Beside a model in plain Java, with an enable that comes and goes. */
    @HardwareTest(seeds = 3)
    void blinksInEachTenthEnabledCycle(TestBench bench) {
        Simulation sim = bench.open(design);
        sim.reset(1);
        int enabled = 0;
        for (int cycle = 0; cycle < 1_000; cycle++) {
            boolean enable = bench.random().nextBoolean();
            sim.poke(dut.enable, enable);
            sim.settle();
            enabled += enable ? 1 : 0;
            assertEquals(enable && enabled % PERIOD == 0, sim.peek(dut.lamp), "lamp in cycle " + cycle);
            sim.step();
        }
    }

    /** For every input, and any number of cycles. */
    @Test
    void whatItAssertsIsProven() {
        ProofCheck.requireProven(() -> new Blinker(PERIOD));
    }
}
