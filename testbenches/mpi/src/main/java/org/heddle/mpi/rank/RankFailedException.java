package org.heddle.mpi.rank;

/** A rank's program threw; the cause is what it threw. */
public final class RankFailedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int rank;
    private final String others;

    RankFailedException(int rank, Throwable cause, String others) {
        super("rank " + rank + " failed: " + (cause.getMessage() == null ? cause : cause.getMessage()), cause);
        this.rank = rank;
        this.others = others;
    }

    /** Returns what the other ranks were doing, one after the other, with their programs' lines; empty if there is none. */
    public String getOthers() {
        return others;
    }

    /** Returns the number of the rank that failed. */
    public int getRank() {
        return rank;
    }
}
