package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

class AllocationTest {
    private static final int CYCLES = 200_000;

    private long sum;

    @Test
    void aSteadyPokeStepPeekLoopAllocatesNothing() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        try (Simulation sim = Simulation.open(Designs.counter())) {
            sim.reset(1);
            loop(sim);
            long before = threads.getCurrentThreadAllocatedBytes();
            loop(sim);
            long allocated = threads.getCurrentThreadAllocatedBytes() - before;
            // The measurement itself takes some bytes; one object per cycle would be 3 megabytes.
            assertThat(allocated).isLessThan(10_000);
            assertThat(sum).isPositive();
        }
    }

    private void loop(Simulation sim) {
        Port enable = sim.port("enable");
        Port count = sim.port("count");
        for (int i = 0; i < CYCLES; i++) {
            sim.poke(enable, (i & 1) != 0);
            sim.settle();
            sum += sim.peek(count);
            sim.step();
        }
        sum += sim.runUntil(count.is(0)).within(600);
    }
}
