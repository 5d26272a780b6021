package org.heddle.guide.design;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SquareSumTest {
    // both:
    @ParameterizedTest
    @EnumSource(
            value = SimulationEngine.class,
            names = {"VERILATOR", "JVM"})
    void addsSquaresOneCycleLate(SimulationEngine engine) {
        Design<SquareSum> design = Heddle.elaborate(SquareSum::new);
        SquareSum dut = design.component();
        try (Simulation sim =
                Simulation.open(design, SimulationOptions.defaults().engine(engine))) {
            sim.poke(dut.sample, 0);
            sim.reset(2);
            for (int sample : new int[] {3, 4, 255, 0}) {
                sim.poke(dut.sample, sample);
                sim.step();
            }
            sim.step();
            sim.expect(dut.sum, 9 + 16 + 255 * 255);
        }
    }
    // :both
}
