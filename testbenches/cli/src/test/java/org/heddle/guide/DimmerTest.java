package org.heddle.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

class DimmerTest {
    private final Design<Dimmer> design = Heddle.elaborate(Dimmer::new);
    private final Dimmer dut = design.component();

    @HardwareTest
    void isOnForItsLevelOfEachPeriod(TestBench bench) {
        Simulation sim = bench.open(design);
        sim.reset(1);
        sim.poke(dut.level, 64);
        sim.step(256); // the level counts from the next period on

        int on = 0;
        for (int cycle = 0; cycle < 256; cycle++) {
            on += sim.peek(dut.lamp) ? 1 : 0;
            sim.step();
        }
        assertEquals(64, on);
    }
}
