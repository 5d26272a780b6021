package org.heddle.nic.stage.memory.reordering;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.NodeMemory;
import org.heddle.nic.stage.memory.sodimm.SoDimmTiming;
import org.heddle.nic.stage.memory.sodimm.bench.ControllerRun;
import org.junit.jupiter.api.Tag;

/**
 * No stride is a bad one: 8-byte elements at the 1,440 multiples of 16 bytes up to 23,040. By default a slice of them,
 * among them the three that are hardest; {@code -Dheddle.strides=1440} runs all.
 */
@Tag("slow")
class StrideSweepTest {
    private static final int ALL = 1440;
    private static final int STEP = 16;
    private static final int ELEMENTS = 4096;
    private static final int STRIDES = Integer.getInteger("heddle.strides", 9);
    private static final List<Integer> HARDEST = List.of(16_256, 16_512, 22_016);

    private static double elementsPerCycle(TestBench bench, boolean write, int stride) {
        ControllerRun run = new ControllerRun(
                bench,
                () -> new ReorderingController(
                        SoDimmTiming.pc1600(), SchedulerSettings.improved(), new HashedMap(), 16),
                NodeMemory.improved(0),
                new SchedulingTraffic(16, new SplittableRandom(stride)).strided(write, stride, 8, ELEMENTS),
                StallProfile.NEVER);
        run.assertAnswers();
        return ELEMENTS / (double) run.cycles;
    }

    private static List<Double> sweep(TestBench bench, boolean write) {
        List<Double> rates = new ArrayList<>();
        for (int i = 0; i < STRIDES; i++) {
            rates.add(elementsPerCycle(bench, write, STEP * (ALL - i * (ALL / STRIDES))));
        }
        HARDEST.forEach(stride -> rates.add(elementsPerCycle(bench, write, stride)));
        rates.sort(null);
        System.out.printf(
                "%s: %d strides, elements per cycle: worst %.3f, 1st percentile %.3f, 10th %.3f, median %.3f%n",
                write ? "write" : "read",
                rates.size(),
                rates.get(0),
                rates.get(rates.size() / 100),
                rates.get(rates.size() / 10),
                rates.get(rates.size() / 2));
        return rates;
    }

    @HardwareTest(timeoutCycles = 100_000)
    void readsAtAnyStrideKeepHalfOfTheRate(TestBench bench) {
        List<Double> rates = sweep(bench, false);
        assertThat(rates.get(0)).as("worst").isGreaterThan(0.65);
        assertThat(rates.get(rates.size() / 2)).as("median").isGreaterThan(0.928);
    }

    @HardwareTest(timeoutCycles = 100_000)
    void writesAtAnyStrideKeepHalfOfTheRate(TestBench bench) {
        List<Double> rates = sweep(bench, true);
        assertThat(rates.get(0)).as("worst").isGreaterThan(0.55);
        assertThat(rates.get(rates.size() / 2)).as("median").isGreaterThan(0.80);
    }
}
