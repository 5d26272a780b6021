package org.heddle.host.offload.driver;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.nic.offload.reduce.ErrorVector;
import org.junit.jupiter.api.Test;

class ReductionFailureTest {
    private static final int MISSING = 1 << ErrorVector.MISSING;
    private static final int LENGTH = 1 << ErrorVector.LENGTH;

    @Test
    void aThreadIsNamedExactlyWhereMessagesHaveRoomForIt() {
        assertThat(new ReductionFailure(MISSING, 5, 1, true).reason("rank")).isEqualTo("rank 5 did not answer in time");
        assertThat(new ReductionFailure(LENGTH, 5, 1, true).reason("rank"))
                .isEqualTo("ranks 1 and 5 do not agree on the number of elements");
    }

    @Test
    void elsewhereItIsNamedAsOneOfSeveral() {
        assertThat(new ReductionFailure(MISSING, 5, 1, false).reason("rank"))
                .isEqualTo("rank 5, or a multiple of 256 above it, did not answer in time");
        assertThat(new ReductionFailure(LENGTH, 0, 0, false).reason("rank"))
                .isEqualTo(
                        "rank 0, or a multiple of 256 above it, and its parent do not agree on the number of elements");
    }
}
