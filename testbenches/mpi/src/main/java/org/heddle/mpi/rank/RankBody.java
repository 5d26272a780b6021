package org.heddle.mpi.rank;

/** What one rank does. */
@FunctionalInterface
public interface RankBody {
    /**
     * Runs on the rank's own thread.
     *
     * @param baton how it waits
     */
    void run(Baton baton) throws Exception;
}
