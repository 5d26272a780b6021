package org.heddle.cosim.partition;

import java.util.concurrent.locks.LockSupport;

/**
 * How a thread waits for another process: first it only looks, as long as most waits take, then it lets others have the processor
 * between two looks, and at last it sleeps some microseconds.
 */
final class Backoff {
    private static final int SPINS = 500;
    private static final int YIELDS = 200;
    private static final long SLEEP_NS = 20_000;

    private int looks;

    /** Begins another wait. */
    void begin() {
        looks = 0;
    }

    /** Waits until the next look; whether it slept. */
    boolean pause() {
        looks++;
        if (looks <= SPINS) {
            Thread.onSpinWait();
            return false;
        }
        if (looks <= SPINS + YIELDS) {
            Thread.yield();
            return false;
        }
        LockSupport.parkNanos(SLEEP_NS);
        return true;
    }
}
