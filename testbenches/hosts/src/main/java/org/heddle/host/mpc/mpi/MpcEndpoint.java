package org.heddle.host.mpc.mpi;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.mpc.ch.ChRdma;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.cost.HostProcessor;
import org.heddle.host.mpc.memory.ProcessMemory;
import org.heddle.host.mpc.window.MpcWindows;
import org.heddle.host.ranks.UserMemory;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.transport.Arrivals;
import org.heddle.mpi.transport.Completion;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Expected;
import org.heddle.mpi.transport.Incoming;
import org.heddle.mpi.transport.OneSided;
import org.heddle.mpi.transport.Outgoing;
import org.heddle.mpi.transport.SendMode;
import org.jspecify.annotations.Nullable;

/** One rank's door to its node: CH_RDMA for ranks of other nodes, copies for those of its own. */
final class MpcEndpoint implements Endpoint {
    /** A rank that has not looked for so long has computed: what is late then is not late because of the nodes. */
    private static final long LOOKING_CYCLES = 10_000;

    private final MpcTransport transport;
    private final int rank;
    private final HostProcessor processor;
    private final UserMemory<ProcessMemory> memory;
    private final ChRdma channel;
    private final Deque<Consumer<Arrivals>> news = new ArrayDeque<>();
    /** Whether the rank looks again and again while something is under way; else an interrupt tells. */
    private final boolean polls;

    private @Nullable MpcWindows windows;

    /** Whether it handles events: what it does about them may not be under way yet. */
    private boolean isBusy;

    private long lastLook;
    private long lookingSince;
    /** The cycle at which a rank that is to be interrupted gives up. */
    private long deadline = Long.MAX_VALUE;

    MpcEndpoint(
            MpcTransport transport,
            int rank,
            HostProcessor processor,
            UserMemory<ProcessMemory> memory,
            ChRdma channel) {
        this.transport = transport;
        this.rank = rank;
        this.processor = processor;
        this.memory = memory;
        this.channel = channel;
        polls = !transport.settings().channel().mode().isInSystemSpace();
    }

    HostProcessor processor() {
        return processor;
    }

    UserMemory<ProcessMemory> memory() {
        return memory;
    }

    boolean isQuiet() {
        return !isBusy && !hasLocalNews();
    }

    private boolean hasLocalNews() {
        return !news.isEmpty() || channel.isNotified();
    }

    @Override
    public boolean hasNews() {
        return hasLocalNews() || isAwaiting() && (polls || processor.cycle() >= deadline);
    }

    private boolean isAwaiting() {
        return transport.network().underWay().isAnyFor(rank);
    }

    /** Returns the cycle at which the rank gives up what is under way to it. */
    long deadline() {
        return !polls && isAwaiting() ? deadline : Long.MAX_VALUE;
    }

    @Override
    public boolean isInterrupted() {
        return processor.isInterrupted();
    }

    @Override
    public void interrupt() {
        processor.handleInterrupts();
    }

    @Override
    public void progress(Arrivals arrivals) {
        isBusy = true;
        try {
            look(arrivals);
        } finally {
            isBusy = false;
        }
    }

    private void look(Arrivals arrivals) {
        // What they add is for the next look: a lock of the own node is looked at again and again.
        for (int left = news.size(); left > 0; left--) {
            news.remove().accept(arrivals);
        }
        if (!hasNews()) {
            deadline = limit();
            return;
        }
        boolean isLate = processor.cycle() >= deadline && isAwaiting();
        boolean hasComputed = polls && processor.cycle() - lastLook > LOOKING_CYCLES;
        if (channel.netLookup(arrivals) || hasComputed) {
            lookingSince = processor.cycle();
        } else if (isLate
                || polls
                        && processor.cycle() - lookingSince
                                > transport.settings().limitCycles()) {
            throw new HostTimeoutException(
                    "a notification that is under way to rank " + rank,
                    transport.settings().limitCycles(),
                    processor.cycle(),
                    "the network has lost a remote write, or a node stands still");
        }
        lastLook = processor.cycle();
        deadline = limit();
    }

    private long limit() {
        return polls ? Long.MAX_VALUE : processor.cycle() + transport.settings().limitCycles();
    }

    @Override
    public void send(Outgoing message) {
        int destination = message.envelope().destination();
        if (transport.areNeighbours(rank, destination)) {
            sendToNeighbour(message, transport.endpoint(destination));
        } else {
            channel.send(message);
        }
    }

    /** Made with the first window, of nodes that read the memory of others. */
    @Override
    public Optional<OneSided> oneSided() {
        if (!transport.settings().channel().mode().hasOwnLists()) {
            return Optional.empty();
        }
        if (windows == null) {
            windows = new MpcWindows(
                    transport.network(),
                    channel,
                    transport.frames(rank),
                    action -> news.add(arrivals -> action.run()),
                    transport.settings().limitCycles());
        }
        return Optional.of(windows);
    }

    @Override
    public boolean wantsExpected() {
        return transport.settings().channel().mode().hasOwnLists();
    }

    @Override
    public Optional<Expected.Withdrawal> expect(Expected receive) {
        int source = receive.envelope().source();
        return transport.areNeighbours(rank, source) ? Optional.empty() : channel.expect(receive);
    }

    private void sendToNeighbour(Outgoing message, MpcEndpoint neighbour) {
        Envelope envelope = message.envelope();
        ChSettings settings = transport.settings().channel();
        processor.work(processor.constants().sendCall());
        boolean isCopied = envelope.bytes() <= settings.mostShort() && envelope.mode() != SendMode.SYNCHRONOUS;
        if (isCopied) {
            byte[] data = message.data().packed((int) envelope.bytes());
            processor.copied(data.length);
            TypedBuffer copy = new TypedBuffer(MessageMemory.of(ByteBuffer.wrap(data)), 0, data.length, Datatype.BYTE);
            Outgoing origin = new Outgoing(envelope, copy, () -> {});
            neighbour.news.add(arrivals -> arrivals.arrived(new NeighbourMessage(origin)));
            message.completion().completed();
        } else {
            neighbour.news.add(arrivals -> arrivals.arrived(new NeighbourMessage(message)));
        }
    }

    @Override
    public void receive(Incoming message, TypedBuffer target, long bytes, Completion completion) {
        if (message instanceof NeighbourMessage neighbour) {
            processor.work(processor.constants().receiveCall());
            neighbour.origin().data().copyTo(target, bytes);
            processor.copied(bytes);
            Completion sent = neighbour.origin().completion();
            transport.endpoint(message.envelope().source()).news.add(arrivals -> sent.completed());
            completion.completed();
        } else {
            channel.receive(message, target, bytes, completion);
        }
    }
}
