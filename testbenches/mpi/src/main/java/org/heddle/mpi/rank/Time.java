package org.heddle.mpi.rank;

/** Time in cycles, which passes only while every rank waits. */
public interface Time {
    /** Cycles so far. */
    long cycle();

    /**
     * Lets time pass: to {@code limit}, or to an earlier cycle at which something has happened that a rank may wait for.
     *
     * @param limit the cycle at which to stop, later than now
     */
    void advance(long limit);

    /** Whether nothing can happen any more until a rank does something. */
    boolean isQuiet();
}
