package org.heddle.hdl.lib.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.example.StrideCommand;
import org.junit.jupiter.api.Test;

class SkidBufferTest {
    private final StreamCheck check = new StreamCheck("source", "sink");
    private final Design<SkidBuffer<UInt>> design = Heddle.elaborate(() -> new SkidBuffer<>(uint(24)));

    @Test
    void keepsOrderAtEveryStallPattern() {
        int[][] profiles = {{50, 50}, {90, 20}, {20, 90}, {100, 50}, {50, 100}};
        for (int[] profile : profiles) {
            var traffic = check.run(design, 400, 24, profile[0], profile[1], profile[0]);
            int given = traffic.given().size();
            assertThat(given).isGreaterThan(50);
            assertThat(traffic.given()).isEqualTo(traffic.taken().subList(0, given));
            assertThat(traffic.taken().size() - given).isBetween(0, 2);
        }
    }

    @Test
    void movesOneBeatPerCycleWithALatencyOfOne() {
        var traffic = check.run(design, 100, 24, 100, 100, 1);
        assertThat(traffic.taken()).hasSize(100);
        assertThat(traffic.givenAt().get(0)).isEqualTo(1);
        assertThat(traffic.given()).hasSize(99);
    }

    @Test
    void takesTwoBeatsWhenNobodyTakesThem() {
        assertThat(check.run(design, 20, 24, 100, 0, 1).taken()).hasSize(2);
    }

    @Test
    void toolsReadItWithoutAWarning() {
        Lint.requireClean(design);
        Lint.requireClean(Heddle.elaborate(() -> new SkidBuffer<>(StrideCommand.type(16))));
    }
}
