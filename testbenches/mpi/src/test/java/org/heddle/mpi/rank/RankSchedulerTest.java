package org.heddle.mpi.rank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** When a run is given up, and that nothing of it goes on afterwards. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("slow")
class RankSchedulerTest {
    private static final TurnLimit NEVER = turn -> turn.tryAcquire(50, TimeUnit.SECONDS);

    /** Nothing ever happens in it. */
    private static final class EmptyTime implements Time {
        private final AtomicLong cycle = new AtomicLong();

        @Override
        public long cycle() {
            return cycle.get();
        }

        @Override
        public void advance(long limit) {
            cycle.set(limit);
        }

        @Override
        public boolean isQuiet() {
            return false;
        }
    }

    private final EmptyTime time = new EmptyTime();

    private static void poll(Baton baton) {
        baton.sleep(() -> false, baton.cycle() + 8, () -> "a poll");
    }

    private RankScheduler scheduler(int ranks, TurnLimit limit) {
        return new RankScheduler(ranks, time, 1_000_000, limit);
    }

    @Test
    void turnsGoRoundInTheOrderOfTheRanks() {
        List<Integer> turns = new CopyOnWriteArrayList<>();
        int[] left = {3, 5, 1, 4};
        scheduler(left.length, NEVER).run(baton -> {
            while (left[baton.rank()]-- > 0) {
                turns.add(baton.rank());
                baton.waitFor(() -> true, Long.MAX_VALUE, () -> "the next turn");
            }
        });
        assertThat(turns).containsExactly(0, 1, 2, 3, 0, 1, 3, 0, 1, 3, 1, 3, 1);
    }

    /** Rank 2 gets its turn from rank 1, which got its own from rank 0. */
    @Test
    void theRankThatThrowsIsNamedWhoeverGaveItTheTurn() {
        assertThatThrownBy(() -> scheduler(4, NEVER).run(baton -> {
                    baton.waitFor(() -> true, Long.MAX_VALUE, () -> "the second turn");
                    if (baton.rank() == 2) {
                        throw new IllegalStateException("meant");
                    }
                    baton.waitFor(() -> false, 100, () -> "the third turn");
                }))
                .isInstanceOf(RankFailedException.class)
                .hasMessageContaining("rank 2")
                .hasRootCauseMessage("meant");
    }

    /** Each while is over after 1,000 cycles of the one turn in which rank 0 polls: 100 times as long as a turn may hang. */
    @Test
    void aRankThatPollsWhileTheOthersWaitGoesOnAsLongAsCyclesPass() {
        AtomicInteger whiles = new AtomicInteger();
        TurnLimit short1000 = turn -> {
            long start = time.cycle();
            while (time.cycle() < start + 1000) {
                if (turn.tryAcquire(1, TimeUnit.MICROSECONDS)) {
                    return true;
                }
            }
            whiles.incrementAndGet();
            return false;
        };
        boolean[] ended = new boolean[2];
        scheduler(2, short1000).run(baton -> {
            while (baton.rank() == 0 && baton.cycle() < 500_000) {
                poll(baton);
            }
            baton.waitFor(() -> baton.rank() == 0 || ended[0], Long.MAX_VALUE, () -> "rank 0");
            ended[baton.rank()] = true;
        });
        assertThat(ended).containsOnly(true);
        assertThat(time.cycle()).isGreaterThanOrEqualTo(500_000);
        assertThat(whiles.get()).isPositive();
    }

    /** One call that lets time pass may take any wall time. */
    @Test
    void aLongStepOfTheSystemIsNoHang() {
        CountDownLatch started = new CountDownLatch(1);
        CountDownLatch waited = new CountDownLatch(3);
        Time slow = new Time() {
            @Override
            public long cycle() {
                return time.cycle();
            }

            @Override
            public void advance(long limit) {
                started.countDown();
                awaitUninterruptibly(waited);
                time.advance(limit);
            }

            @Override
            public boolean isQuiet() {
                return false;
            }
        };
        TurnLimit limit = turn -> {
            started.await();
            waited.countDown();
            return waited.getCount() == 0 && NEVER.await(turn);
        };
        boolean[] ended = new boolean[1];
        new RankScheduler(1, slow, 1_000_000, limit).run(baton -> {
            poll(baton);
            ended[0] = true;
        });
        assertThat(ended[0]).isTrue();
    }

