package org.heddle.mpi;

import org.heddle.mpi.PostedReceive.Pattern;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.transport.Incoming;
import org.jspecify.annotations.Nullable;

/** A message that a matched probe has taken out of matching: only its owner can receive it, once. */
public final class Message {
    private final RankProcess process;
    private final Pattern pattern;
    private final @Nullable Incoming incoming;
    private boolean received;

    Message(RankProcess process, Pattern pattern, @Nullable Incoming incoming) {
        this.process = process;
        this.pattern = pattern;
        this.incoming = incoming;
        if (incoming != null) {
            process.probed().add(this);
        }
    }

    /** Returns the status of the message, or that of PROC_NULL if there is no message. */
    public Status getStatus() {
        return incoming == null
                ? Status.PROC_NULL
                : pattern.status(incoming.envelope(), incoming.envelope().bytes(), null);
    }

    /** Receives it. */
    public Status mRecv(Place buffer, int count, Datatype type) {
        return imRecv(buffer, count, type).waitStatus();
    }

    /** Starts to receive it. */
    public Request imRecv(Place buffer, int count, Datatype type) {
        if (received) {
            throw new MpiException(ErrorClass.ERR_REQUEST, "the message " + pattern + " has been received already");
        }
        if (incoming == null) {
            received = true;
            return Request.ended(process, Status.PROC_NULL);
        }
        Request request = new Request(pattern.comm(), process, "a probed message " + pattern, false);
        PostedReceive receive = PostedReceive.of(pattern, buffer, count, type, request);
        request.begin(() -> {
            request.withdrawnBy(() -> false);
            process.matching().start(receive, incoming);
        });
        received = true;
        process.probed().remove(this);
        return request;
    }

    @Override
    public String toString() {
        return "a message " + pattern;
    }
}
