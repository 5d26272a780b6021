package org.heddle.host.dimmnet2.mpi;

import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Incoming;
import org.heddle.mpi.transport.Outgoing;

/**
 * A message of a rank on the same node: both hosts are one, and the sender's data lie in the same memory.
 *
 * @param origin the send
 * @param tally what the receiver's host does for it
 */
record LocalMessage(Outgoing origin, HostTally tally) implements Incoming {
    @Override
    public Envelope envelope() {
        return origin.envelope();
    }
}
