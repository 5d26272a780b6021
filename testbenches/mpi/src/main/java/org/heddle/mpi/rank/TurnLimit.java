package org.heddle.mpi.rank;

import java.util.concurrent.Semaphore;

/** Waits for a turn to come back, for a while. */
@FunctionalInterface
interface TurnLimit {
    /** Returns true when the turn is back, false when the while is over. */
    boolean await(Semaphore turn) throws InterruptedException;
}
