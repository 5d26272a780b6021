package org.heddle.hdl.lib.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.example.StrideCommand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QueueTest {
    private final StreamCheck check = new StreamCheck("enqueue", "dequeue");

    private static Design<Queue<UInt>> queue(int width, int depth) {
        return Heddle.elaborate(() -> new Queue<>(uint(width), depth));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 16, 17})
    void keepsOrderAtEveryDepthAndStallPattern(int depth) {
        Design<Queue<UInt>> design = queue(13, depth);
        Lint.requireClean(design);
        int[][] profiles = {{50, 50}, {90, 20}, {20, 90}, {100, 50}, {50, 100}};
        for (int[] profile : profiles) {
            var traffic = check.run(design, 300, 13, profile[0], profile[1], depth);
            int given = traffic.given().size();
            assertThat(given).isGreaterThan(20);
            assertThat(traffic.given()).isEqualTo(traffic.taken().subList(0, given));
            assertThat(traffic.taken().size() - given).isBetween(0, depth);
        }
    }

    @Test
    void holdsExactlyItsDepthWhenNobodyTakes() {
        for (int depth : new int[] {1, 3, 8}) {
            assertThat(check.run(queue(8, depth), 40, 8, 100, 0, 1).taken()).hasSize(depth);
        }
    }

    @Test
    void moveOneBeatPerCycleWithALatencyOfOne() {
        var traffic = check.run(queue(8, 2), 100, 8, 100, 100, 1);
        assertThat(traffic.taken()).hasSize(100);
        assertThat(traffic.givenAt().get(0)).isEqualTo(1);
        assertThat(traffic.given()).hasSize(99);
    }

    @Test
    void oneWordMovesABeatEverySecondCycle() {
        assertThat(check.run(queue(8, 1), 100, 8, 100, 100, 1).given()).hasSize(50);
    }

    @Test
    void carriesBundles() {
        Lint.requireClean(Heddle.elaborate(() -> new Queue<>(StrideCommand.type(32), 5)));
    }
}
