package org.heddle.mpi.rank;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Time as one run has it: whether it passes can be seen from any thread, and once the run is over it never passes again, so that a
 * thread which the run has left behind does not step a system that its owner may have closed.
 */
final class GuardedTime {
    private enum State {
        STILL,
        PASSING,
        OVER
    }

    private final Time time;
    private final AtomicReference<State> state = new AtomicReference<>(State.STILL);
    private final AtomicLong advances = new AtomicLong();

    GuardedTime(Time time) {
        this.time = time;
    }

    long cycle() {
        return time.cycle();
    }

    boolean isQuiet() {
        return time.isQuiet();
    }

    /** Lets time pass; throws {@link RankAborted} when the run is over. */
    void advance(long limit) {
        if (!state.compareAndSet(State.STILL, State.PASSING)) {
            throw new RankAborted();
        }
        try {
            time.advance(limit);
            advances.incrementAndGet();
        } finally {
            state.compareAndSet(State.PASSING, State.STILL);
        }
    }

    /** How often it has passed so far. */
    long advances() {
        return advances.get();
    }

    /** Whether it passes just now, or has passed since it had passed so often. */
    boolean hasPassedSince(long formerAdvances) {
        return advances.get() != formerAdvances || state.get() == State.PASSING;
    }

    /** Ends the run unless time passes just now; false if it does. */
    boolean endIfStill() {
        return state.compareAndSet(State.STILL, State.OVER);
    }

    /** Whether the run is over. */
    boolean hasEnded() {
        return state.get() == State.OVER;
    }

    /** Ends the run. */
    void end() {
        state.set(State.OVER);
    }
}
