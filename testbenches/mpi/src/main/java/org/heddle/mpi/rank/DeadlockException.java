package org.heddle.mpi.rank;

/** Nothing can happen any more, or the time is up; the message says who waits for what. */
public final class DeadlockException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    DeadlockException(String message) {
        super(message);
    }
}
