package org.heddle.nic.verbs.connection.requester;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

/** All 32 times of a sender that waits for a receive. */
class RnrTimesTest {
    /** Table of the standard in milliseconds. */
    private static final double[] MILLISECONDS = {
        655.36, 0.01, 0.02, 0.03, 0.04, 0.06, 0.08, 0.12, 0.16, 0.24, 0.32, 0.48, 0.64, 0.96, 1.28, 1.92, 2.56, 3.84,
        5.12, 7.68, 10.24, 15.36, 20.48, 30.72, 40.96, 61.44, 81.92, 122.88, 163.84, 245.76, 327.68, 491.52
    };

    @HardwareTest
    void eachCodeWaitsItsTimeAndLittleMore(TestBench bench) {
        Design<RnrTimes> design = Heddle.elaborate(() -> new RnrTimes(1000));
        Simulation simulation = bench.open(design);
        for (int code = 0; code < MILLISECONDS.length; code++) {
            simulation.poke(design.component().code, code);
            simulation.settle();
            long cycles = simulation.peek(design.component().ticks) * RnrTimes.TICK_CYCLES;
            double wanted = MILLISECONDS[code] * 100_000;
            assertThat((double) cycles).as("code %d", code).isBetween(wanted + 63, wanted + 128);
        }
    }

    @HardwareTest
    void aTimerExpiresNeitherBeforeItsTimeNorLongAfter(TestBench bench) {
        Design<RetryTimers> design = Heddle.elaborate(RetryTimers::new);
        RetryTimers dut = design.component();
        Simulation simulation = bench.open(design);
        simulation.poke(dut.starts, false);
        simulation.poke(dut.stops, false);
        simulation.reset(2);
        simulation.step(100);
        int[] pairs = {0, 63, 17};
        long[] begun = new long[3];
        for (int i = 0; i < 3; i++) {
            simulation.poke(dut.index, pairs[i]);
            simulation.poke(dut.ticks, 10 * (i + 1));
            simulation.poke(dut.starts, true);
            begun[i] = simulation.cycle();
            simulation.step();
        }
        simulation.poke(dut.starts, false);
        for (int i = 0; i < 3; i++) {
            simulation.runUntil("a timer", () -> simulation.peek(dut.expired)).within(3000);
            assertThat(simulation.peek(dut.expiredIndex)).isEqualTo(pairs[i]);
            assertThat(simulation.cycle() - begun[i]).isBetween(640L * (i + 1) - 64, 640L * (i + 1) + 140);
            simulation.poke(dut.index, pairs[i]);
            simulation.poke(dut.stops, true);
            simulation.step();
            simulation.poke(dut.stops, false);
            simulation.step(2);
            assertThat(simulation.peek(dut.expired)).isFalse();
        }
        simulation.step(5000);
        assertThat(simulation.peek(dut.expired)).isFalse();
    }
}
