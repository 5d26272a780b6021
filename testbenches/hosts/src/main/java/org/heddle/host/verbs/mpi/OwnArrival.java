package org.heddle.host.verbs.mpi;

import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Incoming;
import org.heddle.mpi.transport.Outgoing;

/**
 * A message of a rank to itself.
 *
 * @param origin its send, with a copy of the data if that has completed
 */
record OwnArrival(Outgoing origin) implements Incoming {
    @Override
    public Envelope envelope() {
        return origin.envelope();
    }
}
