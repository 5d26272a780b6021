package org.heddle.mpi.rank;

import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One rank's way to wait: gives the turn to another rank, or back to the scheduler, until what it waits for is there. */
public final class Baton {
    private final int rank;
    private final Time time;
    private final Semaphore myTurn = new Semaphore(0);
    private final Semaphore schedulersTurn;
    private final Predicate<Baton> goesOn;

    private Wait wait = new Wait(() -> true, 0, false, () -> "its start");
    /** End that the rank waits for on its way, in words; null if for none. */
    private @Nullable Supplier<String> pursued;

    private @Nullable ActivityObserver observer;
    /** Cycle up to which the observer has been told. */
    private long told;

    private volatile boolean ended;
    private volatile boolean aborted;
    private volatile @Nullable Throwable failure;

    /** Wait of a rank for a condition, until a cycle at most; {@code sleeping}: the end of the wait is an event of its own. */
    private record Wait(BooleanSupplier wake, long until, boolean sleeping, Supplier<String> what) {}

    /** @param goesOn true if the rank may go on; otherwise somebody else has the turn now */
    Baton(int rank, Time time, Semaphore schedulersTurn, Predicate<Baton> goesOn) {
        this.rank = rank;
        this.time = time;
        this.schedulersTurn = schedulersTurn;
        this.goesOn = goesOn;
    }

    /** The rank's number. */
    public int rank() {
        return rank;
    }

    /** Cycles so far. */
    public long cycle() {
        return time.cycle();
    }

    /**
     * Waits until something is true; the end of the limit alone is no reason to think that anything can still happen.
     *
     * @param wake looked at by the scheduler in each round, so it must be cheap
     * @param until the cycle at which to give up; the caller sees by itself what is true
     * @param what is waited for, in words, for messages
     */
    public void waitFor(BooleanSupplier wake, long until, Supplier<String> what) {
        park(RankActivity.WAIT, new Wait(wake, until, false, what));
    }

    /**
     * Lets time pass.
     *
     * @param wake ends the sleep early
     * @param until the cycle at which it ends
     * @param what the rank does, in words, for messages
     */
    public void sleep(BooleanSupplier wake, long until, Supplier<String> what) {
        park(RankActivity.WAIT, new Wait(wake, until, true, what));
    }

    /**
     * Does something that waits on its way to an end: accesses and work in it are told with what the whole waits for.
     *
     * @param end what the whole waits for, in words, for messages
     */
    public void pursue(Supplier<String> end, Runnable way) {
        Supplier<String> outer = pursued;
        pursued = end;
        try {
            way.run();
        } finally {
            pursued = outer;
        }
    }

    /** Lets time pass like {@link #sleep}, in which the rank's processor works. */
    public void work(BooleanSupplier wake, long until, Supplier<String> what) {
        park(RankActivity.WORK, new Wait(wake, until, true, onTheWay(what)));
    }

    /** Lets time pass like {@link #sleep}, in which the rank's processor waits for the answer to an access. */
    public void access(BooleanSupplier wake, long until, Supplier<String> what) {
        park(RankActivity.ACCESS, new Wait(wake, until, true, onTheWay(what)));
    }

    private Supplier<String> onTheWay(Supplier<String> what) {
        Supplier<String> end = pursued;
        return end == null ? what : () -> what.get() + ", on the way to " + end.get();
    }

    /** Sets who is told what the rank does from now on; time that passes without a wait of this baton is an access. */
    public void observe(ActivityObserver next) {
        observer = next;
        told = time.cycle();
    }

    private void tell(RankActivity activity) {
        ActivityObserver next = observer;
        long now = time.cycle();
        if (next != null && now > told) {
            next.passed(activity, told, now);
            told = now;
        }
    }

    /** Ends the caller, a rank's thread, if the run is over: whatever it would touch may be gone. */
    public void requireRunning() {
        if (aborted) {
            throw new RankAborted();
        }
    }

    private void park(RankActivity activity, Wait next) {
        requireRunning();
        tell(RankActivity.ACCESS);
        wait = next;
        if (!goesOn.test(this)) {
            myTurn.acquireUninterruptibly();
            requireRunning();
        }
        tell(activity);
    }

    /** Runs the whole rank, on its thread. */
    void live(RankBody body) {
        myTurn.acquireUninterruptibly();
        try {
            if (!aborted) {
                body.run(this);
            }
        } catch (RankAborted stop) {
            // another rank failed, and its reason is the one to tell
        } catch (Throwable thrown) {
            failure = thrown;
        } finally {
            ended = true;
            schedulersTurn.release();
        }
    }

    void resume() {
        myTurn.release();
    }

    /** Ends the rank at its next wait, or at the one that it is in. */
    void abort() {
        aborted = true;
        myTurn.release();
    }

    boolean isReady() {
        return !ended && (wait.until <= time.cycle() || wait.wake.getAsBoolean());
    }

    boolean hasEnded() {
        return ended;
    }

    boolean isSleeping() {
        return !ended && wait.sleeping;
    }

    long until() {
        return ended ? Long.MAX_VALUE : wait.until;
    }

    String what() {
        return wait.what.get();
    }

    @Nullable
    Throwable failure() {
        return failure;
    }
}
