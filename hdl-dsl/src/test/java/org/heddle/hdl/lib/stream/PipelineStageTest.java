package org.heddle.hdl.lib.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.hdl.Types.uint;

import java.util.function.Supplier;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PipelineStageTest {
    private static final int CYCLES = 300;

    private static StreamBench run(Supplier<Component> stage, int offers, int takes) {
        return new StreamBench(Heddle.elaborate(stage), 100L * offers + takes)
                .randomSource("source", offers, 9)
                .sink("sink", takes)
                .run(CYCLES);
    }

    private static void keepsOrder(Supplier<Component> stage, int capacity) {
        for (int[] profile : new int[][] {{50, 50}, {90, 20}, {20, 90}, {100, 50}}) {
            StreamBench bench = run(stage, profile[0], profile[1]);
            int given = bench.data("sink").size();
            assertThat(given).isGreaterThan(30);
            assertThat(bench.data("sink")).isEqualTo(bench.data("source").subList(0, given));
            assertThat(bench.data("source").size() - given).isBetween(0, capacity);
        }
    }

    @Test
    @Tag("slow")
    void everyStageKeepsOrderUnderEveryStallPattern() {
        keepsOrder(() -> new ForwardRegister<>(uint(9)), 1);
        keepsOrder(() -> new BackwardRegister<>(uint(9)), 1);
    }

    @Test
    void aForwardRegisterMovesABeatPerCycleOneCycleLater() {
        StreamBench bench = run(() -> new ForwardRegister<>(uint(9)), 100, 100);
        assertThat(bench.data("sink")).hasSize(CYCLES - 1);
        assertThat(bench.moved("sink").get(0).cycle()).isEqualTo(1);
    }

    @Test
    void aBackwardRegisterMovesABeatPerCycleInItsOwnCycle() {
        StreamBench bench = run(() -> new BackwardRegister<>(uint(9)), 100, 100);
        assertThat(bench.data("sink")).hasSize(CYCLES);
    }

    @Test
    void eachHoldsOneBeatWhenNobodyTakes() {
        assertThat(run(() -> new ForwardRegister<>(uint(9)), 100, 0).data("source"))
                .hasSize(1);
        assertThat(run(() -> new BackwardRegister<>(uint(9)), 100, 0).data("source"))
                .hasSize(1);
    }
}
