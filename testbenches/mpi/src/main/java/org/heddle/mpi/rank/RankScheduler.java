package org.heddle.mpi.rank;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Runs ranks, one at a time, from rank 0 upwards and round again; lets time pass when all of them wait. */
public final class RankScheduler {
    /** The only limit by the wall clock: a rank whose own code runs for so long without a cycle hangs outside MPI. */
    private static final long SECONDS_WITHOUT_A_CYCLE = 300;
    /** A stopped rank ends at once, unless its own code keeps it. */
    private static final long MILLISECONDS_TO_END = 1000;
    /** Then it is interrupted, which ends what waits outside MPI and long runs of a simulation. */
    private static final long MILLISECONDS_TO_END_INTERRUPTED = 5000;
    /** So often time passes on a rank's own thread before it hands over, so that its turn ends. */
    private static final int STEPS_ALONE = 10_000;

    private final GuardedTime time;
    private final long limitCycles;
    private final TurnLimit turnLimit;
    private final List<Baton> batons = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private final Semaphore myTurn = new Semaphore(0);

    // Written by whoever has the turn.
    private volatile @Nullable Baton running;
    private volatile long turns;

    /**
     * @param ranks how many
     * @param time which passes while all wait
     * @param limitCycles the cycle at which a run that has not ended is given up
     */
    public RankScheduler(int ranks, Time time, long limitCycles) {
        this(ranks, time, limitCycles, turn -> turn.tryAcquire(SECONDS_WITHOUT_A_CYCLE, TimeUnit.SECONDS));
    }

    /** @param turnLimit ends a while; a turn that lasts longer is one of a rank that hangs if no cycle passes in it */
    RankScheduler(int ranks, Time time, long limitCycles, TurnLimit turnLimit) {
        this.time = new GuardedTime(time);
        this.limitCycles = limitCycles;
        this.turnLimit = turnLimit;
        for (int rank = 0; rank < ranks; rank++) {
            batons.add(new Baton(rank, time, myTurn, this::goesOn));
        }
    }

    /**
     * Runs all ranks to their end. When it returns or throws, all their threads have ended; one that cannot be ended is named by a
     * suppressed exception, and can touch neither time nor other ranks any more.
     *
     * @throws RankFailedException if one of them throws; the others are ended
     * @throws DeadlockException if nothing can happen any more, at the limit, or if a rank's own code hangs without a cycle passing
     * @throws CancellationException if the caller's thread is interrupted; its interrupt flag stays set
     */
    public void run(RankBody body) {
        for (Baton baton : batons) {
            Thread thread = new Thread(() -> baton.live(body), "rank " + baton.rank());
            thread.setDaemon(true);
            threads.add(thread);
            thread.start();
        }
        try {
            while (!batons.stream().allMatch(Baton::hasEnded)) {
                if (!resumeReady()) {
                    passTime();
                }
            }
        } catch (RuntimeException | Error failure) {
            time.end();
            endAll().forEach(failure::addSuppressed);
            throw failure;
        }
        endAll();
    }

    /** Gives each rank that may go on its turn, in their order, behind the one that had the last. */
    private boolean resumeReady() {
        boolean any = false;
        for (int rank = 0; rank < batons.size(); rank++) {
            Baton baton = batons.get(rank);
            if (baton.isReady()) {
                any = true;
                giveTurn(baton);
                Baton last = awaitTurn();
                Throwable failure = last.failure();
                if (failure != null) {
                    throw new RankFailedException(last.rank(), failure, states(other -> other != last));
                }
                rank = last.rank();
            }
        }
        return any;
    }

    private void giveTurn(Baton baton) {
        running = baton;
        turns++;
        baton.resume();
    }

    /** Waits until no rank runs, and returns the last one that did. */
    private Baton awaitTurn() {
        try {
            long advances = time.advances();
            long turnsBefore = turns;
            while (!turnLimit.await(myTurn)) {
                if (turns == turnsBefore && !time.hasPassedSince(advances) && time.endIfStill()) {
                    Baton baton = running();
                    String where = line(baton.rank());
                    threads.get(baton.rank()).interrupt();
                    throw new DeadlockException("rank " + baton.rank() + " has run its own code for "
                            + SECONDS_WITHOUT_A_CYCLE + " s of wall time without a cycle passing" + where
                            + ": it loops without a call that lets time pass, or waits for something outside MPI");
                }
                advances = time.advances();
                turnsBefore = turns;
            }
            return running();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            Baton baton = running();
            String where = line(baton.rank());
            threads.get(baton.rank()).interrupt();
            throw new CancellationException("interrupted while rank " + baton.rank() + " ran" + where);
        }
    }

    private Baton running() {
        return Objects.requireNonNull(running);
    }

