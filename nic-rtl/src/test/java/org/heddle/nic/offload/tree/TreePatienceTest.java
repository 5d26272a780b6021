package org.heddle.nic.offload.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each level of a tree gives up after those that tell it who is missing, and none before its time. */
class TreePatienceTest {
    private static final int LEAST_STEP = 512 / TreePatience.UNIT_CYCLES;

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 7", "30, 3", "100, 2", "313, 3", "31250, 1", "31250, 7"})
    void errorsClimbAndDescendBeforeAnybodyGivesUp(int time, int levels) {
        TreePatience root = TreePatience.of(time, levels, levels);
        TreePatience leaf = TreePatience.of(time, 0, levels);
        for (int height = 1; height <= levels; height++) {
            TreePatience above = TreePatience.of(time, height, levels);
            TreePatience below = TreePatience.of(time, height - 1, levels);
            assertThat(above.forChildren() - below.forChildren())
                    .as("up to height %d", height)
                    .isGreaterThanOrEqualTo(LEAST_STEP);
            assertThat(below.forResult() - above.forResult())
                    .as("down from height %d", height)
                    .isGreaterThanOrEqualTo(LEAST_STEP);
        }
        int rootsChildren = TreePatience.of(time, levels - 1, levels).forResult();
        assertThat(rootsChildren - root.forChildren()).isGreaterThanOrEqualTo(LEAST_STEP);
        assertThat(leaf.forChildren()).isGreaterThanOrEqualTo(time);
        assertThat(leaf.forResult()).isLessThan((1 << 16) - 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3})
    void whoeverWaitsForEverDoesSoOnAllLevels(int height) {
        assertThat(TreePatience.of(0, height, 3)).isEqualTo(new TreePatience(0, 0));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, TreePatience.MOST + 1})
    void aTimeThatTheNodeCannotCountIsRefused(int time) {
        assertThatThrownBy(() -> TreePatience.of(time, 0, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("0 to 31250 units of 64 cycles: " + time);
    }
}
