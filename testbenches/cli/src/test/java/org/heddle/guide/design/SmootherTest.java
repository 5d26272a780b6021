package org.heddle.guide.design;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.heddle.cosim.Batch;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.build.Profile;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.junit.jupiter.api.Test;

class SmootherTest {
    private static final double UNIT = 1.0 / (1 << 11);

    // model:
    @Test
    void followsDoublesWithinTwoUnits() {
        Design<Smoother> design = Heddle.elaborate(Smoother::new);
        Smoother dut = design.component();
        try (Simulation sim = Simulation.open(design)) {
            Random random = new Random(1);
            sim.reset(2);
            sim.poke(dut.valid, true);
            double level = 0;
            for (int i = 0; i < 1_000; i++) {
                double sample = (random.nextInt(4_096) - 2_048) * UNIT;
                sim.poke(dut.sample, sample);
                sim.step();
                level += (sample - level) / 8;
                assertThat(sim.peek(dut.smooth).doubleValue()).isCloseTo(level, within(2 * UNIT));
            }
        }
    }
    // :model

    // batch:
    @Test
    void settlesOnAConstant() {
        SimulationOptions fast = SimulationOptions.defaults().profile(Profile.FAST);
        try (Simulation sim = Simulation.open(Heddle.elaborate(Smoother::new), fast)) {
            Port smooth = sim.port("smooth");
            Batch batch = sim.batch(100_000);
            for (int row = 0; row < batch.rows(); row++) {
                batch.set(row, sim.port("valid"), 1);
                batch.set(row, sim.port("sample"), 1_024); // 0.5
            }
            sim.reset(2);
            batch.run();
            assertThat(batch.get(0, smooth)).isEqualTo(128); // an eighth of it
            assertThat(batch.get(batch.rows() - 1, smooth)).isBetween(1_023L, 1_024L);
        }
    }
    // :batch
}
