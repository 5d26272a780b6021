package org.heddle.host.dimmnet2.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RankPlacesTest {
    @Test
    void everyRankHasAProcessOfItsOwnAndEveryNodeARankBeforeAnyHasTwo() {
        for (int nodes = 1; nodes <= 16; nodes++) {
            for (int ranks = 1; ranks <= 2 * nodes; ranks++) {
                RankPlaces places = new RankPlaces(ranks, nodes);
                for (int rank = 0; rank < ranks; rank++) {
                    assertThat(places.rank(places.node(rank), places.process(rank)))
                            .isEqualTo(rank);
                    assertThat(places.process(rank)).isEqualTo(rank < nodes ? 0 : 1);
                }
                int known = ranks;
                for (int node = 0; node < nodes; node++) {
                    for (int process = 0; process < 2; process++) {
                        known -= places.rank(node, process) < 0 ? 0 : 1;
                    }
                }
                assertThat(known).as("no other process has a rank").isZero();
            }
        }
    }

    @Test
    void moreRanksThanProcessesAreRefused() {
        assertThatThrownBy(() -> new RankPlaces(5, 2))
                .hasMessageContaining("2 nodes run 1 to 4 ranks")
                .hasMessageContaining("ranks=5");
    }
}
