package org.heddle.mpi;

import org.heddle.mpi.transport.InMemoryTransport;
import org.heddle.mpi.transport.Transport;

/** Tests of the MPI core, which run in memory unless a subclass has another transport. */
abstract class OverTransport {
    /** A transport that has not been used. */
    protected Transport transport(int ranks) {
        return new InMemoryTransport(ranks);
    }

    /** Cycles in which a short message arrives: at least, at most. */
    protected long[] shortMessageCycles() {
        return new long[] {101, 120};
    }
}
