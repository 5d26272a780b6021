package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SimulationTest {
    @Test
    void counterCountsOnlyEnabledCycles() {
        try (Simulation sim = Simulation.open(Designs.counter())) {
            Port enable = sim.port("enable");
            Port count = sim.port("count");
            sim.reset(2);
            sim.expect(count, 0);
            sim.poke(enable, true);
            sim.step(3);
            sim.poke(enable, false);
            sim.step(5);
            sim.expect(count, 3);
            assertThat(sim.cycle()).isEqualTo(10);
        }
    }
}
