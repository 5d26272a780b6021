package org.heddle.cosim.coroutine;

import java.util.Optional;
import java.util.concurrent.Semaphore;

/** Lines of Java that run when they are resumed, until they pause. Java 17 has no lighter thing than a thread for it. */
public final class Coroutine {
    /** Ends the thread of lines that nobody resumes any more. */
    private static final class Abandoned extends Error {
        private static final long serialVersionUID = 1L;

        Abandoned() {
            super("abandoned", null, false, false);
        }
    }

    private final Thread thread;
    private final Semaphore turn = new Semaphore(0);
    private final Semaphore back = new Semaphore(0);
    private Optional<Throwable> failure = Optional.empty();
    private boolean started;
    private boolean abandoned;
    private boolean done;

    /**
     * A coroutine that has not begun.
     *
     * @param name of its thread
     */
    public Coroutine(String name, Runnable body) {
        this.thread = new Thread(() -> run(body), name);
        thread.setDaemon(true);
    }

    private void run(Runnable body) {
        turn.acquireUninterruptibly();
        try {
            body.run();
        } catch (Abandoned end) {
            // Nobody waits for it.
        } catch (Throwable thrown) { // any: it is thrown again at whoever resumed
            failure = Optional.of(thrown);
        } finally {
            done = true;
            back.release();
        }
    }

    /**
     * Lets it run until it pauses or ends. It must not have ended.
     *
     * @throws RuntimeException or Error with which it ended
     */
    public void resume() {
        if (!started) {
            started = true;
            thread.start();
        }
        turn.release();
        back.acquireUninterruptibly();
        if (failure.isPresent()) {
            Throwable thrown = failure.get();
            failure = Optional.empty();
            if (thrown instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) thrown; // a Runnable throws nothing checked
        }
    }

    /** Gives the turn back until it is resumed; to be called by its own lines. */
    public void pause() {
        back.release();
        turn.acquireUninterruptibly();
        if (abandoned) {
            throw new Abandoned();
        }
    }

    /** Whether its lines have come to their end. */
    public boolean isDone() {
        return done;
    }

    /** The thread that its lines run on. */
    public Thread thread() {
        return thread;
    }

    /** Whether the caller is one of its lines. */
    public boolean isCurrent() {
        return Thread.currentThread() == thread;
    }

    /** Ends it where it pauses. */
    public void abandon() {
        if (started && !done) {
            abandoned = true;
            turn.release();
            back.acquireUninterruptibly();
        }
        done = true;
    }
}
