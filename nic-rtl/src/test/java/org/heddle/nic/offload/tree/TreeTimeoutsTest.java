package org.heddle.nic.offload.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each level of a tree gives up after those that tell it who is missing, and none before its time. */
class TreeTimeoutsTest {
    private static final int LEAST_STEP = 512 / TreeTimeouts.UNIT_CYCLES;

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 7", "30, 3", "100, 2", "313, 3", "31250, 1", "31250, 7"})
    void errorsClimbAndDescendBeforeAnybodyGivesUp(int time, int levels) {
        TreeTimeouts root = TreeTimeouts.of(time, levels, levels);
        TreeTimeouts leaf = TreeTimeouts.of(time, 0, levels);
        for (int height = 1; height <= levels; height++) {
            TreeTimeouts above = TreeTimeouts.of(time, height, levels);
            TreeTimeouts below = TreeTimeouts.of(time, height - 1, levels);
            assertThat(above.forChildren() - below.forChildren())
                    .as("up to height %d", height)
                    .isGreaterThanOrEqualTo(LEAST_STEP);
            assertThat(below.forResult() - above.forResult())
                    .as("down from height %d", height)
                    .isGreaterThanOrEqualTo(LEAST_STEP);
        }
        int rootsChildren = TreeTimeouts.of(time, levels - 1, levels).forResult();
        assertThat(rootsChildren - root.forChildren()).isGreaterThanOrEqualTo(LEAST_STEP);
        assertThat(leaf.forChildren()).isGreaterThanOrEqualTo(time);
        assertThat(leaf.forResult()).isLessThan((1 << 16) - 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3})
    void whoeverWaitsForEverDoesSoOnAllLevels(int height) {
        assertThat(TreeTimeouts.of(0, height, 3)).isEqualTo(new TreeTimeouts(0, 0));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, TreeTimeouts.MOST + 1})
    void aTimeThatTheNodeCannotCountIsRefused(int time) {
        assertThatThrownBy(() -> TreeTimeouts.of(time, 0, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("0 to 31250 units of 64 cycles: " + time);
    }
}
