package org.heddle.nic.offload.trigger;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

/** Every trigger that waits too long is named, it alone, and no sooner than its port allows. */
class TriggerTimeoutTest {
    private static final int TRIGGERS = 32;
    private static final int ALLOWED = 2;

    private final Design<TriggerTimeout> design =
            Heddle.elaborate(() -> new TriggerTimeout(new TriggerSize(4, 4, 32, 16)));
    private final TriggerTimeout dut = design.component();

    private void begin(Simulation simulation, int trigger) {
        simulation.poke(dut.begins, true);
        simulation.poke(dut.begun, trigger);
        simulation.step();
        simulation.poke(dut.begins, false);
    }

    private void end(Simulation simulation, int trigger) {
        simulation.poke(dut.ends, true);
        simulation.poke(dut.ended, trigger);
        simulation.step();
        simulation.poke(dut.ends, false);
    }

    /** Waits for the next that is late and lets it go on. */
    private int late(Simulation simulation) {
        simulation
                .runUntil("a late trigger", () -> simulation.peek(dut.expires))
                .within((ALLOWED + 2) * TriggerTimeout.TICK_CYCLES + TRIGGERS);
        int trigger = (int) simulation.peek(dut.visited);
        simulation.poke(dut.taken, true);
        end(simulation, trigger);
        simulation.poke(dut.taken, false);
        return trigger;
    }

    private Simulation open(TestBench bench) {
        Simulation simulation = bench.open(design);
        simulation.poke(dut.allowed, ALLOWED);
        simulation.poke(dut.mayExpire, true);
        simulation.reset(2);
        return simulation;
    }

    @HardwareTest
    void eachTriggerExpiresByItselfAfterItsTime(TestBench bench) {
        Simulation simulation = open(bench);
        for (int trigger = 0; trigger < TRIGGERS; trigger++) {
            begin(simulation, trigger);
            long began = simulation.cycle();
            assertThat(late(simulation)).isEqualTo(trigger);
            assertThat(simulation.cycle() - began).isGreaterThan(ALLOWED * TriggerTimeout.TICK_CYCLES);
            for (int cycle = 0; cycle < 3 * TriggerTimeout.TICK_CYCLES; cycle++) {
                assertThat(simulation.peek(dut.expires)).isFalse();
                simulation.step();
            }
        }
    }

    @HardwareTest
    void whatEndsInTimeNeverExpires(TestBench bench) {
        Simulation simulation = open(bench);
        for (int trigger = 0; trigger < TRIGGERS; trigger++) {
            begin(simulation, trigger);
        }
        for (int trigger = 0; trigger < TRIGGERS; trigger++) {
            if (trigger != 13) {
                end(simulation, trigger);
            }
        }
        assertThat(late(simulation)).isEqualTo(13);
        for (int cycle = 0; cycle < 5 * TriggerTimeout.TICK_CYCLES; cycle++) {
            assertThat(simulation.peek(dut.expires)).isFalse();
            simulation.step();
        }
    }

    @HardwareTest
    void whereNoTimeIsSetNothingExpires(TestBench bench) {
        Simulation simulation = open(bench);
        simulation.poke(dut.allowed, 0);
        begin(simulation, 5);
        for (int cycle = 0; cycle < 10 * TriggerTimeout.TICK_CYCLES; cycle++) {
            assertThat(simulation.peek(dut.expires)).isFalse();
            simulation.step();
        }
    }

    @HardwareTest
    void whoIsLateStaysSoUntilThatIsTaken(TestBench bench) {
        Simulation simulation = open(bench);
        begin(simulation, 7);
        simulation
                .runUntil("a late trigger", () -> simulation.peek(dut.expires))
                .within((ALLOWED + 2) * TriggerTimeout.TICK_CYCLES + TRIGGERS);
        for (int cycle = 0; cycle < 2 * TRIGGERS; cycle++) {
            assertThat(simulation.peek(dut.expires)).isTrue();
            assertThat(simulation.peek(dut.visited)).isEqualTo(7);
            simulation.step();
        }
        assertThat(late(simulation)).isEqualTo(7);
    }
}
