package org.heddle.cosim.agent.bus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RefusedRangesTest {
    private static boolean touches(long from, long to, long address, int bytes) {
        RefusedRanges refused = new RefusedRanges();
        refused.add(from, to);
        return refused.touch(address, bytes);
    }

    @Test
    void aRangeHasItsFirstByteAndNotTheOneBehindIt() {
        assertThat(touches(8, 12, 4, 4)).isFalse();
        assertThat(touches(8, 12, 4, 5)).isTrue();
        assertThat(touches(8, 12, 11, 4)).isTrue();
        assertThat(touches(8, 12, 12, 4)).isFalse();
    }

    @Test
    void addressesAreUnsigned() {
        long half = Long.MIN_VALUE;
        assertThat(touches(half - 8, half + 8, half, 8)).isTrue();
        assertThat(touches(half - 8, half + 8, 0, 8)).isFalse();
        assertThat(touches(16, -8, -16, 8)).isTrue();
        assertThat(touches(16, -8, -8, 8)).isFalse();
        assertThat(touches(-8, 0, -8, 8)).isTrue();
        assertThat(touches(-8, 0, 0, 8)).isFalse();
    }

    @Test
    void aRangeWithoutAByteIsRefused() {
        RefusedRanges refused = new RefusedRanges();
        for (long[] range : new long[][] {{0x48, 0x40}, {0x40, 0x40}, {0, 0}, {-1, 5}}) {
            assertThatThrownBy(() -> refused.add(range[0], range[1]))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("refuse(0x" + Long.toHexString(range[0]) + ", 0x" + Long.toHexString(range[1])
                            + ") has no byte: give the first address that is refused, and the one behind the last");
        }
    }
}
