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

class PassingQueueTest {
    private final StreamCheck check = new StreamCheck("enqueue", "dequeue");

    private static Design<PassingQueue<UInt>> queue(int width, int depth) {
        return Heddle.elaborate(() -> new PassingQueue<>(uint(width), depth));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void keepsOrderAtEveryDepthAndStallPattern(int depth) {
        Design<PassingQueue<UInt>> design = queue(13, depth);
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
    void aBeatPassesAnEmptyQueueInItsOwnCycleAtEveryDepth() {
        for (int depth : new int[] {1, 4}) {
            var traffic = check.run(queue(8, depth), 100, 8, 100, 100, 1);
            assertThat(traffic.givenAt().get(0)).isEqualTo(0);
            assertThat(traffic.given()).hasSize(100);
        }
    }

    @Test
    void carriesBundles() {
        Lint.requireClean(Heddle.elaborate(() -> new PassingQueue<>(StrideCommand.type(32), 5)));
    }
}
