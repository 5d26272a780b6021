package org.heddle.experiment.dimmnet2.submatrix;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.SimulationOptions;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The main job's transfers on the RTL: verified bytes and exact cycle counts. */
class NodePairEngineTest {
    private static final NodePairEngine ENGINE =
            new NodePairEngine(Dimmnet2Configuration.published(), SimulationOptions.defaults());

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({"1, 1, 56", "16, 1, 221", "256, 1, 2830", "1, 16, 103", "16, 16, 910", "64, 16, 2098"})
    void aSubmatrixTakesExactlyAsManyCyclesAsEver(int m, int n, long cycles) {
        Submatrix workload = Submatrix.stride(m, n, 4096);
        Measurement measurement = ENGINE.run(workload, bytes -> {});
        assertThat(DestinationCheck.complaints(workload, measurement)).isEmpty();
        assertThat(measurement.cycles()).isEqualTo(cycles);
    }

    @Test
    @Tag("slow")
    void anotherSeedOfUnwrittenStateChangesNoCycle() {
        Submatrix workload = Submatrix.stride(64, 1, 1024);
        long cycles = ENGINE.run(workload, bytes -> {}).cycles();
        NodePairEngine other = ENGINE.withOptions(SimulationOptions.defaults().seed(2026));
        assertThat(other.run(workload, bytes -> {}).cycles()).isEqualTo(cycles);
    }
}
