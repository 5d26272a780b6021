package org.heddle.mpi.rank;

/** Body of one rank, executed on a thread of its own. */
@FunctionalInterface
public interface RankBody {
    /**
     * Runs on the rank's own thread.
     *
     * @param baton how it waits
     */
    void run(Baton baton) throws Exception;
}
