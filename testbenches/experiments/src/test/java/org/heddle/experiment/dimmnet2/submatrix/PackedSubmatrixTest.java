package org.heddle.experiment.dimmnet2.submatrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.assertj.core.data.Percentage;
import org.heddle.host.dimmnet2.mpi.HostCosts;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The paper's baseline on the same MPI and the same nodes. */
@Tag("slow")
class PackedSubmatrixTest {
    private final PackedSubmatrix packed = new PackedSubmatrix(Dimmnet2Configuration.published(), HostCosts.paper());

    /** Table 4, and section 5.3's latency at n = 16. */
    @ParameterizedTest
    @CsvSource({"1, 2, 1726.42", "1, 4, 1295.37", "1, 8, 1190.56", "1, 16, 1371.40", "1, 32, 1743.26", "16, 8, 3828.3"})
    void packingTakesWhatThePaperSays(int n, int d, double paperMicroseconds) {
        PackedSubmatrix.Result result = packed.run(4_096, n, d);
        assertThat(result.isVerified()).isTrue();
        assertThat(result.paperMicroseconds()).isCloseTo(paperMicroseconds, Percentage.withPercentage(2));
        assertThat(result.programCycles()).isGreaterThan(result.paperCycles() * 98 / 100);
    }

    @Test
    void segmentsOfWhichThePaperSaysNothingAreRefused() {
        assertThatThrownBy(() -> packed.run(4_096, 16, 2)).hasMessageContaining("m=2048, n=16");
    }
}
