package org.heddle.mpi.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Objects;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.transport.InMemoryTransport;
import org.junit.jupiter.api.Test;

/** Grids of ranks, MPI 4.1, section 8.5. */
class CartCommTest {
    @Test
    void ranksLieInRowMajorOrderAndNeighboursWrapRoundRings() {
        MpiJob.run(new InMemoryTransport(7), mpi -> {
            CartComm grid = CartComm.create(mpi.world(), new int[] {2, 3}, new boolean[] {false, true});
            int me = mpi.world().getRank();
            if (me == 6) {
                assertThat(grid).isNull();
                return;
            }
            Objects.requireNonNull(grid);
            assertThat(grid.dimensions()).isEqualTo(2);
            assertThat(grid.dims()).containsExactly(2, 3);
            assertThat(grid.periods()).containsExactly(false, true);
            assertThat(grid.coordinates()).containsExactly(me / 3, me % 3);
            assertThat(grid.coordinates(5)).containsExactly(1, 2);
            assertThat(grid.rank(1, -1)).isEqualTo(5);
            assertThat(grid.rank(0, 7)).isEqualTo(1);
            int row = me / 3;
            assertThat(grid.shift(0, 1))
                    .isEqualTo(new Shift(row == 0 ? Mpi.PROC_NULL : me - 3, row == 1 ? Mpi.PROC_NULL : me + 3));
            assertThat(grid.shift(1, -1)).isEqualTo(new Shift(3 * row + (me + 1) % 3, 3 * row + (me + 2) % 3));
            assertThat(grid.shift(1, 6)).isEqualTo(new Shift(me, me));
            assertThat(grid.shift(0, Integer.MAX_VALUE)).isEqualTo(new Shift(Mpi.PROC_NULL, Mpi.PROC_NULL));
            assertThatThrownBy(() -> grid.rank(2, 0)).hasMessageContaining("is no ring");
            assertThatThrownBy(() -> grid.rank(1)).hasMessageContaining("one for each of 2 dimensions");
            assertThatThrownBy(() -> grid.coordinates(6)).hasMessageContaining("ERR_RANK");
            assertThatThrownBy(() -> grid.shift(2, 1)).hasMessageContaining("dimension=2");
        });
    }

    @Test
    void partsOfAGridAreGridsOfTheDimensionsThatRemain() {
        MpiJob.run(new InMemoryTransport(6), mpi -> {
            int me = mpi.world().getRank();
            CartComm grid =
                    Objects.requireNonNull(CartComm.create(mpi.world(), new int[] {2, 3}, new boolean[] {false, true}));
            CartComm row = grid.sub(false, true);
            CartComm column = grid.sub(true, false);
            assertThat(row.dims()).containsExactly(3);
            assertThat(row.periods()).containsExactly(true);
            assertThat(row.comm().getRank()).isEqualTo(me % 3);
            assertThat(column.comm().getSize()).isEqualTo(2);
            assertThat(column.coordinates()).containsExactly(me / 3);
            assertThat(grid.sub(false, false).comm().getSize()).isEqualTo(1);
            assertThatThrownBy(() -> grid.sub(true)).hasMessageContaining("ERR_DIMS");
        });
    }

    @Test
    void aDuplicateIsTheSameGridAndOtherCommunicatorsAreNone() {
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            CartComm grid = Objects.requireNonNull(CartComm.create(mpi.world(), new int[] {2}, new boolean[] {true}));
            Comm dup = grid.comm().dup();
            assertThat(Topology.of(dup)).isEqualTo(Topology.CART);
            assertThat(CartComm.of(dup).shift(0, 1).dest())
                    .isEqualTo(1 - mpi.world().getRank());
            assertThat(Topology.of(mpi.world())).isEqualTo(Topology.NONE);
            assertThatThrownBy(() -> CartComm.of(mpi.world())).hasMessageContaining("ERR_TOPOLOGY");
            assertThatThrownBy(() -> GraphComm.of(dup)).hasMessageContaining("ERR_TOPOLOGY");
            assertThat(CartComm.map(mpi.world(), new int[] {1}, new boolean[1]))
                    .isEqualTo(mpi.world().getRank() == 0 ? 0 : Mpi.UNDEFINED);
        });
    }

    @Test
    void gridsThatCannotBeAreRefusedBeforeAnythingIsSent() {
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            Comm world = mpi.world();
            assertThatThrownBy(() -> CartComm.create(world, new int[] {3}, new boolean[1]))
                    .hasMessageContaining("3 places for 2 ranks");
            assertThatThrownBy(() -> CartComm.create(world, new int[] {0}, new boolean[1]))
                    .hasMessageContaining("ERR_DIMS");
            assertThatThrownBy(() -> CartComm.create(world, new int[] {2}, new boolean[2]))
                    .hasMessageContaining("there are 1 and 2");
            assertThatThrownBy(() -> CartComm.create(world, new int[] {1 << 16, 1 << 16}, new boolean[2]))
                    .hasMessageContaining("ERR_DIMS");
            assertThatThrownBy(() -> CartComm.create(world, null, new boolean[1]))
                    .hasMessageContaining("ERR_DIMS");
            assertThat(mpi.cycle()).isZero();
        });
    }

    /** The examples of the standard's table, and larger ones. */
    @Test
    void dimensionsAreAsNearToEachOtherAsCanBe() {
        assertThat(CartComm.createDims(6, 0, 0)).containsExactly(3, 2);
        assertThat(CartComm.createDims(7, 0, 0)).containsExactly(7, 1);
        assertThat(CartComm.createDims(6, 0, 3, 0)).containsExactly(2, 3, 1);
        assertThat(CartComm.createDims(1024, 0, 0, 0)).containsExactly(16, 8, 8);
        assertThat(CartComm.createDims(36, 0, 0)).containsExactly(6, 6);
        assertThat(CartComm.createDims(60, 0, 0, 0)).containsExactly(5, 4, 3);
        assertThat(CartComm.createDims(1, 0, 0)).containsExactly(1, 1);
        assertThat(CartComm.createDims(6, 2, 3)).containsExactly(2, 3);
        assertThat(CartComm.createDims(Integer.MAX_VALUE, 0, 0)).containsExactly(Integer.MAX_VALUE, 1);
        assertThatThrownBy(() -> CartComm.createDims(7, 0, 3, 0)).hasMessageContaining("do not divide 7");
        assertThatThrownBy(() -> CartComm.createDims(6, 2, 2)).hasMessageContaining("do not divide 6");
        assertThatThrownBy(() -> CartComm.createDims(6, -1)).hasMessageContaining("ERR_DIMS");
        assertThatThrownBy(() -> CartComm.createDims(0, 0)).hasMessageContaining("ERR_DIMS");
    }
}
