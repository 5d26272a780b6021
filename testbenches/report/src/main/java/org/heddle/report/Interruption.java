package org.heddle.report;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** An end of this process before its work is done, such as Ctrl-C. */
public final class Interruption {
    private static final long MOST_SECONDS = 5;
    private static final Logger LOGGER = System.getLogger(Interruption.class.getPackageName());

    private Interruption() {}

    /** Work that tells its result itself. */
    @FunctionalInterface
    public interface Work<T> {
        /** Does it; to be cut short when its thread is interrupted. */
        T run() throws IOException;
    }

    /**
     * Does some work; where the process is ended meanwhile, its thread is interrupted, and has five seconds to tell what was done.
     *
     * @throws IOException as the work does
     * @throws IllegalStateException if the process is ending
     */
    public static <T> T delayedBy(Work<T> work) throws IOException {
        CountDownLatch done = new CountDownLatch(1);
        Thread worker = Thread.currentThread();
        Thread hook = new Thread(
                () -> {
                    worker.interrupt();
                    await(done);
                },
                "heddle-interruption");
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            return work.run();
        } finally {
            done.countDown();
            remove(hook);
        }
    }

    private static void remove(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            // It runs, and ends now.
        }
    }

    /** Returns whether the process is ending, so that what fails now says nothing about the work. */
    public static boolean hasBegun() {
        Thread probe = new Thread(() -> {}, "heddle-probe");
        try {
            Runtime.getRuntime().addShutdownHook(probe);
            Runtime.getRuntime().removeShutdownHook(probe);
            return false;
        } catch (IllegalStateException ending) {
            return true;
        }
    }

    private static void await(CountDownLatch done) {
        try {
            if (!done.await(MOST_SECONDS, TimeUnit.SECONDS)) {
                LOGGER.log(Level.DEBUG, "the work did not end within {0} s of the interruption", MOST_SECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
