package org.heddle.host.verbs.mpi;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.heddle.host.verbs.CompletionQueue;
import org.heddle.host.verbs.Context;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.WorkCompletion;
import org.heddle.host.verbs.type.WcOpcode;
import org.heddle.host.verbs.type.WcStatus;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.transport.Arrivals;
import org.heddle.mpi.transport.Completion;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Incoming;
import org.heddle.mpi.transport.Outgoing;
import org.heddle.mpi.transport.SendMode;

/** One rank's door to its node: connections to all other ranks, which complete in one queue. */
final class VerbsEndpoint implements Endpoint {
    private static final int POLLED = 16;
    private static final byte[] NOTHING = new byte[0];

    private final int rank;
    private final VerbsMpiSettings settings;
    private final Context context;
    private final RankMemory memory;
    private final CompletionQueue completions;
    private final Traffic traffic;
    /** Connections by the number of their own queue pair. */
    private final Map<Integer, PeerConnection> byQueuePair = new HashMap<>();

    private final Map<Integer, PeerConnection> byPeer = new TreeMap<>();
    private final Map<Integer, Sending> sending = new HashMap<>();
    private final Map<Integer, Receiving> receiving = new HashMap<>();
    private final Deque<Consumer<Arrivals>> news = new ArrayDeque<>();
    private int nextId;

    private record Sending(Outgoing message, RegisteredData source) {}

    private record Receiving(RegisteredData target, Completion completion) {}

    VerbsEndpoint(
            int rank,
            VerbsMpiSettings settings,
            Context context,
            RankMemory memory,
            CompletionQueue completions,
            Traffic traffic) {
        this.rank = rank;
        this.settings = settings;
        this.context = context;
        this.memory = memory;
        this.completions = completions;
        this.traffic = traffic;
    }

    void add(PeerConnection connection) {
        byQueuePair.put(connection.queuePair(), connection);
        byPeer.put(connection.peer(), connection);
    }

    Context context() {
        return context;
    }

    RankMemory memory() {
        return memory;
    }

    PeerConnection connection(int peer) {
        return byPeer.get(peer);
    }

    @Override
    public boolean hasNews() {
        return !news.isEmpty() || completions.hasCompletion();
    }

    @Override
    public void progress(Arrivals arrivals) {
        while (!news.isEmpty()) {
            news.remove().accept(arrivals);
        }
        while (completions.hasCompletion()) {
            for (WorkCompletion completion : completions.poll(POLLED)) {
                handle(completion, arrivals);
            }
            byPeer.values().forEach(this::goOn);
        }
    }

    private void handle(WorkCompletion completion, Arrivals arrivals) {
        PeerConnection connection = byQueuePair.get(completion.queuePair());
        if (completion.status() != WcStatus.SUCCESS) {
            throw new MpiException(
                    ErrorClass.ERR_OTHER,
                    "the connection of rank " + rank + " to rank " + connection.peer() + " has failed, "
                            + completion.status() + ": look for what the node or the network of one of them has met");
        }
        if (!completion.opcode().isReceive()) {
            connection.completed(completion.id());
        } else if (completion.opcode() == WcOpcode.RECV_RDMA_WITH_IMM) {
            connection.release(completion.id(), true);
            traffic.ended();
            landed(completion.immediate().orElseThrow());
        } else {
            arrived(connection, completion, arrivals);
        }
    }

    private void arrived(PeerConnection connection, WorkCompletion completion, Arrivals arrivals) {
        long address = connection.received(completion.id());
        byte[] header = new byte[WireHeader.BYTES];
        memory.space().load(address, header, 0, header.length);
        WireHeader message = WireHeader.decode(header, connection.peer(), rank);
        connection.earn(message.credits());
        switch (message.kind()) {
            case EAGER -> {
                byte[] data = new byte[(int) message.envelope().bytes()];
                memory.space().load(address + WireHeader.BYTES, data, 0, data.length);
                EagerArrival eager = new EagerArrival(message.envelope(), data);
                arrivals.arrived(eager);
                if (!eager.isTaken()) {
                    context.copied(data.length);
                }
            }
            case REQUEST -> arrivals.arrived(new AnnouncedArrival(message.envelope(), message));
            case READY -> write(connection, message);
            case DONE -> end(message.senderId());
            default -> {
                // a CREDIT has nothing else
            }
        }
        connection.release(completion.id(), message.kind() != WireKind.CREDIT);
        traffic.ended();
    }

    @Override
    public void send(Outgoing message) {
        Envelope envelope = message.envelope();
        boolean eager = envelope.bytes() <= settings.eagerLimit() && envelope.mode() != SendMode.SYNCHRONOUS;
        if (envelope.destination() == rank) {
            sendToItself(message, eager);
            return;
        }
        PeerConnection connection = connection(envelope.destination());
        WireHeader header = new WireHeader(WireKind.EAGER, 0, envelope, 0, 0, 0, 0);
        if (eager) {
            Completion done = message.completion();
            connection.add(new WaitingMessage(header, message.data(), null, done::completed));
        } else {
            connection.add(new WaitingMessage(request(message), null, null, () -> {}));
        }
        goOn(connection);
    }