    @Test
    void ownCodeWithoutACycleIsAHangThatNamesItsLineAndIsInterrupted() {
        CountDownLatch inOwnCode = new CountDownLatch(1);
        Thread[] hung = new Thread[1];
        assertThatThrownBy(() -> scheduler(2, turn -> hangs(inOwnCode)).run(baton -> {
                    if (baton.rank() == 0) {
                        hung[0] = Thread.currentThread();
                        inOwnCode.countDown();
                        new CountDownLatch(1).await();
                    }
                }))
                .isInstanceOf(DeadlockException.class)
                .hasMessageContainingAll(
                        "rank 0 has run its own code for 300 s of wall time without a cycle passing",
                        "RankSchedulerTest.java:",
                        "outside MPI");
        assertThat(hung[0].isAlive()).isFalse();
    }

    private static boolean hangs(CountDownLatch inOwnCode) throws InterruptedException {
        inOwnCode.await();
        return false;
    }

    @Test
    void aThreadThatCannotBeEndedIsNamedAndLetsNoTimePassAfterwards() throws Exception {
        CountDownLatch inOwnCode = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        CountDownLatch gone = new CountDownLatch(1);
        List<String> after = new CopyOnWriteArrayList<>();
        RankBody body = baton -> {
            inOwnCode.countDown();
            awaitUninterruptibly(release);
            for (int i = 0; i < 3; i++) {
                try {
                    poll(baton);
                    after.add("went on");
                } catch (RankAborted stop) {
                    after.add("stopped");
                }
            }
            gone.countDown();
        };
        assertThatThrownBy(() -> scheduler(1, turn -> hangs(inOwnCode)).run(body))
                .isInstanceOf(DeadlockException.class)
                .satisfies(e -> assertThat(e.getSuppressed())
                        .singleElement()
                        .satisfies(left -> assertThat(left)
                                .hasMessageContainingAll("the thread of rank 0 goes on", "RankSchedulerTest.java:")));
        long cycle = time.cycle();
        release.countDown();
        assertThat(gone.await(20, TimeUnit.SECONDS)).isTrue();
        assertThat(after).containsExactly("stopped", "stopped", "stopped");
        assertThat(time.cycle()).isEqualTo(cycle);
    }

    private static void awaitUninterruptibly(CountDownLatch latch) {
        boolean interrupted = false;
        while (true) {
            try {
                latch.await();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void anInterruptOfTheCallerEndsEveryRankBeforeItReturns() {
        Thread caller = Thread.currentThread();
        List<Thread> ranks = new CopyOnWriteArrayList<>();
        RankScheduler scheduler = new RankScheduler(3, time, Long.MAX_VALUE, NEVER);
        assertThatThrownBy(() -> scheduler.run(baton -> {
                    ranks.add(Thread.currentThread());
                    if (baton.rank() == 2) {
                        caller.interrupt();
                    }
                    while (true) {
                        poll(baton);
                    }
                }))
                .isInstanceOf(CancellationException.class)
                .hasMessageContaining("interrupted while rank");
        assertThat(Thread.interrupted()).as("the caller's interrupt flag").isTrue();
        assertThat(ranks).hasSize(3).noneMatch(Thread::isAlive);
    }

    /** Each rank's last words call MPI again; only one rank speaks at a time, and time stands still. */
    @Test
    void ranksUnwindOneAfterTheOtherAndCannotGoOnInTheirLastWords() {
        AtomicInteger unwinding = new AtomicInteger();
        List<String> words = new CopyOnWriteArrayList<>();
        long[] cycle = new long[1];
        assertThatThrownBy(() -> scheduler(4, NEVER).run(baton -> {
                    if (baton.rank() == 3) {
                        poll(baton);
                        cycle[0] = baton.cycle();
                        throw new IllegalStateException("out of wool");
                    }
                    try {
                        baton.waitFor(() -> false, Long.MAX_VALUE, () -> "nothing");
                    } finally {
                        words.add("rank " + baton.rank() + " of " + unwinding.incrementAndGet());
                        Thread.yield();
                        try {
                            poll(baton);
                        } finally {
                            unwinding.decrementAndGet();
                        }
                    }
                }))
                .isInstanceOf(RankFailedException.class)
                .hasMessage("rank 3 failed: out of wool");
        assertThat(words).containsExactly("rank 0 of 1", "rank 1 of 1", "rank 2 of 1");
        assertThat(time.cycle()).isEqualTo(cycle[0]);
    }
}