    /** Whether a rank that waits may go on; otherwise the next that may has the turn now, or the scheduler if there is none. */
    private boolean goesOn(Baton self) {
        if (runAlone(self)) {
            return true;
        }
        // One hand-over instead of two: waking a thread takes longer than most turns.
        Baton next = time.hasEnded() ? null : nextReady(self);
        if (next == null) {
            myTurn.release();
        } else {
            giveTurn(next);
        }
        return false;
    }

    private @Nullable Baton nextReady(Baton self) {
        for (int behind = 1; behind < batons.size(); behind++) {
            Baton baton = batons.get((self.rank() + behind) % batons.size());
            if (baton.isReady()) {
                return baton;
            }
        }
        return null;
    }

    /**
     * Does on the thread of a waiting rank what this one's would do while no other rank may go on: handing over twice takes longer than
     * most waits for hardware. Exactly one thread runs all the same, and in the same order.
     *
     * @return whether the rank itself may go on; otherwise it hands over
     */
    private boolean runAlone(Baton self) {
        for (int step = 0; step < STEPS_ALONE; step++) {
            for (Baton baton : batons) {
                if (baton != self && baton.isReady()) {
                    return false;
                }
            }
            if (self.isReady()) {
                return true;
            }
            if (isOver() || isStuck()) {
                return false;
            }
            advance();
        }
        return false;
    }

    private boolean isOver() {
        return time.cycle() >= limitCycles;
    }

    private boolean isStuck() {
        return time.isQuiet() && batons.stream().noneMatch(Baton::isSleeping);
    }

    private void passTime() {
        if (isOver()) {
            throw new DeadlockException("not finished at the limit of " + limitCycles + " cycles: " + everybody());
        }
        if (isStuck()) {
            throw new DeadlockException("deadlock at cycle " + time.cycle()
                    + ": every rank waits and nothing is under way: " + everybody());
        }
        advance();
    }

    private void advance() {
        long until = batons.stream().mapToLong(Baton::until).min().orElse(limitCycles);
        time.advance(Math.min(until, limitCycles));
    }

    private String everybody() {
        return states(baton -> true);
    }

    private String states(Predicate<Baton> which) {
        return batons.stream()
                .filter(which)
                .map(baton -> "rank " + baton.rank()
                        + (baton.hasEnded() ? " has ended" : " waits for " + baton.what() + line(baton.rank())))
                .collect(Collectors.joining("; "));
    }

    /** Where the rank's own program stands: the line that has called MPI, or the innermost one. */
    private String line(int rank) {
        StackTraceElement[] stack = threads.get(rank).getStackTrace();
        StackTraceElement program = null;
        // From the outside in: what has started the rank, its program, and MPI with all below it.
        for (int i = stack.length - 1; i >= 0; i--) {
            String name = stack[i].getClassName();
            if (isMpi(name, stack[i].getFileName())) {
                if (program != null) {
                    break;
                }
            } else if (!name.startsWith("java.") && !name.startsWith("jdk.")) {
                program = stack[i];
            }
        }
        return program == null ? "" : " (" + program.getFileName() + ":" + program.getLineNumber() + ")";
    }

    private static boolean isMpi(String className, @Nullable String file) {
        // Bindings stand in a package of the name that their programs import.
        boolean own = className.startsWith("org.heddle.mpi.") || className.startsWith("mpi.");
        return own && (file == null || !file.endsWith("Test.java"));
    }

    /** Ends one rank after the other, so that no two of them unwind at once; what is wrong with those that do not end. */
    private List<IllegalStateException> endAll() {
        List<IllegalStateException> left = new ArrayList<>();
        for (Baton baton : batons) {
            Thread thread = threads.get(baton.rank());
            if (!baton.hasEnded()) {
                baton.abort();
            }
            if (!hasEnded(thread, MILLISECONDS_TO_END)) {
                thread.interrupt();
                if (!hasEnded(thread, MILLISECONDS_TO_END_INTERRUPTED)) {
                    left.add(new IllegalStateException("the thread of rank " + baton.rank()
                            + " goes on although the run is over" + line(baton.rank())
                            + ": its program loops without a call of MPI, or catches what ends it"));
                }
            }
        }
        return left;
    }

    /** Waits for a thread's end for a while, whether or not the caller is interrupted: what it uses may be closed next. */
    private static boolean hasEnded(Thread thread, long milliseconds) {
        boolean interrupted = false;
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(milliseconds);
        long left = milliseconds;
        while (thread.isAlive() && left > 0) {
            try {
                thread.join(left);
            } catch (InterruptedException e) {
                interrupted = true;
            }
            left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return !thread.isAlive();
    }
}
