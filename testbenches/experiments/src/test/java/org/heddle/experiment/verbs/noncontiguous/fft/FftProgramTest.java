package org.heddle.experiment.verbs.noncontiguous.fft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.heddle.host.verbs.cost.BlockCosts;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.transport.InMemoryTransport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The programs over memory, whose bits are those of one program, and whose transform is that of its definition. */
class FftProgramTest {
    private static final BlockCosts COPIES = new BlockCosts(2, 0.5, 1, 1 << 20, 10);

    private static Place allocate(int rank, int bytes) {
        return Place.of(ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN));
    }

    private static FftResult run(FftJob job, List<Integer> started) {
        FftProgram program = new FftProgram(job, FftProgramTest::allocate, started::add);
        MpiJob.run(new InMemoryTransport(FftJob.RANKS), program);
        return program.result();
    }

    /**
     * The sum of the definition, in n^2 products. Each of log2 n steps of the fast one, and each of n additions of this one, is off by at most 4 units
     * of roundoff of the largest that a sum can be, 11 sqrt(2) n^2.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 8, 16})
    void theTransformIsThatOfItsDefinition(int n) {
        double[] points = FourierSquare.rows(n, 0, n);
        double[] transformed = FourierSquare.transformed(n);
        double bound = 4 * 0x1p-53 * (n * n + 2 * Math.log(n)) * 16 * n * n;
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                double real = 0;
                double imaginary = 0;
                for (int y = 0; y < n; y++) {
                    for (int x = 0; x < n; x++) {
                        double angle = -2 * Math.PI * ((row * y + column * x) % n) / n;
                        double re = points[2 * (y * n + x)];
                        double im = points[2 * (y * n + x) + 1];
                        real += re * StrictMath.cos(angle) - im * StrictMath.sin(angle);
                        imaginary += re * StrictMath.sin(angle) + im * StrictMath.cos(angle);
                    }
                }
                assertThat(transformed[2 * (row * n + column)] - real).isBetween(-bound, bound);
                assertThat(transformed[2 * (row * n + column) + 1] - imaginary).isBetween(-bound, bound);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(FftVariant.class)
    void everyVariantHasTheBitsOfOneProgram(FftVariant variant) {
        for (int points : new int[] {4, 8, 32}) {
            assertThat(run(new FftJob(points, variant, 4, COPIES), new ArrayList<>())
                            .verified())
                    .as("%d", points)
                    .isTrue();
        }
    }

    /** 8 points: squares of 2 x 2 points of 16 bytes, 64 bytes, in 2 runs where they leave and in 4 where they arrive. */
    @Test
    void aProgramsOwnCopiesTakeWhatTheyCost() {
        List<Integer> started = new ArrayList<>();
        FftResult none = run(new FftJob(8, FftVariant.NO_DDT, 4, COPIES), started);
        FftResult both = run(new FftJob(8, FftVariant.BOTH_DDT, 4, COPIES), new ArrayList<>());
        assertThat(started).containsExactlyInAnyOrder(0, 1, 2, 3);
        long own = 4 * 2 + 32;
        long leaving = 2 * 2 + 32;
        assertThat(both.packCycles()).isEqualTo(2 * own);
        assertThat(none.packCycles()).isEqualTo(2 * (own + 3 * (own + leaving)));
        assertThat(none.copiedBytes()).isEqualTo(4 * 2 * 7 * 64);
        // 5 n log2 n for each of two rows, twice.
        assertThat(none.computeCycles()).isEqualTo(2 * 5 * 8 * 3 * 2 / 4);
        assertThat(none.cycles()).isGreaterThanOrEqualTo(none.computeCycles() + (long) none.packCycles());
    }

    @Test
    void aMessageOfOneRunIsCopiedByItsProgramAlone() {
        for (boolean hasType : new boolean[] {true, false}) {
            RunProgram program =
                    new RunProgram(12, hasType, new BlockCosts(1000, 0, 0, 1, 0), FftProgramTest::allocate);
            MpiJob.run(new InMemoryTransport(2), program);
            assertThat(program.isVerified()).isTrue();
            assertThat(program.bytes()).isEqualTo(480);
            if (hasType) {
                assertThat(program.cycles()).isLessThan(1000);
            } else {
                assertThat(program.cycles()).isGreaterThan(2000);
            }
        }
    }

    @Test
    void squaresThatCannotBeSharedAreRefused() {
        assertThatThrownBy(() -> new FftJob(12, FftVariant.NO_DDT, 4, COPIES)).hasMessageContaining("points=12");
        assertThatThrownBy(() -> new FftJob(2, FftVariant.NO_DDT, 4, COPIES)).hasMessageContaining("points=2");
        FftProgram program =
                new FftProgram(new FftJob(8, FftVariant.NO_DDT, 4, COPIES), FftProgramTest::allocate, rank -> {});
        assertThatThrownBy(() -> MpiJob.run(new InMemoryTransport(2), program)).hasMessageContaining("ranks=2");
    }
}
