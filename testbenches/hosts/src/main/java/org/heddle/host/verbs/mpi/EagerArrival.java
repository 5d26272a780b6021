package org.heddle.host.verbs.mpi;

import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Incoming;

/** An eager message: in its receive buffer until its arrival has been told, in a copy of the host's own afterwards. */
final class EagerArrival implements Incoming {
    private final Envelope envelope;
    private byte[] data;
    private boolean taken;

    EagerArrival(Envelope envelope, byte[] data) {
        this.envelope = envelope;
        this.data = data;
    }

    @Override
    public Envelope envelope() {
        return envelope;
    }

    /** Returns the bytes, once. */
    byte[] take() {
        taken = true;
        byte[] bytes = data;
        data = new byte[0];
        return bytes;
    }

    boolean isTaken() {
        return taken;
    }
}
