package org.heddle.experiment.mpc.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Random;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.transport.InMemoryTransport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class CadnaTest {
    private static final int UNKNOWNS = 24;

    static Place allocate(int rank, int bytes) {
        return Place.of(ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN));
    }

    private static CadnaProgram run(LinearSystem system, long seed, long work) {
        CadnaProgram program = new CadnaProgram(system, seed, work, CadnaTest::allocate);
        MpiJob.run(new InMemoryTransport(3), program);
        return program;
    }

    @Test
    void threeRanksHaveTheBitsOfASerialRun() {
        for (long seed = 0; seed < 5; seed++) {
            LinearSystem system = LinearSystem.random(UNKNOWNS, seed);
            CadnaResult serial = SerialCadna.solve(system, seed);
            for (CadnaResult result : run(system, seed, 0).results()) {
                assertThat(result.unknowns()).isEqualTo(serial.unknowns());
                assertThat(result.exchanges()).isEqualTo(serial.exchanges());
            }
        }
    }

    /** Small coefficients tie often but for their roundings, so that whoever took another mean would take other branches. */
    @Test
    @Tag("slow")
    void ranksBranchAlikeWhereRoundingsDecide() {
        for (long seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            double[][] rows = new double[UNKNOWNS][UNKNOWNS + 1];
            for (double[] row : rows) {
                Arrays.setAll(row, column -> random.nextInt(7) - 3);
            }
            LinearSystem system = new LinearSystem(rows);
            CadnaResult serial = SerialCadna.solve(system, seed);
            for (CadnaResult result : run(system, seed, 0).results()) {
                assertThat(result.unknowns()).as("seed " + seed).isEqualTo(serial.unknowns());
            }
        }
    }

    @Test
    void theDigitsThatItCallsExactAreExact() {
        for (long seed = 0; seed < 20; seed++) {
            CadnaResult result = SerialCadna.solve(LinearSystem.random(UNKNOWNS, seed), seed);
            for (int i = 0; i < UNKNOWNS; i++) {
                StochasticValue value = result.unknowns().get(i);
                double exact = LinearSystem.solution(i);
                assertThat(value.digits()).isGreaterThan(9);
                assertThat(Math.abs(value.mean() - exact) / Math.abs(exact))
                        .as("seed " + seed + ", unknown " + i + ": " + value)
                        .isLessThan(10 * Math.pow(10, -value.digits()));
            }
        }
    }

    @Test
    void aSystemNearASingularOneHasFewExactDigits() {
        int unknowns = 10;
        double[][] hilbert = new double[unknowns][unknowns + 1];
        for (int row = 0; row < unknowns; row++) {
            for (int column = 0; column < unknowns; column++) {
                hilbert[row][column] = 1.0 / (row + column + 1);
                hilbert[row][unknowns] += hilbert[row][column];
            }
        }
        assertThat(SerialCadna.solve(new LinearSystem(hilbert), 1).unknowns())
                .anySatisfy(value -> assertThat(value.digits()).isLessThan(5));
    }

    @Test
    void everyCandidateForAPivotAndEveryFactorIsExchanged() {
        CadnaResult result =
                run(LinearSystem.random(UNKNOWNS, 1), 1, 1_000).results().get(0);
        assertThat(result.exchanges()).isEqualTo((long) UNKNOWNS * UNKNOWNS);
        assertThat(result.exchangeCycles()).isGreaterThan(1_000L * UNKNOWNS * UNKNOWNS);
    }

    @Test
    void systemsThatCannotBeSolvedAreNamed() {
        assertThatThrownBy(() -> SerialCadna.solve(new LinearSystem(new double[][] {{1, 2, 3}, {2, 4, 6}}), 1))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("column 1 has no pivot");
        assertThatThrownBy(() -> new LinearSystem(new double[][] {{1, 2, 3}}))
                .hasMessageContaining("rows of 2 numbers");
        assertThatThrownBy(() -> MpiJob.run(
                        new InMemoryTransport(2),
                        new CadnaProgram(LinearSystem.random(2, 1), 1, 0, CadnaTest::allocate)))
                .hasMessageContaining("ranks=2");
    }
}
