package org.heddle.host.dimmnet2.mpi;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.heddle.host.HostPort;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.host.dimmnet2.layout.LayoutPairing;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.transport.Arrivals;
import org.heddle.mpi.transport.Completion;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Incoming;
import org.heddle.mpi.transport.Outgoing;
import org.heddle.mpi.transport.SendMode;

/** One rank's door to its node: the paper's protocol, seen from both sides. */
final class Dimmnet2Endpoint implements Endpoint {
    /** A rank that has not looked at its ring for so long has computed: what is late then is not late because of the nodes. */
    private static final long LOOKING_CYCLES = 10_000;

    private final Dimmnet2Transport transport;
    private final int rank;
    private final RankPlaces places;
    private final NodeProcess process;
    private final SoDimmMemory memory;
    private final SoDimmHeap heap;
    private final AddressLists lists;
    private final Mailboxes mailboxes;
    private final OpenSends sends = new OpenSends();
    /** Events on this host itself that are not yet delivered to matching, oldest first. */
    private final Deque<Consumer<Arrivals>> news = new ArrayDeque<>();

    private long nextPoll;
    private long lastLook;
    /** The cycle from which on the rank has looked at its ring again and again. */
    private long lookingSince;

    Dimmnet2Endpoint(Dimmnet2Transport transport, int rank, HostPort port) {
        this.transport = transport;
        this.rank = rank;
        this.places = transport.places();
        int own = places.process(rank);
        this.process = new NodeProcess(
                rank,
                places,
                port,
                transport.settings(),
                transport.underWay(),
                status -> notice(status).kind() != Notice.Kind.NONE);
        this.memory = new SoDimmMemory(process);
        this.heap = transport.heap(places.node(rank));
        this.lists = new AddressLists(memory, heap, transport.settings().listBytes());
        this.mailboxes = new Mailboxes(rank, places, process);
    }

    SoDimmMemory memory() {
        return memory;
    }

    AddressLists lists() {
        return lists;
    }

    private Notice notice(VectorStatus status) {
        return Mailboxes.notice(status, places.process(rank), places.ranks());
    }

    /** The cycle at which the rank looks at its ring again; Long.MAX_VALUE if nothing is under way to it. */
    long nextPoll() {
        return transport.underWay().isAnyFor(rank) ? nextPoll : Long.MAX_VALUE;
    }

    @Override
    public boolean hasNews() {
        return !news.isEmpty() || process.hasNotice() || transport.cycle() >= nextPoll();
    }

    @Override
    public void progress(Arrivals arrivals) {
        if (process.port().cycle() > lastLook + LOOKING_CYCLES) {
            lookingSince = process.port().cycle();
        }
        while (process.poll()) {
            // the ring is emptied: what is in it waits inside the process
        }
        while (process.hasNotice() || !news.isEmpty()) {
            process.notice().ifPresent(status -> handle(status, arrivals));
            if (!news.isEmpty()) {
                news.remove().accept(arrivals);
            }
        }
        mailboxes.returnCredits();
        process.requireInTime(lookingSince);
        lastLook = process.port().cycle();
        nextPoll = lastLook + process.costs().pollInterval();
    }

    private void handle(VectorStatus status, Arrivals arrivals) {
        Notice notice = notice(status);
        int sender = places.rank(status.node(), status.process());
        if (!StatusErrors.isGood(status) || sender < 0) {
            throw StatusErrors.of(status, "a packet of another rank");
        }
        process.port().work(process.costs().matching());
        switch (notice.kind()) {
            case REQUEST -> {
                HostTally tally = tally(() -> "a message from " + places.inWords(sender));
                charged(tally, () -> {
                    SendRequest request = mailboxes.take(sender, notice.number());
                    arrivals.arrived(new RemoteMessage(request, tally));
                });
            }
            case COMPLETION -> {
                mailboxes.tookCompletion(sender);
                completed(notice.number());
            }
            case CREDIT -> mailboxes.credited(sender, notice.number());
            case NONE -> throw new IllegalStateException("no notice: " + status);
        }
    }

    private void charged(HostTally tally, Runnable work) {
        HostTally before = process.port().tally();
        process.port().charge(tally);
        try {
            work.run();
        } finally {
            process.port().charge(before);
        }
    }

    /** A tally that begins now. */
    private HostTally tally(Supplier<String> what) {
        long start = process.port().cycle();
        return new HostTally(what, start, transport.settings().countsNodes() ? process.counts() : NodeCounts.NONE);
    }

    private void log(Envelope envelope, MessageCost.Side side, HostTally tally) {
        long end = process.port().cycle();
        NodeCounts after = transport.settings().countsNodes() ? process.counts() : NodeCounts.NONE;
        transport.log(tally.cost(envelope, side, end, after));
    }

    private void completed(int send) {
        OpenSends.Send open = sends.remove(send);
        open.source().end(heap);
        log(open.message().envelope(), MessageCost.Side.SENDER, open.tally());
        open.message().completion().completed();
    }

