package org.heddle.experiment.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.experiment.mpi.Offloaded.allReduce;
import static org.heddle.experiment.mpi.Offloaded.longs;
import static org.heddle.experiment.mpi.Offloaded.tree;

import java.util.Random;
import java.util.function.IntToLongFunction;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.operation.Op;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Late, early and missing ranks of a tree with three levels below its root: 0, then 1 and 2, then 3 to 6, then 7 to 14. */
@Tag("slow")
class OffloadedTimeoutsTest {
    private static final int RANKS = 15;
    private static final long TIMEOUT = 6_400;
    /** A sixth of it, as the node counts: what each level waits longer. */
    private static final long STEP = 16 * 64;
    /** A message's way, and what a rank's call takes until its node has it. */
    private static final long WAY = 400;

    private static final long LEAD = 6_000;

    /** Lets every rank begin at a cycle of its own behind a common one, which it gives. */
    private static long begin(Mpi mpi, Collectives software, IntToLongFunction delay) {
        byte[] latest = allReduce(software, longs(mpi.cycle()), 1, Datatype.LONG, Op.MAX);
        long start = Offloaded.zeros(8).put(0, latest).getLong(0) + LEAD;
        assertThat(mpi.cycle()).isLessThan(start);
        mpi.idle(start + delay.applyAsLong(mpi.world().getRank()) - mpi.cycle());
        return start;
    }

    private static void succeed(IntToLongFunction delay) {
        Offloaded.run(RANKS, tree(2).withTimeout(TIMEOUT), (mpi, offloaded, software) -> {
            begin(mpi, software, delay);
            int rank = mpi.world().getRank();
            assertThat(allReduce(offloaded, longs(1L << rank), 1, Datatype.LONG, Op.SUM))
                    .isEqualTo(longs((1 << RANKS) - 1).array());
            assertThat(offloaded.fallbacks()).isEmpty();
        });
    }

    /** On each level. */
    @ParameterizedTest
    @ValueSource(ints = {0, 14})
    void aMissingRankIsNamedToAllOthers(int missing) {
        isNamedToAllOthers(missing);
    }

    @Tag("whole")
    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void aMissingRankInBetweenIsNamedToAllOthers(int missing) {
        isNamedToAllOthers(missing);
    }

    private static void isNamedToAllOthers(int missing) {
        Offloaded.run(RANKS, tree(2).withTimeout(TIMEOUT), (mpi, offloaded, software) -> {
            int rank = mpi.world().getRank();
            // Others do not begin together either.
            long start = begin(mpi, software, any -> new Random(31L * missing + any).nextInt((int) (STEP - WAY)));
            if (rank == missing) {
                mpi.idle(4 * TIMEOUT);
                return;
            }
            try {
                allReduce(offloaded, longs(1), 1, Datatype.LONG, Op.SUM);
                throw new AssertionError("a reduction without a rank got a result");
            } catch (MpiException error) {
                assertThat(error)
                        .as("rank %d", rank)
                        .hasMessageContaining("rank " + missing + " did not answer in time");
            }
            assertThat(mpi.cycle() - start).isBetween(TIMEOUT, 2 * TIMEOUT + STEP);
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 4, 14})
    void nobodyGivesUpBecauseARankIsLate(int late) {
        succeed(rank -> rank == late ? TIMEOUT - WAY : 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 14})
    void nobodyGivesUpBecauseItIsEarly(int early) {
        succeed(rank -> rank == early ? 0 : TIMEOUT - WAY);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void nobodyGivesUpBecauseAllAreLate(long seed) {
        succeed(rank -> new Random(100 * seed + rank).nextInt((int) (TIMEOUT - WAY)));
    }

    @Test
    void aTimeoutThatNoNodeCountsIsRefused() {
        Offloaded.run(2, tree(2), (mpi, offloaded, software) -> {
            try {
                Collectives.offloaded(mpi.world(), tree(2).withTimeout(2_000_001));
                throw new AssertionError("it was taken");
            } catch (MpiException error) {
                assertThat(error.getErrorClass()).isEqualTo(ErrorClass.ERR_ARG);
                assertThat(error).hasMessageContaining("2000001 cycles", "2000000");
            }
        });
    }
}
