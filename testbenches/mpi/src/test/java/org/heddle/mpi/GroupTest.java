package org.heddle.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.mpi.Buffers.assertError;

import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.transport.InMemoryTransport;
import org.junit.jupiter.api.Test;

/** Sets of processes, MPI 4.1, section 7.3. */
class GroupTest {
    private interface Check {
        void of(Group all, int me);
    }

    private static void inFive(Check check) {
        MpiJob.run(
                new InMemoryTransport(5),
                mpi -> check.of(mpi.world().getGroup(), mpi.world().getRank()));
    }

    @Test
    void setsKeepTheOrderThatTheStandardGivesThem() {
        inFive((all, me) -> {
            Group a = all.incl(3, 1, 4);
            Group b = all.incl(4, 0, 3);
            assertThat(Group.union(a, b)).isEqualTo(all.incl(3, 1, 4, 0));
            assertThat(Group.intersection(a, b)).isEqualTo(all.incl(3, 4));
            assertThat(Group.difference(a, b)).isEqualTo(all.incl(1));
            assertThat(Group.difference(a, a)).isEqualTo(Group.EMPTY);
            assertThat(Group.union(Group.EMPTY, b)).isEqualTo(b);
            assertThat(Group.union(Group.EMPTY, b).getRank())
                    .isEqualTo(me == 4 ? 0 : me == 0 ? 1 : me == 3 ? 2 : Mpi.UNDEFINED);
            assertThat(a.getRank()).isEqualTo(me == 3 ? 0 : me == 1 ? 1 : me == 4 ? 2 : Mpi.UNDEFINED);
            assertThat(Group.EMPTY.getSize()).isZero();
        });
    }

    @Test
    void rangesIncludeBothEndsInEitherDirection() {
        inFive((all, me) -> {
            assertThat(all.rangeIncl(new int[] {0, 4, 2}, new int[] {3, 1, -2})).isEqualTo(all.incl(0, 2, 4, 3, 1));
            assertThat(all.rangeIncl(new int[] {2, 3, 5})).isEqualTo(all.incl(2));
            assertThat(all.rangeIncl(new int[] {4, 2, 1})).isEqualTo(Group.EMPTY);
            assertThat(all.rangeExcl(new int[] {1, 3, 2})).isEqualTo(all.incl(0, 2, 4));
            assertError(ErrorClass.ERR_ARG, () -> all.rangeIncl(new int[] {0, 1, 0}), "stride that is not 0");
            assertError(ErrorClass.ERR_ARG, () -> all.rangeIncl(new int[] {0, 1}), "first, last, stride");
            assertError(ErrorClass.ERR_RANK, () -> all.rangeExcl(new int[] {0, 5, 1}), "rank=5");
            assertError(ErrorClass.ERR_RANK, () -> all.rangeIncl(new int[] {0, 2, 1}, new int[] {1, 1, 1}), "twice");
        });
    }

    @Test
    void groupsAreIdenticalSimilarOrUnequal() {
        inFive((all, me) -> {
            Group a = all.incl(1, 2);
            assertThat(Group.compare(a, all.incl(1, 2))).isEqualTo(GroupComparison.IDENT);
            assertThat(Group.compare(a, all.incl(2, 1))).isEqualTo(GroupComparison.SIMILAR);
            assertThat(Group.compare(a, all.incl(1, 3))).isEqualTo(GroupComparison.UNEQUAL);
            assertThat(Group.compare(a, all)).isEqualTo(GroupComparison.UNEQUAL);
        });
    }

    @Test
    void aNullProcessTranslatesIntoItselfAndAFreedGroupIsRefused() {
        inFive((all, me) -> {
            Group a = all.incl(1, 2);
            assertThat(a.translateRanks(new int[] {Mpi.PROC_NULL, 1}, all)).containsExactly(Mpi.PROC_NULL, 2);
            a.free();
            assertError(ErrorClass.ERR_GROUP, a::getSize, "was freed");
            assertError(ErrorClass.ERR_GROUP, a::free, "was freed");
            assertError(ErrorClass.ERR_GROUP, () -> Group.union(all, a), "was freed");
            assertError(ErrorClass.ERR_GROUP, Group.EMPTY::free, "predefined");
        });
    }
}
