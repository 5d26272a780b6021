package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.SimulationOptions;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NodeStartTest {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @Tag("slow")
    void nodesAreHandedOverWhenTheirMemoryHasBeenInitialised(boolean improved) {
        Dimmnet2Configuration configuration =
                improved ? Dimmnet2Configuration.improved() : Dimmnet2Configuration.published();
        try (NodePair pair = new PairFactory(configuration).open(SimulationOptions.defaults())) {
            for (int node = 0; node < 2; node++) {
                assertThat(pair.node(node).memory().isInitialised())
                        .as("memory of node %d", node)
                        .isTrue();
                assertThat(pair.node(node).memory().firstActivationCycle()).isEqualTo(-1);
            }
            assertThat(pair.cycle()).as("206 cycles, and what the hosts read").isBetween(206L, 240L);
            assertThat(pair.cycle() % 4).as("both clocks rise together").isZero();
        }
    }
}
