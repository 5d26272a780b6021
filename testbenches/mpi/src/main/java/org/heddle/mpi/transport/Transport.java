package org.heddle.mpi.transport;

import org.heddle.mpi.rank.Baton;
import org.heddle.mpi.rank.Time;

/** Moves messages between ranks, in time. */
public interface Transport extends Time {
    /** How many ranks it connects. */
    int ranks();

    /**
     * The door of one rank; called once for each, on the rank's thread.
     *
     * @param baton with which the rank waits, should the hardware make it wait
     */
    Endpoint open(Baton baton);
}
