package org.heddle.mpi;

import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Blocking calls that go on beside a rank's own program: a thread that runs only while the rank hands it its turn, which is inside the
 * rank's own calls. So a non-blocking collective operation is the blocking one, and takes no step while the rank computes.
 */
final class Background {
    private static final long MILLISECONDS_TO_END = 1000;

    private final Semaphore myTurn = new Semaphore(0);
    private final Semaphore ranksTurn = new Semaphore(0);
    private final Thread thread;

    private BooleanSupplier wake = () -> true;
    private volatile boolean ended;
    private volatile boolean stopped;
    private volatile @Nullable Throwable failure;

    /** Ends the thread when the rank ends. */
    private static final class Stopped extends Error {
        private static final long serialVersionUID = 1L;

        Stopped() {
            super("the rank has ended", null, false, false);
        }
    }

    Background(String name, Runnable body) {
        thread = new Thread(() -> live(body), name);
        thread.setDaemon(true);
        thread.start();
    }

    private void live(Runnable body) {
        myTurn.acquireUninterruptibly();
        try {
            if (!stopped) {
                body.run();
            }
        } catch (Stopped stop) {
            // nobody waits for it any more
        } catch (Throwable thrown) {
            failure = thrown;
        } finally {
            ended = true;
            ranksTurn.release();
        }
    }

    boolean isOn(Thread caller) {
        return caller == thread;
    }

    boolean isReady() {
        return !ended && wake.getAsBoolean();
    }

    boolean hasEnded() {
        return ended;
    }

    /** Runs until it waits or ends; on the rank's thread, which fails with it. */
    void resume() {
        myTurn.release();
        awaitTurn();
        Throwable thrown = failure;
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
    }

    /** An interrupt is meant for whoever has the turn. */
    private void awaitTurn() {
        try {
            ranksTurn.acquire();
        } catch (InterruptedException e) {
            thread.interrupt();
            ranksTurn.acquireUninterruptibly();
            Thread.currentThread().interrupt();
        }
    }

    /** Waits until something is true; on its own thread. */
    void park(BooleanSupplier condition) {
        requireRunning();
        wake = condition;
        ranksTurn.release();
        myTurn.acquireUninterruptibly();
        requireRunning();
    }

    private void requireRunning() {
        if (stopped) {
            throw new Stopped();
        }
    }

    /** Ends the thread; one that its own code keeps is left behind, and ends at its next wait. */
    void stop() {
        stopped = true;
        if (!ended) {
            myTurn.release();
        }
        try {
            thread.join(MILLISECONDS_TO_END);
        } catch (InterruptedException e) {
            thread.interrupt();
            Thread.currentThread().interrupt();
        }
    }
}
