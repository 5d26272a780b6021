package org.heddle.mpi.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.datatype.Datatype.BYTE;
import static org.heddle.mpi.datatype.Datatype.INT;
import static org.heddle.mpi.datatype.Datatype.LONG;
import static org.heddle.mpi.window.WindowPlaces.longs;
import static org.heddle.mpi.window.WindowPlaces.put;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Random;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Group;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.transport.Transport;
import org.junit.jupiter.api.Test;

/**
 * Contract of windows over every transport that has one-sided operations; a transport's test extends it and says how to make one and where
 * its windows may lie.
 */
public abstract class OneSidedContract {
    /** A transport that has not been used. */
    protected abstract Transport transport(int ranks);

    /** Memory of a rank that nothing else uses, filled with zeros. */
    protected abstract Place allocate(Transport transport, int rank, int bytes);

    @Test
    void whatIsPutBetweenTwoFencesIsThereBehindTheSecond() {
        Transport transport = transport(3);
        MpiJob.run(transport, mpi -> {
            Comm world = mpi.world();
            int me = world.getRank();
            Place window = allocate(transport, me, 64);
            Place own = allocate(transport, me, 16);
            put(own, 100 + me, 200 + me);
            Win win = Win.create(world, window, 64, 8);
            win.fence();
            int right = (me + 1) % 3;
            win.put(own, 2, LONG, right, 3, 2, LONG);
            win.put(own.plus(8), 1, LONG, me, 0, 1, LONG);
            win.fence();
            int left = (me + 2) % 3;
            assertThat(longs(window, 8)).containsExactly(200 + me, 0, 0, 100 + left, 200 + left, 0, 0, 0);
            win.free();
        });
    }

