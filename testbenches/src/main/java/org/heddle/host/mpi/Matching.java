package org.heddle.host.mpi;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.heddle.host.mpi.PostedReceive.Pattern;
import org.heddle.host.mpi.error.ErrorClass;
import org.heddle.host.mpi.error.MpiException;
import org.heddle.host.mpi.transport.Arrivals;
import org.heddle.host.mpi.transport.Endpoint;
import org.heddle.host.mpi.transport.Envelope;
import org.heddle.host.mpi.transport.Incoming;
import org.heddle.host.mpi.transport.SendMode;
import org.jspecify.annotations.Nullable;

/**
 * Brings messages and receives of one rank together: the oldest message that a receive takes, and the oldest receive that takes a
 * message. Since both lists keep their order, messages between two ranks never overtake each other.
 */
final class Matching implements Arrivals {
    private final Endpoint endpoint;
    private final List<PostedReceive> posted = new ArrayList<>();
    private final List<Incoming> unexpected = new ArrayList<>();

    Matching(Endpoint endpoint) {
        this.endpoint = endpoint;
    }

    @Override
    public void arrived(Incoming message) {
        Iterator<PostedReceive> receives = posted.iterator();
        while (receives.hasNext()) {
            PostedReceive receive = receives.next();
            if (receive.pattern().takes(message.envelope())) {
                receives.remove();
                start(receive, message);
                return;
            }
        }
        unexpected.add(message);
        if (message.envelope().mode() == SendMode.READY) {
            throw new MpiException(
                    ErrorClass.ERR_OTHER,
                    "world rank " + message.envelope().source() + " sent tag "
                            + message.envelope().tag()
                            + " in ready mode, but no receive was waiting for it: post the receive first, or use send");
        }
    }

    void post(PostedReceive receive) {
        Incoming message = find(receive.pattern());
        if (message == null) {
            posted.add(receive);
        } else {
            unexpected.remove(message);
            start(receive, message);
        }
    }

    /** The oldest message that has arrived and is meant, or null. It stays where it is. */
    @Nullable
    Incoming find(Pattern pattern) {
        return unexpected.stream()
                .filter(message -> pattern.takes(message.envelope()))
                .findFirst()
                .orElse(null);
    }

    /** Takes a message out of matching, for one receive of its own. */
    void claim(Incoming message) {
        unexpected.remove(message);
    }

    /** Takes a receive back; false if it has been matched. */
    boolean withdraw(PostedReceive receive) {
        return posted.removeIf(other -> other == receive);
    }

    /** Starts the transfer of a message into a receive that takes it. */
    void start(PostedReceive receive, Incoming message) {
        Envelope envelope = message.envelope();
        MpiException error = receive.judge(envelope);
        boolean wrongType = error != null && error.getErrorClass() == ErrorClass.ERR_TYPE;
        long bytes = wrongType ? 0 : Math.min(envelope.bytes(), receive.target().bytes());
        Status status = receive.pattern().status(envelope, bytes, error);
        endpoint.receive(
                message, receive.target(), bytes, () -> receive.request().end(status));
    }

    /** Messages that nobody has received. */
    List<Incoming> unexpected() {
        return unexpected;
    }
}
