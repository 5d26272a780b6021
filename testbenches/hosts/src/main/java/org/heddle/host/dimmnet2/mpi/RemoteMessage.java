package org.heddle.host.dimmnet2.mpi;

import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Incoming;

/**
 * A message of another node.
 *
 * @param request what its sender has told
 * @param tally what the receiver's host does for it
 */
record RemoteMessage(SendRequest request, HostTally tally) implements Incoming {
    @Override
    public Envelope envelope() {
        return request.envelope();
    }

    int sender() {
        return request.envelope().source();
    }
}
