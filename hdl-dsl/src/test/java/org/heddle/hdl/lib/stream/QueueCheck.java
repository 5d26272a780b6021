package org.heddle.hdl.lib.stream;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.hdl.Design;
import org.heddle.hdl.engine.Lint;

/** Checks that hold for every queue, with beats of {@value #WIDTH} bits. */
final class QueueCheck {
    static final int WIDTH = 13;

    private static final int FULL_SPEED_CYCLES = 100;
    private static final int SEED = 1;

    private final StreamCheck check = new StreamCheck("enqueue", "dequeue");

    /** Beats come out in the order in which they went in, and no more are inside than there is room for. */
    void keepsOrder(Design<?> design, int depth) {
        Lint.requireClean(design);
        int[][] profiles = {{50, 50}, {90, 20}, {20, 90}, {100, 50}, {50, 100}};
        for (int[] profile : profiles) {
            var traffic = check.run(design, 300, WIDTH, profile[0], profile[1], depth);
            int given = traffic.given().size();
            assertThat(given).isGreaterThan(20);
            assertThat(traffic.given()).isEqualTo(traffic.taken().subList(0, given));
            assertThat(traffic.taken().size() - given).isBetween(0, depth);
        }
    }

    /** Without a taker it takes as many beats as it has room for. */
    void holdsItsDepth(Design<?> design, int depth) {
        assertThat(check.run(design, 40, WIDTH, 100, 0, SEED).taken()).hasSize(depth);
    }

    /** Returns the beats that move in {@value #FULL_SPEED_CYCLES} cycles when source and sink never pause. */
    StreamCheck.Traffic atFullSpeed(Design<?> design) {
        return check.run(design, FULL_SPEED_CYCLES, WIDTH, 100, 100, SEED);
    }
}
