package org.heddle.mpi.transport;

import java.util.Optional;
import org.heddle.mpi.datatype.TypedBuffer;

/** A door that passes all on to another one; subclasses change what a test is about. */
public class ChangedEndpoint implements Endpoint {
    private final Endpoint below;

    /** @param below which does what no subclass does */
    public ChangedEndpoint(Endpoint below) {
        this.below = below;
    }

    @Override
    public boolean hasNews() {
        return below.hasNews();
    }

    @Override
    public void progress(Arrivals arrivals) {
        below.progress(arrivals);
    }

    @Override
    public void send(Outgoing message) {
        below.send(message);
    }

    @Override
    public void receive(Incoming message, TypedBuffer target, long bytes, Completion completion) {
        below.receive(message, target, bytes, completion);
    }

    @Override
    public Optional<OneSided> oneSided() {
        return below.oneSided();
    }
}
