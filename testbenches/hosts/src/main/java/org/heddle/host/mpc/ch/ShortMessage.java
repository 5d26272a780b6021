package org.heddle.host.mpc.ch;

import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Incoming;
import org.jspecify.annotations.Nullable;

/** Short message that has arrived: in its buffer, or copied out of it. */
final class ShortMessage implements Incoming {
    private final Envelope envelope;
    private final int sequence;
    private byte @Nullable [] copy;

    ShortMessage(Envelope envelope, int sequence) {
        this.envelope = envelope;
        this.sequence = sequence;
    }

    @Override
    public Envelope envelope() {
        return envelope;
    }

    /** Returns its number among the control messages of its sender. */
    int sequence() {
        return sequence;
    }

    /** Returns the data that were copied out of the buffer, or null while they are in it. */
    byte @Nullable [] copy() {
        return copy;
    }

    void copiedOut(byte[] data) {
        copy = data;
    }
}
