package org.heddle.nic.stage.link;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.Agent;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

class EventCountTest {
    private static final int WIDTH = 6;

    @HardwareTest
    void everyEventIsCountedOnceWhateverTheClocksAre(TestBench bench) {
        Design<EventCount> design = Heddle.elaborate(() -> new EventCount(WIDTH));
        EventCount dut = design.component();
        for (long period : new long[] {2_300, 8_000, 10_000, 10_100, 31_000}) {
            Simulation sim = bench.open(design, bench.options().clock(dut.there, ClockTiming.ofPeriod(period)));
            sim.reset(2);
            long[] events = new long[1];
            boolean[] more = {true};
            sim.clock(dut.there).add(new Agent() {
                @Override
                public void drive() {
                    sim.poke(dut.happens, more[0] && bench.random().nextInt(3) != 0);
                }

                @Override
                public void sample() {
                    events[0] += sim.peek(dut.happens) ? 1 : 0;
                }
            });
            for (int i = 0; i < 300; i++) {
                long before = events[0];
                sim.step();
                // What is shown lies at most some edges of both clocks behind.
                long behind = before - sim.peek(dut.count) & (1 << WIDTH) - 1;
                assertThat(behind).isLessThanOrEqualTo(5 * Math.max(1, 10_000 / period) + 1);
            }
            more[0] = false;
            sim.step(20 + 10 * period / 10_000);
            assertThat(sim.peek(dut.count)).isEqualTo(events[0] % (1 << WIDTH));
        }
    }

    @HardwareTest(timeoutCycles = 100_000)
    void wideCountsAreReadWhole(TestBench bench) {
        Design<EventCount> design = Heddle.elaborate(() -> new EventCount(20));
        EventCount dut = design.component();
        Simulation sim = bench.open(design, bench.options().clock(dut.there, ClockTiming.ofPeriod(10_000)));
        sim.reset(2);
        sim.poke(dut.happens, true);
        sim.step(10);
        long first = sim.peek(dut.count);
        for (int i = 1; i < 40_000; i++) {
            sim.step();
            assertThat(sim.peek(dut.count)).isEqualTo(first + i);
        }
    }

    @HardwareTest
    void aResetOfOneEdgeTakesTheCount(TestBench bench) {
        Design<EventCount> design = Heddle.elaborate(() -> new EventCount(WIDTH));
        EventCount dut = design.component();
        Simulation sim = bench.open(design, bench.options().clock(dut.there, ClockTiming.ofPeriod(10_000)));
        sim.reset(2);
        sim.poke(dut.happens, true);
        sim.step(6);
        sim.poke(dut.happens, false);
        sim.step(6);
        assertThat(sim.peek(dut.count)).isEqualTo(6);
        sim.reset(1);
        for (int i = 0; i < 6; i++) {
            assertThat(sim.peek(dut.count)).isZero();
            sim.step();
        }
    }
}
