package org.heddle.guide.design;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

class TwoButtonsTest {
    @HardwareTest
    void aButtonCountsOnceWhileItBounces(TestBench bench) {
        Design<TwoButtons> design = Heddle.elaborate(() -> new TwoButtons());
        Simulation sim = bench.open(design);
        TwoButtons dut = design.component();
        sim.reset(2);
        for (boolean level : new boolean[] {true, false, true, true, false, true}) {
            sim.poke(dut.up, level);
            sim.step(1);
        }
        assertThat(sim.peek(dut.count)).isZero();
        sim.step(10);
        assertThat(sim.peek(dut.count)).isOne();
        sim.poke(dut.up, false);
        sim.poke(dut.down, true);
        sim.step(10);
        assertThat(sim.peek(dut.count)).isZero();
    }
}