    @Test
    void typesOfOriginAndTargetPlaceTheSameElementsDifferently() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place window = allocate(transport, me, 160);
            Place own = allocate(transport, me, 160);
            Datatype everyThird = Datatype.createVector(5, 1, 3, LONG);
            everyThird.commit();
            Win win = Win.create(mpi.world(), window, 160, 1);
            win.fence();
            if (me == 0) {
                put(own, 1, 2, 3, 4, 5);
                win.put(own, 5, LONG, 1, 8, 1, everyThird);
            }
            win.fence();
            if (me == 1) {
                assertThat(longs(window, 16)).containsExactly(0, 1, 0, 0, 2, 0, 0, 3, 0, 0, 4, 0, 0, 5, 0, 0);
            } else {
                win.get(own, 1, everyThird, 1, 8, 1, everyThird);
            }
            win.fence();
            if (me == 0) {
                assertThat(longs(own, 13)).containsExactly(1, 2, 3, 2, 5, 0, 3, 0, 0, 4, 0, 0, 5);
            }
            win.free();
        });
    }

    /** The target computes for 10^6 cycles, without a call; all is over before it has ended. */
    @Test
    void theTargetsHostDoesNothing() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place window = allocate(transport, me, 4096);
            Place own = allocate(transport, me, 4096);
            Win win = Win.create(mpi.world(), window, 4096, 1);
            if (me == 1) {
                mpi.idle(1_000_000);
                assertThat(longs(window, 2)).containsExactly(7, 8);
            } else {
                long start = mpi.cycle();
                put(own, 7, 8);
                win.lock(LockKind.EXCLUSIVE, 1);
                win.put(own, 16, BYTE, 1, 0, 16, BYTE);
                win.flush(1);
                win.get(own.plus(64), 16, BYTE, 1, 0, 16, BYTE);
                win.flushAll();
                assertThat(longs(own.plus(64), 2)).containsExactly(7, 8);
                win.unlock(1);
                assertThat(mpi.cycle() - start).isLessThan(500_000);
            }
            win.free();
        });
    }

    @Test
    void anExclusiveLockLetsOneRankAtATimeReadAndWrite() {
        int ranks = 4;
        int rounds = 5;
        Transport transport = transport(ranks);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place window = allocate(transport, me, 8);
            Place own = allocate(transport, me, 8);
            Win win = Win.create(mpi.world(), window, 8, 8);
            for (int round = 0; round < rounds; round++) {
                mpi.idle(37L * me * round);
                win.lock(LockKind.EXCLUSIVE, 2);
                win.get(own, 1, LONG, 2, 0, 1, LONG);
                win.flush(2);
                put(own, longs(own, 1)[0] + 1);
                win.put(own, 1, LONG, 2, 0, 1, LONG);
                win.unlock(2);
            }
            win.fence();
            if (me == 2) {
                assertThat(longs(window, 1)).containsExactly((long) ranks * rounds);
            }
            win.free();
        });
    }

    /** Each waits inside its lock for a message of the other one, which would not come if only one could hold it. */
    @Test
    void aSharedLockIsHeldByTwoAndKeepsAWriterOut() {
        Transport transport = transport(3);
        MpiJob.run(transport, mpi -> {
            Comm world = mpi.world();
            int me = world.getRank();
            Place window = allocate(transport, me, 8);
            Place own = allocate(transport, me, 8);
            Place token = allocate(transport, me, 8);
            Win win = Win.create(world, window, 8, 1);
            if (me < 2) {
                win.lock(LockKind.SHARED, 2);
                world.sendRecv(own, 1, BYTE, 1 - me, 1, token, 1, BYTE, 1 - me, 1);
                if (me == 0) {
                    world.send(own, 1, BYTE, 2, 2);
                }
                mpi.idle(30_000);
                win.get(own, 1, LONG, 2, 0, 1, LONG);
                win.unlock(2);
                assertThat(longs(own, 1))
                        .as("the writer waits until both are gone")
                        .containsExactly(0);
            } else {
                world.recv(token, 1, BYTE, 0, 2);
                win.lock(LockKind.EXCLUSIVE, 2);
                put(own, 5);
                win.put(own, 1, LONG, 2, 0, 1, LONG);
                win.unlock(2);
                assertThat(longs(window, 1)).containsExactly(5);
            }
            win.free();
        });
    }

    @Test
    void randomPiecesOfAllSizesMoveAsAModelSays() {
        int bytes = 20_000;
        Transport transport = transport(3);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Random random = new Random(41);
            byte[][] model = new byte[3][bytes];
            Place window = allocate(transport, me, bytes);
            Place own = allocate(transport, me, bytes);
            Win win = Win.create(mpi.world(), window, bytes, 1);
            win.fence();
            for (int round = 0; round < 8; round++) {
                byte[][] data = new byte[3][bytes];
                for (int rank = 0; rank < 3; rank++) {
                    random.nextBytes(data[rank]);
                }
                own.memory().write(own.address(), data[me], 0, bytes);
                // Each origin has a third of each target.
                for (int rank = 0; rank < 3; rank++) {
                    for (int target = 0; target < 3; target++) {
                        int start = rank * bytes / 3 + random.nextInt(1000);
                        int length = 1 + random.nextInt(round % 2 == 0 ? 40 : 5000);
                        System.arraycopy(data[rank], start, model[target], start, length);
                        if (rank == me) {
                            win.put(own.plus(start), length, BYTE, target, start, length, BYTE);
                        }
                    }
                }
                win.fence();
                assertThat(WindowPlaces.bytes(window, bytes))
                        .as("round " + round)
                        .isEqualTo(model[me]);
                int other = (me + 1 + round % 2) % 3;
                int skipped = random.nextInt(100);
                win.get(own, bytes - skipped, BYTE, other, skipped, bytes - skipped, BYTE);
                win.fence();
                assertThat(WindowPlaces.bytes(own, bytes - skipped))
                        .as("read in round " + round)
                        .isEqualTo(Arrays.copyOfRange(model[other], skipped, bytes));
            }
            win.free();
        });
    }

    @Test
    void windowsOfNoBytesAndTargetsThatAreNobodyAreAllowed() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place own = allocate(transport, me, 8);
            Win win = Win.create(mpi.world(), own, me == 0 ? 0 : 8, 8);
            win.fence();
            win.put(own, 1, LONG, Mpi.PROC_NULL, 0, 1, LONG);
            win.put(own, 0, LONG, 0, 0, 0, LONG);
            assertError(ErrorClass.ERR_RMA_RANGE, () -> win.put(own, 1, LONG, 0, 0, 1, LONG), "rank 0", "0 bytes");
            win.fence();
            win.free();
        });
    }

    @Test
    void accessesOutsideOfAnEpochAreRefusedWithoutEffect() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place window = allocate(transport, me, 8);
            Place own = allocate(transport, me, 8);
            put(own, 9);
            Win win = Win.create(mpi.world(), window, 8, 8);
            String name = win.getName();
            assertSync(() -> win.put(own, 1, LONG, 1, 0, 1, LONG), "MPI_Put", "rank 1", name, "fence()", "lock()");
            assertSync(() -> win.get(own, 1, LONG, 1, 0, 1, LONG), "MPI_Get", "rank 1", name);
            assertSync(() -> win.flush(1), "MPI_Win_flush", "rank 1", "lock()");
            assertSync(() -> win.unlock(1), "MPI_Win_unlock", "rank 1", "lock()");
            if (me == 0) {
                win.lock(LockKind.SHARED, 1);
                assertSync(() -> win.put(own, 1, LONG, 0, 0, 1, LONG), "rank 0");
                assertSync(() -> win.lock(LockKind.SHARED, 1), "rank 1", "unlock()");
                assertSync(win::fence, "rank 1", "unlock()");
                assertSync(win::free, "rank 1", "unlock()");
                win.unlock(1);
            }
            win.fence();
            win.get(own, 1, LONG, 1, 0, 1, LONG);
            assertSync(() -> win.lock(LockKind.SHARED, 1), "fence()");
            assertSync(win::free, "fence()");
            win.fence();
            assertThat(longs(own, 1)).as("nothing was put").containsExactly(0);
            win.free();
            assertError(ErrorClass.ERR_WIN, win::fence, name, "free()");
        });
    }

    @Test
    void accessesOutsideOfTheWindowAndOtherElementsAreRefusedWithoutEffect() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place window = allocate(transport, me, 64);
            Place own = allocate(transport, me, 64);
            Win win = Win.create(mpi.world(), window, 64 - 8L * me, 8);
            win.fence();
            String name = win.getName();
            assertThat(name).startsWith("window ");
            assertError(
                    ErrorClass.ERR_RMA_RANGE,
                    () -> win.put(own, 1, LONG, 1, 7, 1, LONG),
                    "byte 56",
                    "byte 63",
                    "rank 1",
                    name,
                    "56 bytes");
            assertError(ErrorClass.ERR_DISP, () -> win.put(own, 1, LONG, 1, -1, 1, LONG), "rank 1", "-1", "units of 8");
            assertError(ErrorClass.ERR_DISP, () -> win.put(own, 1, LONG, 1, Long.MAX_VALUE / 4, 1, LONG), "2^63");
            assertError(ErrorClass.ERR_RANK, () -> win.get(own, 1, LONG, 2, 0, 1, LONG), "0 to 1 of", "rank=2", name);
            assertError(ErrorClass.ERR_TYPE, () -> win.put(own, 1, LONG, 1, 0, 2, INT), "rank 1", name, "elements");
            assertError(ErrorClass.ERR_TYPE, () -> win.put(own, 2, INT, 1, 0, 3, INT), "rank 1", name);
            assertError(ErrorClass.ERR_TYPE, () -> win.get(own, 2, INT, 1, 0, 3, INT), "rank 1", name, "elements");
            assertError(ErrorClass.ERR_COUNT, () -> win.put(own, 1, LONG, 1, 0, -1, LONG), "count=-1");
            assertError(ErrorClass.ERR_BUFFER, () -> win.put(own.plus(1L << 40), 1, LONG, 1, 0, 1, LONG));
            win.fence();
            assertThat(longs(window, 8)).containsOnly(0);
            win.free();
        });
    }

    /** Two origins write into a third rank's memory in each of several epochs; the fourth rank has no part in them. */
    @Test
    void whatIsPutBetweenStartAndCompleteIsThereBehindTheWaitOfItsTarget() {
        int epochs = 3;
        Transport transport = transport(4);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place window = allocate(transport, me, 16);
            Place own = allocate(transport, me, 8);
            Win win = Win.create(mpi.world(), window, 16, 8);
            for (int epoch = 1; epoch <= epochs; epoch++) {
                if (me == 2) {
                    put(window, 7, 8);
                    mpi.idle(20_000);
                    assertThat(longs(window, 2)).as("before the post").containsExactly(7, 8);
                    win.post(win.getGroup().incl(0, 1));
                    win.waitFor();
                    assertThat(longs(window, 2)).containsExactly(10L * epoch, 10L * epoch + 1);
                } else if (me < 2) {
                    mpi.idle(4_000L * me * epoch);
                    put(own, 10L * epoch + me);
                    win.start(win.getGroup().incl(2));
                    win.put(own, 1, LONG, 2, me, 1, LONG);
                    win.complete();
                }
            }
            win.free();
        });
    }

    /** Each is origin and target of the other, and of itself. */
    @Test
    void allExposeTheirMemoryAndReachThatOfAll() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place window = allocate(transport, me, 16);
            Place own = allocate(transport, me, 8);
            Win win = Win.create(mpi.world(), window, 16, 8);
            win.post(win.getGroup());
            assertThat(win.test()).as("before its own start").isFalse();
            win.start(win.getGroup());
            put(own, 5 + me);
            win.put(own, 1, LONG, 0, me, 1, LONG);
            win.put(own, 1, LONG, 1, me, 1, LONG);
            win.complete();
            while (!win.test()) {
                mpi.idle(100);
            }
            assertThat(longs(window, 2)).containsExactly(5, 6);
            win.free();
        });
    }

    @Test
    void aLockOfAllRanksIsHeldByAllRanks() {
        Transport transport = transport(3);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place window = allocate(transport, me, 24);
            Place own = allocate(transport, me, 8);
            Win win = Win.create(mpi.world(), window, 24, 8);
            put(own, 40 + me);
            win.lockAll();
            for (int target = 0; target < 3; target++) {
                win.put(own, 1, LONG, target, me, 1, LONG);
            }
            win.flushAll();
            // Would never end if one kept another out.
            new Collectives(mpi.world()).barrier();
            win.sync();
            assertThat(longs(window, 3)).containsExactly(40, 41, 42);
            win.unlockAll();
            win.free();
        });
    }

    @Test
    void epochsOfGroupsAndLocksOfAllAreRefusedWhereTheyCannotBe() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place window = allocate(transport, me, 8);
            Place own = allocate(transport, me, 8);
            Win win = Win.create(mpi.world(), window, 8, 8);
            Group all = win.getGroup();
            assertSync(win::complete, "MPI_Win_complete", "rank " + me, "start()");
            assertSync(win::waitFor, "MPI_Win_wait", "post()");
            assertSync(win::test, "MPI_Win_test", "post()");
            assertSync(win::unlockAll, "MPI_Win_unlock_all", "rank 0", "lock()");
            assertSync(win::flushAll, "MPI_Win_flush_all", "lock()");
            assertSync(win::sync, "MPI_Win_sync", "lock()");
            win.post(all);
            assertSync(() -> win.post(all), "MPI_Win_post", "waitFor()");
            assertSync(win::fence, "MPI_Win_fence", "waitFor()");
            assertSync(win::free, "MPI_Win_free", "waitFor()");
            win.start(all.incl(1 - me));
            assertSync(() -> win.put(own, 1, LONG, me, 0, 1, LONG), "MPI_Put", "start()");
            assertSync(() -> win.start(all), "MPI_Win_start", "complete()");
            assertSync(() -> win.lock(LockKind.SHARED, 1 - me), "MPI_Win_lock", "complete()");
            assertSync(win::lockAll, "MPI_Win_lock_all", "complete()");
            assertSync(win::fence, "MPI_Win_fence", "complete()");
            win.complete();
            win.start(all.incl(me));
            win.complete();
            win.waitFor();
            win.lock(LockKind.SHARED, 0);
            assertSync(() -> win.start(all), "MPI_Win_start", "unlock()");
            win.unlock(0);
            win.free();
        });
    }

    /** A window of some ranks, and a group with another one. */
    @Test
    void aGroupWithARankThatHasNoPartInTheWindowIsRefused() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Comm alone = mpi.world().split(me, 0);
            Win win = Win.create(alone, allocate(transport, me, 8), 8, 8);
            Group all = mpi.world().getGroup();
            String rank = "rank " + (1 - me) + " of the group";
            assertError(ErrorClass.ERR_GROUP, () -> win.post(all), rank, win.getName());
            assertError(ErrorClass.ERR_GROUP, () -> win.start(all), rank, win.getName());
            win.free();
        });
    }

    /** Its own stores and those of the other rank are in different bytes of it; both are seen at both sides behind each synchronisation. */
    @Test
    void aWindowMayLieInJavaMemory() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            int other = 1 - me;
            Place window = Place.of(ByteBuffer.allocate(40).order(ByteOrder.LITTLE_ENDIAN));
            Place own = Place.of(ByteBuffer.allocate(40).order(ByteOrder.LITTLE_ENDIAN));
            put(window, 1, 2, 3, 4, 50 + me);
            Win win = Win.create(mpi.world(), window, 40, 8);
            for (int round = 0; round < 3; round++) {
                put(own, 100 * round + me);
                put(window, 1000 + round);
                win.fence();
                win.put(own, 1, LONG, other, 3, 1, LONG);
                win.get(own.plus(8), 1, LONG, other, 0, 1, LONG);
                win.get(own.plus(16), 1, LONG, other, 4, 1, LONG);
                win.fence();
                assertThat(longs(own, 3)).containsExactly(100 * round + me, 1000 + round, 50 + other);
                assertThat(longs(window, 5)).containsExactly(1000 + round, 2, 3, 100 * round + other, 50 + me);
            }
            new Collectives(mpi.world()).barrier();
            win.lock(LockKind.EXCLUSIVE, other);
            put(own, 7 + me);
            win.put(own, 1, LONG, other, 1, 1, LONG);
            win.unlock(other);
            new Collectives(mpi.world()).barrier();
            win.lock(LockKind.SHARED, me);
            assertThat(longs(window, 2)).containsExactly(1002, 7 + other);
            win.unlock(me);
            win.free();
        });
    }

    @Test
    void windowsThatCannotBeAreRefusedBeforeAnythingIsSent() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            Place own = allocate(transport, mpi.world().getRank(), 8);
            assertError(ErrorClass.ERR_SIZE, () -> Win.create(mpi.world(), own, -1, 1), "bytes=-1");
            assertError(ErrorClass.ERR_DISP, () -> Win.create(mpi.world(), own, 8, 0), "displacementUnit=0");
            assertError(ErrorClass.ERR_BUFFER, () -> Win.create(mpi.world(), own, 1 << 30, 1));
        });
    }

    protected static void assertSync(ThrowingCallable call, String... words) {
        assertError(ErrorClass.ERR_RMA_SYNC, call, words);
    }

    protected static void assertError(ErrorClass expected, ThrowingCallable call, String... words) {
        assertThatThrownBy(call).isInstanceOfSatisfying(MpiException.class, error -> {
            assertThat(error.getErrorClass()).isEqualTo(expected);
            assertThat(words).allMatch(error.getMessage()::contains, error.getMessage());
        });
    }
}
