package org.heddle.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MedianTest {
    @Test
    void theValueInTheMiddleIsTheMedianAndTheValuesStay() {
        double[] values = {5, -1, 3};
        assertThat(Median.of(values)).isEqualTo(3);
        assertThat(values).containsExactly(5, -1, 3);
        assertThat(Median.of(4, 1, 3, 2)).isEqualTo(3);
        assertThat(Median.of(7)).isEqualTo(7);
    }

    @Test
    void noValuesHaveNone() {
        assertThatThrownBy(() -> Median.of()).hasMessageContaining("give at least one");
    }
}
