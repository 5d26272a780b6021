package org.heddle.mpi.transport;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;
import org.heddle.mpi.datatype.TypedBuffer;

/**
 * One rank's door to the transport in memory. Short messages travel with their data while the receiver has a buffer for them; all
 * others are announced, and the receiver fetches the data without the sender's help.
 */
final class InMemoryEndpoint implements Endpoint {
    private final InMemoryTransport transport;
    private final int rank;
    /** Eager buffers left at each receiver. */
    private final int[] credits;

    private final Deque<Consumer<Arrivals>> news = new ArrayDeque<>();
    private final Deque<Runnable> waitingFetches = new ArrayDeque<>();
    private int fetches;

    private record Eager(Envelope envelope, byte[] data) implements Incoming {}

    private record Announced(Envelope envelope, Outgoing origin) implements Incoming {}

    InMemoryEndpoint(InMemoryTransport transport, int rank, int ranks) {
        this.transport = transport;
        this.rank = rank;
        this.credits = new int[ranks];
        Arrays.fill(credits, transport.settings().eagerBuffers());
    }

    @Override
    public boolean hasNews() {
        return !news.isEmpty();
    }

    @Override
    public void progress(Arrivals arrivals) {
        while (!news.isEmpty()) {
            news.remove().accept(arrivals);
        }
    }

    @Override
    public void send(Outgoing message) {
        Envelope envelope = message.envelope();
        int destination = envelope.destination();
        boolean eager = envelope.bytes() <= transport.settings().eagerLimit()
                && envelope.mode() != SendMode.SYNCHRONOUS
                && credits[destination] > 0;
        if (eager) {
            credits[destination]--;
            transport.copied(envelope.bytes());
            announce(
                    InMemoryMessage.EAGER,
                    envelope.bytes(),
                    new Eager(envelope, message.data().packed((int) envelope.bytes())));
            message.completion().completed();
        } else {
            announce(InMemoryMessage.REQUEST, 0, new Announced(envelope, message));
        }
    }

    /** Tells a completion inside the rank's next call. */
    void tell(Completion completion) {
        news.add(arrivals -> completion.completed());
    }

    @Override
    public Optional<OneSided> oneSided() {
        return Optional.of(new InMemoryOneSided(transport, this, rank));
    }

    private void announce(InMemoryMessage kind, long bytes, Incoming message) {
        int destination = message.envelope().destination();
        InMemoryEndpoint receiver = transport.endpoint(destination);
        transport.transmit(
                kind, rank, destination, bytes, () -> receiver.news.add(arrivals -> arrivals.arrived(message)));
    }

    @Override
    public void receive(Incoming message, TypedBuffer target, long bytes, Completion completion) {
        if (message instanceof Eager eager) {
            target.write(0, eager.data, 0, (int) bytes);
            transport.copied(bytes);
            int source = eager.envelope.source();
            InMemoryEndpoint sender = transport.endpoint(source);
            transport.transmit(InMemoryMessage.CREDIT, rank, source, 0, () -> sender.credits[rank]++);
            completion.completed();
        } else {
            Outgoing origin = ((Announced) message).origin;
            waitingFetches.add(() -> fetch(origin, target, bytes, completion));
            fetchNext();
        }
    }

    private void fetchNext() {
        if (fetches < transport.settings().channels() && !waitingFetches.isEmpty()) {
            fetches++;
            waitingFetches.remove().run();
        }
    }

    private void fetch(Outgoing origin, TypedBuffer target, long bytes, Completion completion) {
        int source = origin.envelope().source();
        Runnable landed = () -> {
            origin.data().copyTo(target, bytes);
            news.add(arrivals -> completion.completed());
            InMemoryEndpoint sender = transport.endpoint(source);
            Runnable done =
                    () -> sender.news.add(arrivals -> origin.completion().completed());
            transport.transmit(InMemoryMessage.DONE, rank, source, 0, done);
            fetches--;
            fetchNext();
        };
        Runnable sendData = () -> transport.transmit(InMemoryMessage.DATA, source, rank, bytes, landed);
        transport.transmit(InMemoryMessage.READ, rank, source, 0, sendData);
    }
}
