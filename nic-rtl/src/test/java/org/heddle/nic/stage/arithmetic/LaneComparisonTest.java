package org.heddle.nic.stage.arithmetic;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

/** Beginning of the arithmetic unit's first stage; what it compares, {@link ReductionAluTest} sees. */
class LaneComparisonTest {
    @HardwareTest
    void operandsOfAResetAreNotCompared(TestBench bench) {
        Design<LaneComparison> design = Heddle.elaborate(() -> new LaneComparison(8));
        LaneComparison dut = design.component();
        Simulation simulation = bench.open(design);
        simulation.poke(dut.operands.valid(), true);
        simulation.reset(2);
        assertThat(simulation.peek(dut.compared.valid())).isFalse();
        simulation.step();
        assertThat(simulation.peek(dut.compared.valid())).isTrue();
    }
}
