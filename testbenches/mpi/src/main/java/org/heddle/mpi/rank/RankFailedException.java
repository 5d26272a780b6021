package org.heddle.mpi.rank;

/** A rank's program threw; the cause is what it threw. */
public final class RankFailedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int rank;

    RankFailedException(int rank, Throwable cause) {
        super("rank " + rank + " failed: " + cause.getMessage(), cause);
        this.rank = rank;
    }

    /** Returns the number of the rank that failed. */
    public int getRank() {
        return rank;
    }
}
