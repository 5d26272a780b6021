package org.heddle.mpi.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.Place.IN_PLACE;
import static org.heddle.mpi.datatype.Datatype.DOUBLE;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.operation.Op;
import org.heddle.mpi.rank.DeadlockException;
import org.junit.jupiter.api.Test;

/** Collective operations that go on beside the program. */
class NonBlockingTest {
    @Test
    void anAllReduceEndsWithTheSameResultAndBitsAsTheBlockingOne() {
        for (int ranks : new int[] {1, 2, 5, 8}) {
            Ranks.run(ranks, mpi -> {
                int me = mpi.world().getRank();
                for (Algorithm algorithm : Algorithm.values()) {
                    Collectives all = new Collectives(mpi.world(), algorithm, 2);
                    ByteBuffer blocking = Ranks.doubles(0.1 * me, 1e17 / (me + 1), -me);
                    ByteBuffer other = Ranks.doubles(0.1 * me, 1e17 / (me + 1), -me);
                    Request request = all.iAllReduce(IN_PLACE, Place.of(other), 3, DOUBLE, Op.SUM);
                    mpi.idle(100L * me);
                    request.waitFor();
                    all.allReduce(IN_PLACE, Place.of(blocking), 3, DOUBLE, Op.SUM);
                    assertThat(other.array()).isEqualTo(blocking.array());
                }
            });
        }
    }

    /** MPI 4.1, section 6.12. */
    @Test
    void theRequestOfACollectiveOperationIsNotGivenUp() {
        Ranks.run(2, mpi -> {
            ByteBuffer sum = Ranks.ints(1);
            Request request = new Collectives(mpi.world()).iAllReduce(IN_PLACE, Place.of(sum), 1, INT, Op.SUM);
            assertThatThrownBy(request::free)
                    .hasMessageContaining("ERR_REQUEST")
                    .hasMessageContaining("cannot be given up: wait for an allreduce");
            request.waitFor();
            assertThat(sum.getInt(0)).isEqualTo(2);
            request.free();
        });
    }

    @Test
    void severalOperationsUnderWayAtOnceAreWaitedForInAnyOrder() {
        Ranks.run(5, mpi -> {
            int me = mpi.world().getRank();
            Collectives all = new Collectives(mpi.world());
            List<Request> requests = new ArrayList<>();
            List<ByteBuffer> sums = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                ByteBuffer sum = Ranks.ints(me * i);
                sums.add(sum);
                requests.add(all.iAllReduce(IN_PLACE, Place.of(sum), 1, INT, Op.SUM));
            }
            ByteBuffer told = Ranks.ints(me == 3 ? 33 : -1);
            requests.add(all.iBcast(Place.of(told), 1, INT, 3));
            ByteBuffer best = Ranks.bytes(4);
            requests.add(all.iReduce(Ranks.place(me), Place.of(best), 1, INT, Op.MAX, 2));
            ByteBuffer gathered = Ranks.bytes(20);
            requests.add(all.iAllGather(Ranks.place(me * me), 1, INT, Place.of(gathered), 1, INT));
            ByteBuffer exchanged = Ranks.bytes(20);
            requests.add(all.iAllToAll(
                    Ranks.place(10 * me, 10 * me + 1, 10 * me + 2, 10 * me + 3, 10 * me + 4),
                    1,
                    INT,
                    Place.of(exchanged),
                    1,
                    INT));
            requests.add(all.iBarrier());
            ByteBuffer meanwhile = Ranks.ints(1);
            all.allReduce(IN_PLACE, Place.of(meanwhile), 1, INT, Op.SUM);
            assertThat(meanwhile.getInt(0)).isEqualTo(5);
            for (int i = requests.size() - 1; i >= 0; i--) {
                requests.get((i + me) % requests.size()).waitFor();
            }
            for (int i = 0; i < 8; i++) {
                assertThat(sums.get(i).getInt(0)).isEqualTo(10 * i);
            }
            assertThat(told.getInt(0)).isEqualTo(33);
            assertThat(best.getInt(0)).isEqualTo(me == 2 ? 4 : 0);
            assertThat(Ranks.ints(gathered)).containsExactly(0, 1, 4, 9, 16);
            assertThat(Ranks.ints(exchanged)).containsExactly(me, 10 + me, 20 + me, 30 + me, 40 + me);
        });
    }

    @Test
    void aBarrierEndsForNobodyUntilTheLastHasEnteredAndTestsLetItGoOn() {
        long[] entered = new long[4];
        long[] left = new long[4];
        Ranks.run(4, mpi -> {
            int me = mpi.world().getRank();
            mpi.idle(me == 2 ? 7000 : 10);
            entered[me] = mpi.cycle();
            Request barrier = new Collectives(mpi.world()).iBarrier();
            int tests = 0;
            while (!barrier.test()) {
                tests++;
            }
            left[me] = mpi.cycle();
            assertThat(tests).isGreaterThan(me == 2 ? -1 : 100);
        });
        for (long cycle : left) {
            assertThat(cycle).isGreaterThanOrEqualTo(entered[2]);
        }
    }

    @Test
    void wrongArgumentsAreThrownByTheCallAndFailuresOnTheWayByTheWait() {
        Ranks.run(
                1,
                mpi -> assertThatThrownBy(() -> new Collectives(mpi.world()).iBcast(Ranks.place(1), 1, INT, 5))
                        .hasMessageContaining("root=5"));
        assertThatThrownBy(() -> Ranks.run(2, mpi -> {
                    int me = mpi.world().getRank();
                    Request request =
                            new Collectives(mpi.world()).iAllReduce(IN_PLACE, Ranks.place(1, 2), 1 + me, INT, Op.SUM);
                    request.waitFor();
                }))
                .hasMessageContaining("with other counts or types");
    }

    @Test
    void anOperationThatNotAllRanksCallIsADeadlockThatNamesIt() {
        assertThatThrownBy(() -> Ranks.run(3, mpi -> {
                    if (mpi.world().getRank() != 1) {
                        new Collectives(mpi.world()).iBarrier().waitFor();
                    }
                }))
                .isInstanceOf(DeadlockException.class)
                .hasMessageContaining("rank 0 waits for a barrier on world (collective) (NonBlockingTest.java:");
        assertThat(Thread.getAllStackTraces().keySet())
                .noneMatch(thread -> thread.isAlive() && thread.getName().contains("a barrier"));
    }
}
