package org.heddle.cosim.tool;

import java.util.concurrent.TimeUnit;

/** The end of a process that is waited for. */
public final class ProcessEnd {
    private ProcessEnd() {}

    /**
     * Waits for a process to end, and has it killed where that takes too long. An interrupt does not end the waiting; it stands again behind it.
     *
     * @param limitMs milliseconds until it is killed
     * @param kill kills it
     * @return its exit code; for a signal 128 more than the signal's number
     */
    public static int await(Process process, long limitMs, Runnable kill) {
        boolean interrupted = false;
        boolean ended = false;
        while (!ended) {
            try {
                ended = process.waitFor(limitMs, TimeUnit.MILLISECONDS);
            } catch (InterruptedException meanwhile) {
                interrupted = true; // somebody else's business, but behind this
                continue;
            }
            if (!ended) {
                kill.run();
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return process.exitValue();
    }
}
