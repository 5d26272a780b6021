package org.heddle.mpi.transport;

import org.heddle.mpi.rank.Baton;
import org.heddle.mpi.rank.Time;

/** Moves messages between ranks, in time. */
public interface Transport extends Time {
    /** How many ranks it connects. */
    int ranks();

    /** Cycles of a simulated second: those of the core's clock, 100 MHz unless the transport's is another one. */
    default double cyclesPerSecond() {
        return 100e6;
    }

    /**
     * The door of one rank; called once for each, on the rank's thread.
     *
     * @param baton with which the rank waits, should the hardware make it wait
     */
    Endpoint open(Baton baton);
}
