package org.heddle.mpi.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Objects;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.transport.InMemoryTransport;
import org.junit.jupiter.api.Test;

/** Graphs of ranks, with the example of MPI 4.1, section 8.5.3. */
class GraphCommTest {
    private static final int[] INDEX = {2, 3, 4, 6};
    private static final int[] EDGES = {1, 3, 0, 3, 0, 2};

    @Test
    void eachNodeHasItsNeighbours() {
        MpiJob.run(new InMemoryTransport(5), mpi -> {
            GraphComm graph = GraphComm.create(mpi.world(), INDEX, EDGES);
            if (mpi.world().getRank() == 4) {
                assertThat(graph).isNull();
                return;
            }
            Objects.requireNonNull(graph);
            assertThat(graph.neighbours(0)).containsExactly(1, 3);
            assertThat(graph.neighbours(1)).containsExactly(0);
            assertThat(graph.neighbours(2)).containsExactly(3);
            assertThat(graph.neighbours(3)).containsExactly(0, 2);
            assertThat(graph.index()).isEqualTo(INDEX);
            assertThat(graph.edges()).isEqualTo(EDGES);
            assertThat(Topology.of(graph.comm().dup())).isEqualTo(Topology.GRAPH);
            assertThatThrownBy(() -> graph.neighbours(4)).hasMessageContaining("rank=4");
            assertThatThrownBy(() -> CartComm.of(graph.comm())).hasMessageContaining("ERR_TOPOLOGY");
        });
    }

    @Test
    void graphsThatCannotBeAreRefusedBeforeAnythingIsSent() {
        MpiJob.run(new InMemoryTransport(3), mpi -> {
            assertThatThrownBy(() -> GraphComm.create(mpi.world(), INDEX, EDGES))
                    .hasMessageContaining("4 nodes for 3");
            assertThatThrownBy(() -> GraphComm.create(mpi.world(), new int[] {1, 0}, new int[1]))
                    .hasMessageContaining("must not fall");
            assertThatThrownBy(() -> GraphComm.create(mpi.world(), new int[] {2}, new int[1]))
                    .hasMessageContaining("there are 1 edges");
            assertThatThrownBy(() -> GraphComm.create(mpi.world(), new int[] {1}, new int[] {1}))
                    .hasMessageContaining("ERR_RANK");
            assertThat(GraphComm.map(mpi.world(), new int[] {1, 2}, new int[] {1, 0}))
                    .isEqualTo(
                            mpi.world().getRank() == 2
                                    ? Mpi.UNDEFINED
                                    : mpi.world().getRank());
            assertThat(mpi.cycle()).isZero();
        });
    }
}