    @Override
    public void send(Outgoing message) {
        HostTally tally = tally(() -> places.inWords(message.envelope()));
        charged(tally, () -> {
            process.port().work(process.costs().sendCall());
            int receiver = message.envelope().destination();
            boolean isNeighbour = places.node(receiver) == places.node(rank);
            if (isEager(message.envelope())) {
                byte[] data = message.data().packed((int) message.envelope().bytes());
                if (isNeighbour) {
                    announceLocally(receiver, copy(message.envelope(), data));
                } else {
                    mailboxes.send(SendRequest.withData(message.envelope(), data), tally);
                }
                log(message.envelope(), MessageCost.Side.SENDER, tally);
                message.completion().completed();
            } else if (isNeighbour) {
                announceLocally(receiver, logged(message, tally));
            } else {
                sendRequest(message, tally);
            }
        });
    }

    /** The same message, whose cost is noted when it is completed. */
    private Outgoing logged(Outgoing message, HostTally tally) {
        return new Outgoing(message.envelope(), message.data(), () -> {
            log(message.envelope(), MessageCost.Side.SENDER, tally);
            message.completion().completed();
        });
    }

    private void announceLocally(int receiver, Outgoing message) {
        Dimmnet2Endpoint neighbour = transport.endpoint(receiver);
        neighbour.news.add(arrivals ->
                arrivals.arrived(new LocalMessage(message, neighbour.tally(() -> places.inWords(message.envelope())))));
    }

    /** A message whose sender does not wait for it. */
    private static Outgoing copy(Envelope envelope, byte[] data) {
        TypedBuffer buffer = new TypedBuffer(MessageMemory.of(ByteBuffer.wrap(data)), 0, data.length, Datatype.BYTE);
        return new Outgoing(envelope, buffer, () -> {});
    }

    private boolean isEager(Envelope envelope) {
        int limit = transport.settings().eagerLimit();
        return limit > 0 && envelope.bytes() <= limit && envelope.mode() != SendMode.SYNCHRONOUS;
    }

    private void sendRequest(Outgoing message, HostTally tally) {
        sends.requireRoom();
        AddressLists.Use use = lists.use();
        MessageSource source;
        try {
            source = MessageSource.of(message.data(), memory, heap, use);
        } catch (MpiException refused) {
            use.end();
            throw refused;
        }
        if (!source.packedBecause().isEmpty()) {
            tally.packed(source.packedBecause());
        }
        int send = sends.add(new OpenSends.Send(message, source, tally));
        mailboxes.send(new SendRequest(message.envelope(), send, source.address(), source.parts(), null), tally);
    }

    @Override
    public void receive(Incoming message, TypedBuffer target, long bytes, Completion completion) {
        if (message instanceof LocalMessage local) {
            charged(local.tally(), () -> receiveLocal(local, target, bytes, completion));
        } else {
            RemoteMessage remote = (RemoteMessage) message;
            charged(remote.tally(), () -> receiveRemote(remote, target, bytes, completion));
        }
    }

    private void receiveLocal(LocalMessage message, TypedBuffer target, long bytes, Completion completion) {
        process.port().work(process.costs().receiveCall());
        message.tally().packed("both ranks are on one node: its host copies");
        TypedBuffer data = message.origin().data();
        boolean dataHere = memory.isSameAs(data.memory());
        if (dataHere && memory.isSameAs(target.memory())) {
            HostCopy copy = new HostCopy(memory);
            new LayoutPairing(data.layout(), target.layout(), bytes)
                    .forEachRemaining(runs -> copy.copy(runs, data.address(), target.address()));
        } else {
            (dataHere ? data.through(memory) : data).copyTo(target, bytes);
        }
        int sender = message.envelope().source();
        transport
                .endpoint(sender)
                .news
                .add(arrivals -> message.origin().completion().completed());
        log(message.envelope(), MessageCost.Side.RECEIVER, message.tally());
        completion.completed();
    }

    private void receiveRemote(RemoteMessage message, TypedBuffer target, long bytes, Completion completion) {
        process.port().work(process.costs().receiveCall());
        ByteBuffer data = message.request().data();
        if (data != null) {
            target.write(0, data.array(), 0, (int) bytes);
            log(message.envelope(), MessageCost.Side.RECEIVER, message.tally());
            completion.completed();
            return;
        }
        Landing landing = new Landing(target, bytes, memory, heap);
        Fetch fetch = new Fetch(
                process,
                memory,
                heap,
                lists.use(),
                message.request(),
                places.inWords(message.envelope()),
                places.node(message.sender()),
                transport.settings().dataLimit(bytes));
        fetch.start(
                landing.runs(),
                landing.base(),
                bytes,
                () -> news.add(arrivals -> charged(message.tally(), () -> {
                    finish(message, fetch, landing);
                    completion.completed();
                })));
    }

    private void finish(RemoteMessage message, Fetch fetch, Landing landing) {
        fetch.finish();
        fetch.packedBecause().forEach(message.tally()::packed);
        if (!landing.isInPlace()) {
            message.tally().packed(MessageSource.IN_HOST_MEMORY);
            landing.carry();
        }
        mailboxes.complete(message.envelope(), message.request().send());
        log(message.envelope(), MessageCost.Side.RECEIVER, message.tally());
    }
}
