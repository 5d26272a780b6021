package org.heddle.host.mpi;

import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Blocking calls that go on beside a rank's own program: a thread that runs only while the rank hands it its turn, which is inside the
 * rank's own calls. So a non-blocking collective operation is the blocking one, and takes no step while the rank computes.
 */
final class Background {
    private final Semaphore myTurn = new Semaphore(0);
    private final Semaphore ranksTurn = new Semaphore(0);
    private final Thread thread;

    private BooleanSupplier wake = () -> true;
    private boolean ended;
    private boolean stopped;
    private @Nullable Throwable failure;

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

    boolean isReady() {
        return !ended && wake.getAsBoolean();
    }

    boolean hasEnded() {
        return ended;
    }

    /** Runs until it waits or ends; on the rank's thread, which fails with it. */
    void resume() {
        myTurn.release();
        ranksTurn.acquireUninterruptibly();
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure instanceof RuntimeException exception) {
            throw exception;
        }
    }

    /** Waits until something is true; on its own thread. */
    void park(BooleanSupplier condition) {
        wake = condition;
        ranksTurn.release();
        myTurn.acquireUninterruptibly();
        if (stopped) {
            throw new Stopped();
        }
    }

    /** Ends the thread. */
    void stop() {
        stopped = true;
        if (!ended) {
            myTurn.release();
            ranksTurn.acquireUninterruptibly();
        }
        try {
            thread.join(1000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
