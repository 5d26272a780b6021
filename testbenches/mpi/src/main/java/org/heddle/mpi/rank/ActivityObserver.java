package org.heddle.mpi.rank;

/** Told what a rank did while time passed, on the rank's thread, in the order of the cycles. */
@FunctionalInterface
public interface ActivityObserver {
    /**
     * Time has passed for the rank.
     *
     * @param activity what it did
     * @param from first cycle
     * @param to cycle behind the last one, later than {@code from}
     */
    void passed(RankActivity activity, long from, long to);
}
