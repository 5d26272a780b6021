package org.heddle.mpi.transport;

import java.util.Optional;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.offload.CollectiveOffload;

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
    public boolean wantsExpected() {
        return below.wantsExpected();
    }

    @Override
    public Optional<Expected.Withdrawal> expect(Expected receive) {
        return below.expect(receive);
    }

    @Override
    public Optional<CollectiveOffload> collectives() {
        return below.collectives();
    }

    @Override
    public Optional<OneSided> oneSided() {
        return below.oneSided();
    }

    @Override
    public boolean isInterrupted() {
        return below.isInterrupted();
    }

    @Override
    public void interrupt() {
        below.interrupt();
    }

    @Override
    public void work(HostWork kind, long amount) {
        below.work(kind, amount);
    }
}
