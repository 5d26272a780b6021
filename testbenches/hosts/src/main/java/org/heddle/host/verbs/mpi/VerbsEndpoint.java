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
import org.heddle.host.verbs.choose.LengthProfile;
import org.heddle.host.verbs.transfer.TransferMethod;
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
    private final LayoutTransfers layouts;
    /** Connections by the number of their own queue pair. */
    private final Map<Integer, PeerConnection> byQueuePair = new HashMap<>();

    private final Map<Integer, PeerConnection> byPeer = new TreeMap<>();
    private final Map<Integer, Sending> sending = new HashMap<>();
    private final Map<Integer, Receiving> receiving = new HashMap<>();
    private final Deque<Consumer<Arrivals>> news = new ArrayDeque<>();
    private int nextId;

    /**
     * Long message that leaves.
     *
     * @param source offered to be read
     * @param layout registered copy of its lengths, where they are too many for the request
     */
    private record Sending(Outgoing message, RegisteredData source, RegisteredData layout) {}

    private record Receiving(RegisteredData target, Completion completion) {}

    VerbsEndpoint(
            int rank,
            VerbsMpiSettings settings,
            Context context,
            RankMemory memory,
            CompletionQueue completions,
            CompletionQueue dataCompletions,
            LayoutKeys keys,
            Traffic traffic,
            ChoiceLog log) {
        this.rank = rank;
        this.settings = settings;
        this.context = context;
        this.memory = memory;
        this.completions = completions;
        this.traffic = traffic;
        layouts = new LayoutTransfers(
                rank,
                settings.chooser(),
                settings.packets(),
                context,
                memory,
                dataCompletions,
                keys,
                log,
                this::sendUrgent);
    }

    LayoutTransfers layouts() {
        return layouts;
    }

    private void sendUrgent(int peer, WaitingMessage message) {
        connection(peer).addUrgent(message);
        goOn(connection(peer));
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
        return !news.isEmpty()
                || completions.hasCompletion()
                || layouts.completions().hasCompletion();
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
        while (layouts.completions().hasCompletion()) {
            for (WorkCompletion completion : layouts.completions().poll(POLLED)) {
                requireSuccess(completion, layouts.peer(completion.queuePair()));
                layouts.completed(completion);
            }
            layouts.goOn();
        }
    }

    private void requireSuccess(WorkCompletion completion, int peer) {
        if (completion.status() != WcStatus.SUCCESS) {
            throw new MpiException(
                    ErrorClass.ERR_OTHER,
                    "the connection of rank " + rank + " to rank " + peer + " has failed, " + completion.status()
                            + ": look for what the node or the network of one of them has met");
        }
    }

    private void handle(WorkCompletion completion, Arrivals arrivals) {
        PeerConnection connection = byQueuePair.get(completion.queuePair());
        requireSuccess(completion, connection.peer());
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
            case REQUEST -> {
                int groups = message.receiverId() * LengthProfile.GROUP_BYTES;
                byte[] layout = groups <= LayoutTransfers.EXTRA_BYTES ? extra(address, groups) : NOTHING;
                arrivals.arrived(new AnnouncedArrival(message.envelope(), message, layout));
            }
            case READY -> write(connection, message);
            case LISTS -> sendLists(message, extra(address, (int) completion.bytes() - WireHeader.BYTES));
            case WHOLE, TARGET -> {
                Sending own = sending.remove(message.senderId());
                layouts.sendWhole(connection.peer(), message, source(own, message), left(own));
            }
            case DONE -> end(message.senderId());
            default -> {
                // a CREDIT has nothing else
            }
        }
        connection.release(completion.id(), message.kind() != WireKind.CREDIT);
        traffic.ended();
    }

    /** Returns bytes behind a header. */
    private byte[] extra(long header, int bytes) {
        byte[] data = new byte[bytes];
        memory.space().load(header + WireHeader.BYTES, data, 0, bytes);
        return data;
    }

    private void sendLists(WireHeader told, byte[] sizes) {
        int peer = told.envelope().source();
        Sending own = sending.get(told.senderId());
        RegisteredData source = layouts.isUnderWay(told.senderId()) ? null : source(own, told);
        layouts.sendLists(peer, told, sizes, source, () -> {
            sending.remove(told.senderId());
            left(own).run();
        });
    }

    /** Returns the data of a message that moves by lists or keys: as it was offered, or where they lie. */
    private RegisteredData source(Sending own, WireHeader told) {
        return own.source().region() == null
                ? layouts.source(own.message().data(), told.envelope().bytes())
                : own.source();
    }

    private Runnable left(Sending own) {
        return () -> {
            memory.releaseRoom(own.layout());
            own.message().completion().completed();
        };
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
            if (!RankMemory.isTogether(message.data())) {
                layouts.logPacked(
                        envelope.destination(),
                        LengthProfile.of(message.data().layout()),
                        "eager, at most " + settings.eagerLimit() + " bytes");
            }
            connection.add(WaitingMessage.eager(header, message.data(), done::completed));
        } else {
            connection.add(request(message));
        }
        goOn(connection);
    }

    private WaitingMessage request(Outgoing message) {
        Envelope envelope = message.envelope();
        LengthProfile layout = layouts.offered(message.data(), envelope.destination());
        boolean isRead = settings.protocol() == RendezvousProtocol.READ;
        int id = nextId++;
        WireHeader header = new WireHeader(WireKind.REQUEST, 0, envelope, id, 0, 0, 0);
        if (layout == null) {
            RegisteredData source = isRead ? memory.source(message.data(), envelope.bytes()) : RegisteredData.NOTHING;
            sending.put(id, new Sending(message, source, RegisteredData.NOTHING));
            return WaitingMessage.of(header.withPlace(source.address(), source.key(), envelope.bytes()));
        }
        byte[] lengths = layout.encode();
        boolean isShort = lengths.length <= LayoutTransfers.EXTRA_BYTES;
        RegisteredData copy = isShort ? RegisteredData.NOTHING : memory.stored(lengths);
        sending.put(id, new Sending(message, RegisteredData.NOTHING, copy));
        return WaitingMessage.of(
                header.withGroups(layout.groups().size(), copy.address(), copy.key()), isShort ? lengths : NOTHING);
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
            connection.send(credit.withCredits(connection.takeOwed()).encode(), NOTHING);
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
                            connection.nextPost(), header.address(), header.key(), header.receiverId(), source.list()),
                    () -> {
                        traffic.ended();
                        message.left().run();
                    });
            return;
        }
        TypedBuffer data = message.data();
        byte[] bytes = data == null
                ? message.extra()
                : data.packed((int) message.header().envelope().bytes());
        traffic.posted(message.header().kind());
        connection.send(message.header().withCredits(connection.takeOwed()).encode(), bytes);
        if (data != null) {
            memory.copied(data, bytes.length);
        }
        message.left().run();
    }

    /** Writes a message whose receiver has told its place. */
    private void write(PeerConnection connection, WireHeader ready) {
        Sending own = sending.remove(ready.senderId());
        long bytes = ready.envelope().bytes();
        RegisteredData source = memory.source(own.message().data(), bytes);
        memory.release(own.source());
        connection.addUrgent(WaitingMessage.write(ready, source, () -> {
            memory.release(source);
            left(own).run();
        }));
    }

    /** Ends a send whose data have been read. */
    private void end(int id) {
        Sending own = sending.remove(id);
        memory.release(own.source());
        left(own).run();
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
            memory.copied(target, bytes);
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

    /** Fetches a message when the sender's layout is known. */
    private void fetch(AnnouncedArrival message, TypedBuffer target, long bytes, Completion completion) {
        WireHeader request = message.header();
        int groups = request.receiverId() * LengthProfile.GROUP_BYTES;
        if (groups <= LayoutTransfers.EXTRA_BYTES) {
            LengthProfile layout = groups == 0
                    ? LengthProfile.together(request.envelope().bytes())
                    : LengthProfile.decode(message.extra());
            fetch(request, layout, target, bytes, completion);
            return;
        }
        RegisteredData room = memory.room(groups);
        read(request.envelope().source(), request, room, () -> {
            LengthProfile layout = LengthProfile.decode(memory.taken(room));
            memory.releaseRoom(room);
            fetch(request, layout, target, bytes, completion);
        });
    }

    private void fetch(
            WireHeader request, LengthProfile layout, TypedBuffer target, long bytes, Completion completion) {
        PeerConnection connection = connection(request.envelope().source());
        TransferMethod method =
                bytes == 0 ? TransferMethod.COPY : layouts.chosen(connection.peer(), layout.head(bytes), target, bytes);
        int id = nextId++;
        if (method != TransferMethod.COPY) {
            layouts.receive(method, request, layout.head(bytes), target, bytes, id, completion::completed);
            return;
        }
        RegisteredData place = memory.target(target, bytes);
        receiving.put(id, new Receiving(place, completion));
        boolean isOffered = request.receiverId() == 0;
        if (settings.protocol() == RendezvousProtocol.WRITE || !isOffered) {
            WireHeader ready = WireHeader.about(WireKind.READY, rank, connection.peer(), request.senderId(), id)
                    .withPlace(place.address(), place.key(), bytes);
            sendUrgent(connection.peer(), WaitingMessage.of(ready));
            return;
        }
        WireHeader done = WireHeader.about(WireKind.DONE, rank, connection.peer(), request.senderId(), id);
        read(connection.peer(), request, place, () -> {
            connection.addUrgent(WaitingMessage.of(done));
            landed(id);
        });
    }

    /** READs what a request offers. */
    private void read(int peer, WireHeader request, RegisteredData place, Runnable done) {
        PeerConnection connection = connection(peer);
        connection.read(() -> {
            traffic.posted(WireKind.READ);
            return new PeerConnection.Request(
                    SendWorkRequest.read(connection.nextPost(), request.address(), request.key(), place.list()), () -> {
                        traffic.ended();
                        done.run();
                    });
        });
        goOn(connection);
    }

    /** Returns whether something can go only when a request that is posted has completed. */
    boolean awaitsSlot() {
        return byPeer.values().stream().anyMatch(PeerConnection::awaitsSlot) || layouts.awaitsSlot();
    }

    /** Returns the connections, by peer. */
    List<PeerConnection> connections() {
        return List.copyOf(byPeer.values());
    }
}
