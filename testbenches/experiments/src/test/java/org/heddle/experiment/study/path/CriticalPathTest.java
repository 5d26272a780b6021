package org.heddle.experiment.study.path;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.heddle.experiment.resource.Resource;
import org.heddle.mpi.rank.RankActivity;
import org.junit.jupiter.api.Test;

/** Each cycle is counted once, for the first part in the stated order that has it. */
class CriticalPathTest {
    private final JobWatch watch = new JobWatch(2);

    private PathParts parts(long from, long to) {
        return watch.parts(new PathWindow(0, from, to), false);
    }

    @Test
    void theRanksOwnProcessorComesFirstAndAllCyclesAreCountedOnce() {
        watch.activity(0).passed(RankActivity.WORK, 0, 30);
        watch.activity(0).passed(RankActivity.ACCESS, 30, 40);
        watch.activity(0).passed(RankActivity.WAIT, 40, 100);
        watch.logs().get(0).busy(Resource.MEMORY, 20, 70);
        watch.logs().get(0).busy(Resource.BUS, 60, 65);
        watch.logs().get(0).busy(Resource.LINK, 64, 80);
        watch.logs().get(0).busy(Resource.FLIGHT, 64, 90);
        PathParts parts = parts(10, 100);
        assertThat(parts.cycles())
                .isEqualTo(Map.of(
                        PathPart.HOST, 20L,
                        PathPart.BUS, 14L,
                        PathPart.MEMORY, 20L,
                        PathPart.LINK, 26L,
                        PathPart.WAITING, 0L,
                        PathPart.UNEXPLAINED, 10L));
        assertThat(parts.sum()).isEqualTo(90);
    }

    @Test
    void aPeerCountsWhileAMessageBetweenBothIsUnderWayAndIsWaitedForBefore() {
        watch.activity(0).passed(RankActivity.WAIT, 0, 100);
        watch.activity(1).passed(RankActivity.WORK, 0, 60);
        watch.logs().get(1).busy(Resource.BUS, 0, 70);
        watch.observer().sent(1, 0, 8, 40);
        watch.observer().received(1, 0, 8, 10, 80);
        PathParts parts = parts(0, 100);
        assertThat(parts.of(PathPart.WAITING)).isEqualTo(30);
        assertThat(parts.of(PathPart.BUS)).isEqualTo(30);
        assertThat(parts.of(PathPart.HOST)).isZero();
        assertThat(parts.of(PathPart.UNEXPLAINED)).isEqualTo(40);
    }

    @Test
    void aSenderWaitsForAReceiveThatHasNotBeenCalled() {
        watch.observer().sent(0, 1, 8, 10);
        watch.observer().received(0, 1, 8, 50, 90);
        assertThat(parts(0, 100).of(PathPart.WAITING)).isEqualTo(40);
    }

    @Test
    void anOffloadedCollectiveOperationWaitsForTheLastRanksCall() {
        watch.observer().called(0, "MPI_Allreduce", 10, 90);
        watch.observer().called(1, "MPI_Allreduce", 50, 90);
        watch.logs().get(1).busy(Resource.LINK, 60, 70);
        PathParts parts = watch.parts(new PathWindow(0, 0, 100), true);
        assertThat(parts.of(PathPart.WAITING)).isEqualTo(40);
        assertThat(parts.of(PathPart.LINK)).isEqualTo(10);
    }

    @Test
    void aProgramGoesFromTheLastFirstCallToTheLastCallOfFinalize() {
        watch.observer().calls(0, "MPI_Init", 5);
        watch.observer().calls(1, "MPI_Init", 9);
        watch.observer().calls(1, "MPI_Finalize", 70);
        watch.observer().calls(0, "MPI_Finalize", 60);
        assertThat(watch.program()).isEqualTo(new PathWindow(1, 9, 70));
    }
}
