package org.heddle.nic.stage.memory.sodimm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

class SpacingTimerTest {
    @HardwareTest
    void theLatestMomentWinsWhateverEventsComeTogetherOrBehindEachOther(TestBench bench) {
        int[] spacings = {8, 3, 5, 1};
        Design<SpacingTimer> design = Heddle.elaborate(() -> new SpacingTimer(spacings));
        Simulation sim = bench.open(design);
        SpacingTimer timer = design.component();
        sim.reset(2);
        long[] allowed = new long[spacings.length]; // the first cycle in which each event allows the command again
        int expirations = 0;
        for (int i = 0; i < 5000; i++) {
            long cycle = sim.cycle();
            long[] allowedBefore = allowed.clone();
            for (int event = 0; event < spacings.length; event++) {
                boolean happens = bench.random().nextInt(6) == 0;
                sim.poke(timer.event(event), happens);
                allowed[event] = happens ? cycle + spacings[event] : allowed[event];
            }
            long latest = Arrays.stream(allowed).max().orElseThrow();
            sim.settle();
            long known = Arrays.stream(allowedBefore).max().orElseThrow();
            assertThat(sim.peek(timer.expiresNext)).as("cycle %d", cycle).isEqualTo(cycle + 1 >= known);
            sim.step();
            boolean expired = sim.cycle() >= latest;
            assertThat(sim.peek(timer.expired)).as("cycle %d", sim.cycle()).isEqualTo(expired);
            expirations += expired ? 1 : 0;
        }
        assertThat(expirations).isBetween(100, 4900);
    }
}
