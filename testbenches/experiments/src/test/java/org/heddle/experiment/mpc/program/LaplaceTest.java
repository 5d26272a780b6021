package org.heddle.experiment.mpc.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.heddle.mpi.MpiJob;
import org.heddle.mpi.transport.InMemorySettings;
import org.heddle.mpi.transport.InMemoryTransport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LaplaceTest {
    private static LaplaceResult run(LaplaceGrid grid, long computeCycles, InMemorySettings settings) {
        LaplaceProgram program = new LaplaceProgram(grid, computeCycles, CadnaTest::allocate);
        MpiJob.run(new InMemoryTransport(4, settings), program);
        return program.result();
    }

    @ParameterizedTest
    @CsvSource({"4,1,1", "4,100,2", "9,7,12", "13,300,5"})
    void fourRanksHaveTheBitsOfASerialRun(int rows, int columns, int iterations) {
        LaplaceGrid grid = new LaplaceGrid(rows, columns, iterations);
        LaplaceResult serial = SerialLaplace.solve(grid);
        LaplaceResult parallel = run(grid, 0, InMemorySettings.DEFAULT);
        assertThat(parallel.rows()).isEqualTo(serial.rows()).hasSize(rows);
        assertThat(parallel.residuals()).isEqualTo(serial.residuals()).hasSize(iterations);
    }

    /** A hundred iterations of a small grid come near the solution, whose every value is the mean of its neighbours. */
    @Test
    void theSerialRunApproachesTheSolution() {
        LaplaceResult result = SerialLaplace.solve(new LaplaceGrid(6, 6, 200));
        assertThat(result.residuals().get(0)).isGreaterThan(1);
        assertThat(result.residuals().get(199)).isLessThan(1e-4f);
    }

    /**
     * Transfers of large borders serialise along the row: the ranks leave the exchange after 4, 5, 6 and 6 of them, 5.25 in the mean. A
     * transfer is a request, a read, the data and a completion here, of which a sender waits for all four and a receiver for three.
     */
    @Test
    void transfersSerialiseAlongTheRow() {
        LaplaceGrid grid = new LaplaceGrid(4, 12_800, 2);
        int dataCycles = grid.borderBytes() / 8;
        LaplaceResult result = run(grid, 1_000_000, InMemorySettings.DEFAULT);
        assertThat(result.exchangeCycles()).isBetween(5.25 * dataCycles, 5.25 * (dataCycles + 400));
        assertThat(result.totalCycles()).isBetween(2_000_000L, 2_100_000L);
    }

    @Test
    void gridsThatCannotBeSharedAreRefused() {
        assertThatThrownBy(() -> new LaplaceGrid(3, 1, 1)).hasMessageContaining("rows=3");
        assertThatThrownBy(() -> MpiJob.run(
                        new InMemoryTransport(2), new LaplaceProgram(new LaplaceGrid(4, 1, 1), 0, CadnaTest::allocate)))
                .hasMessageContaining("ranks=2");
    }
}
