package org.heddle.report;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Several threads that do the same kind of work until there is no more. */
public final class Workers {
    private Workers() {}

    /**
     * Runs the work on each thread, and returns when all have ended, or at once when {@link Interruption} asks for the result.
     *
     * @param what in messages: "a batch of circuits"
     * @throws IllegalStateException if one of them threw, which ends the others, or this thread was interrupted
     */
    public static void run(int threads, String what, Runnable work) {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> runs = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                runs.add(workers.submit(work));
            }
            for (Future<?> run : runs) {
                run.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(what + " could not be run: " + e.getCause(), e.getCause());
        } catch (InterruptedException e) {
            if (Interruption.hasBegun()) {
                return;
            }
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while " + what + " ran", e);
        } finally {
            workers.shutdownNow();
        }
    }
}
