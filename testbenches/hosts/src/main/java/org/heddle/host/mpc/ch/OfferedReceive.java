package org.heddle.host.mpc.ch;

import org.heddle.mpi.transport.Completion;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Expected;
import org.heddle.mpi.transport.Incoming;
import org.jspecify.annotations.Nullable;

/** Receive that its sender has been told of; when its data are there it is the message as well. */
final class OfferedReceive implements Incoming {
    private final Expected receive;
    /** Told when data come that a request has announced in the meantime. */
    private @Nullable Completion completion;

    OfferedReceive(Expected receive) {
        this.receive = receive;
    }

    Expected receive() {
        return receive;
    }

    @Override
    public Envelope envelope() {
        return receive.envelope();
    }

    @Nullable
    Completion completion() {
        return completion;
    }

    /** Takes it as matched by a request, which it answers. */
    void answers(Completion told) {
        completion = told;
    }
}