    private WireHeader request(Outgoing message) {
        Envelope envelope = message.envelope();
        boolean isRead = settings.protocol() == RendezvousProtocol.READ;
        RegisteredData source = isRead ? memory.source(message.data(), envelope.bytes()) : RegisteredData.NOTHING;
        int id = nextId++;
        sending.put(id, new Sending(message, source));
        return new WireHeader(WireKind.REQUEST, 0, envelope, id, source.address(), source.key(), 0);
    }

    private void sendToItself(Outgoing message, boolean eager) {
        if (!eager) {
            news.add(arrivals -> arrivals.arrived(new OwnArrival(message)));
            return;
        }
        byte[] data = message.data().packed((int) message.envelope().bytes());
        context.copied(data.length);
        TypedBuffer copy = new TypedBuffer(MessageMemory.of(ByteBuffer.wrap(data)), 0, data.length, Datatype.BYTE);
        Outgoing kept = new Outgoing(message.envelope(), copy, () -> {});
        news.add(arrivals -> arrivals.arrived(new OwnArrival(kept)));
        message.completion().completed();
    }

    /** Sends what may go now to a peer, and posts its buffers again. */
    private void goOn(PeerConnection connection) {
        connection.postAgain();
        connection.postReads();
        for (WaitingMessage message = connection.next(); message != null; message = connection.next()) {
            post(connection, message);
        }
        if (connection.mustReturn()) {
            WireHeader credit = WireHeader.about(WireKind.CREDIT, rank, connection.peer(), 0, 0);
            traffic.posted(WireKind.CREDIT);
            connection.send(credit.withCredits(connection.takeOwed()).encode(), NOTHING, () -> {});
        }
    }

    private void post(PeerConnection connection, WaitingMessage message) {
        RegisteredData source = message.source();
        if (source != null) {
            WireHeader header = message.header();
            traffic.posted(WireKind.WRITE);
            traffic.alsoAwaited();
            connection.postSignaled(
                    SendWorkRequest.writeWithImmediate(
                            connection.nextPost(),
                            header.address(),
                            header.key(),
                            header.receiverId(),
                            source.pieces()),
                    () -> {
                        traffic.ended();
                        message.left().run();
                    });
            return;
        }
        TypedBuffer data = message.data();
        byte[] bytes = data == null
                ? NOTHING
                : data.packed((int) message.header().envelope().bytes());
        traffic.posted(message.header().kind());
        connection.send(message.header().withCredits(connection.takeOwed()).encode(), bytes, () -> {});
        context.copied(bytes.length);
        message.left().run();
    }

    /** Writes a message whose receiver has told its place. */
    private void write(PeerConnection connection, WireHeader ready) {
        Sending own = sending.remove(ready.senderId());
        long bytes = ready.envelope().bytes();
        RegisteredData source = memory.source(own.message().data(), bytes);
        connection.addUrgent(new WaitingMessage(ready, null, source, () -> {
            memory.release(source);
            own.message().completion().completed();
        }));
    }

    /** Ends a send whose data have been read. */
    private void end(int id) {
        Sending own = sending.remove(id);
        memory.release(own.source());
        own.message().completion().completed();
    }

    /** Ends a receive whose data have been written. */
    private void landed(int id) {
        Receiving own = receiving.remove(id);
        memory.arrived(own.target());
        memory.release(own.target());
        own.completion().completed();
    }

    @Override
    public void receive(Incoming message, TypedBuffer target, long bytes, Completion completion) {
        if (message instanceof EagerArrival eager) {
            target.write(0, eager.take(), 0, (int) bytes);
            context.copied(bytes);
            completion.completed();
        } else if (message instanceof OwnArrival own) {
            own.origin().data().copyTo(target, bytes);
            context.copied(bytes);
            own.origin().completion().completed();
            completion.completed();
        } else {
            fetch((AnnouncedArrival) message, target, bytes, completion);
        }
    }

    private void fetch(AnnouncedArrival message, TypedBuffer target, long bytes, Completion completion) {
        PeerConnection connection = connection(message.envelope().source());
        RegisteredData place = memory.target(target, bytes);
        int id = nextId++;
        receiving.put(id, new Receiving(place, completion));
        WireHeader request = message.header();
        if (settings.protocol() == RendezvousProtocol.WRITE) {
            WireHeader ready = WireHeader.about(WireKind.READY, rank, connection.peer(), request.senderId(), id)
                    .withPlace(place.address(), place.key(), bytes);
            connection.addUrgent(new WaitingMessage(ready, null, null, () -> {}));
            goOn(connection);
            return;
        }
        WireHeader done = WireHeader.about(WireKind.DONE, rank, connection.peer(), request.senderId(), id);
        connection.read(() -> {
            traffic.posted(WireKind.READ);
            return new PeerConnection.Request(
                    SendWorkRequest.read(connection.nextPost(), request.address(), request.key(), place.pieces()),
                    () -> {
                        traffic.ended();
                        connection.addUrgent(new WaitingMessage(done, null, null, () -> {}));
                        landed(id);
                    });
        });
        goOn(connection);
    }

    /** Returns whether something can go only when a request that is posted has completed. */
    boolean awaitsSlot() {
        return byPeer.values().stream().anyMatch(PeerConnection::awaitsSlot);
    }

    /** Returns the connections, by peer. */
    List<PeerConnection> connections() {
        return List.copyOf(byPeer.values());
    }
}
