package org.heddle.host.mpc.mpi;

import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Incoming;
import org.heddle.mpi.transport.Outgoing;

/**
 * Message between ranks of one node, which its processors copy.
 *
 * @param origin message whose data the receiver takes; a copy of its own if the sender does not wait
 */
record NeighbourMessage(Outgoing origin) implements Incoming {
    @Override
    public Envelope envelope() {
        return origin.envelope();
    }
}
