package org.heddle.host.mpi.rank;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Runs ranks, one at a time, from rank 0 upwards and round again; lets time pass when all of them wait. */
public final class RankScheduler {
    /** A rank that neither waits nor ends for so long hangs outside MPI. */
    private static final long SECONDS_OF_ONE_TURN = 300;
    /** So often time passes on a rank's own thread before it hands over, so that its turn ends. */
    private static final int STEPS_ALONE = 10_000;

    private final Time time;
    private final long limitCycles;
    private final List<Baton> batons = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private final Semaphore myTurn = new Semaphore(0);

    /**
     * @param ranks how many
     * @param time which passes while all wait
     * @param limitCycles the cycle at which a run that has not ended is given up
     */
    public RankScheduler(int ranks, Time time, long limitCycles) {
        this.time = time;
        this.limitCycles = limitCycles;
        for (int rank = 0; rank < ranks; rank++) {
            batons.add(new Baton(rank, time, myTurn, this::runAlone));
        }
    }

    /**
     * Runs all ranks to their end.
     *
     * @throws RankFailedException if one of them throws; the others are ended
     * @throws DeadlockException if nothing can happen any more, or at the limit
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
        } finally {
            endAll();
        }
    }

    private boolean resumeReady() {
        boolean any = false;
        for (Baton baton : batons) {
            if (baton.isReady()) {
                any = true;
                baton.resume();
                awaitTurn(baton);
                Throwable failure = baton.failure();
                if (failure != null) {
                    throw new RankFailedException(baton.rank(), failure);
                }
            }
        }
        return any;
    }

    private void awaitTurn(Baton baton) {
        try {
            if (!myTurn.tryAcquire(SECONDS_OF_ONE_TURN, TimeUnit.SECONDS)) {
                throw new DeadlockException("rank " + baton.rank() + " has run for " + SECONDS_OF_ONE_TURN
                        + " s without waiting for anything" + line(baton.rank())
                        + ": does it loop without a call that lets time pass?");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new DeadlockException("interrupted while rank " + baton.rank() + " ran");
        }
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
        return batons.stream()
                .map(baton -> "rank " + baton.rank()
                        + (baton.hasEnded() ? " has ended" : " waits for " + baton.what() + line(baton.rank())))
                .collect(Collectors.joining("; "));
    }

    /** Where the rank's own program stands: the first line outside MPI. */
    private String line(int rank) {
        for (StackTraceElement frame : threads.get(rank).getStackTrace()) {
            String name = frame.getClassName();
            boolean program =
                    !name.startsWith("java.") && !name.startsWith("jdk.") && !isMpi(name, frame.getFileName());
            if (program) {
                return " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")";
            }
        }
        return "";
    }

    private static boolean isMpi(String className, @Nullable String file) {
        return className.startsWith("org.heddle.host.mpi.") && (file == null || !file.endsWith("Test.java"));
    }

    private void endAll() {
        for (Baton baton : batons) {
            if (!baton.hasEnded()) {
                baton.abort();
            }
        }
        for (Thread thread : threads) {
            try {
                thread.join(1000);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
