package org.heddle.host.verbs.mpi;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import org.heddle.host.verbs.CompletionQueue;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.QueuePairSettings;
import org.heddle.host.verbs.ReceiveWorkRequest;
import org.heddle.host.verbs.ScatterGatherElement;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.WorkCompletion;
import org.heddle.host.verbs.choose.PacketSizes;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.Mtu;
import org.heddle.host.verbs.type.QueuePairAttributes;
import org.jspecify.annotations.Nullable;

/*
 * Order
 *
 * Receives are taken in the order in which they were posted. So a receiver posts those of a message, announces them on the other connection, which
 * keeps its order, and the sender sends in the order of the announcements: what it sends always meets its own receive. Nothing is sent before it has
 * been announced, so that no receiver is ever not ready.
 */
/** Queue pair of two ranks beside that of their {@link PeerConnection}, for data that move by lists and keys; there is one for each path MTU. */
final class DataPair {
    /** Most receives that one announcement is about. */
    static final int ROUND = LayoutTransfers.EXTRA_BYTES / 16;
    /** Messages at a time that use a key of the receiver, and one of the sender perhaps. */
    private static final int MOST_KEYED = 8;

    /**
     * Path and queues of a pair.
     *
     * @param mtu of its path
     * @param depth requests, and receives
     */
    record Shape(Mtu mtu, int depth) {}

    private final QueuePair pair;
    private final Shape shape;
    private final Traffic traffic;
    private final Deque<Departure> departures = new ArrayDeque<>();
    private final Deque<Runnable> sent = new ArrayDeque<>();
    private final Deque<Arrival> arrivals = new ArrayDeque<>();
    private final Deque<Runnable> filled = new ArrayDeque<>();
    private final Deque<Runnable> keyed = new ArrayDeque<>();
    private long nextSend;
    private long firstSend;
    private int inKeys;

    /** Requests of a message in the order of their announcement; posted when they are there, those of messages behind them later. */
    static final class Departure {
        private final WireKind kind;
        private final Runnable left;
        private @Nullable List<SendWorkRequest> requests;

        /** @param left told when all of them have completed */
        Departure(WireKind kind, Runnable left) {
            this.kind = kind;
            this.left = left;
        }

        void set(List<SendWorkRequest> all) {
            requests = new ArrayList<>(all);
        }
    }

    /**
     * Receives of a message.
     *
     * @param lists pieces of each
     * @param announce tells the sender the bytes of those that have been posted
     * @param landed told when the last one is filled
     */
    record Arrival(Iterator<List<ScatterGatherElement>> lists, Consumer<List<Long>> announce, Runnable landed) {}

    DataPair(ProtectionDomain domain, CompletionQueue completions, int most, Shape shape, Traffic traffic) {
        this.shape = shape;
        this.traffic = traffic;
        pair = domain.createQueuePair(QueuePairSettings.of(completions)
                .withDepths(shape.depth, shape.depth)
                .withSge(most, most));
        pair.modify(QueuePairAttributes.init(AccessFlag.REMOTE_WRITE));
    }

    /** Returns the pairs between two ranks: for usual packets and, if they differ, a smaller one for short ones, which fewer messages take. */
    static List<Shape> shapes(PacketSizes packets) {
        Shape usual = new Shape(packets.usual(), 4 * ROUND);
        return packets.differ() ? List.of(usual, new Shape(packets.ofShortPieces(), 2 * ROUND)) : List.of(usual);
    }

    /** Returns the completions of pairs that may wait at a time. */
    static int completions(List<Shape> shapes) {
        return shapes.stream().mapToInt(shape -> 2 * shape.depth).sum();
    }

    int queuePair() {
        return pair.number();
    }

    void connect(int node, int queuePair) {
        pair.modify(QueuePairAttributes.readyToReceive(node, queuePair, shape.mtu, 0));
        pair.modify(QueuePairAttributes.readyToSend(0));
    }

    /** Begins a message that uses a key, when there are not too many; {@link #endKeyed} ends it. */
    void beginKeyed(Runnable message) {
        if (inKeys == MOST_KEYED) {
            keyed.add(message);
            return;
        }
        inKeys++;
        message.run();
    }

    void endKeyed() {
        inKeys--;
        if (!keyed.isEmpty()) {
            beginKeyed(keyed.remove());
        }
    }

    void add(Departure departure) {
        departures.add(departure);
    }

    void add(Arrival arrival) {
        arrivals.add(arrival);
    }

    /** Posts what there is room for. */
    void goOn() {
        send();
        while (!arrivals.isEmpty() && filled.size() <= shape.depth - ROUND) {
            postRound(arrivals.element());
            if (!arrivals.element().lists.hasNext()) {
                arrivals.remove();
            }
        }
    }

    private void send() {
        List<SendWorkRequest> chain = new ArrayList<>();
        while (!departures.isEmpty() && departures.element().requests != null && sent.size() < shape.depth) {
            Departure first = departures.element();
            List<SendWorkRequest> requests = first.requests;
            SendWorkRequest next = requests.remove(0);
            boolean isLast = requests.isEmpty();
            boolean isSignaled = isLast || nextSend % (shape.depth / 4) == 0;
            traffic.posted(first.kind);
            SendWorkRequest numbered = numbered(next, nextSend++);
            chain.add(isSignaled ? numbered.signaled() : numbered);
            if (isLast) {
                departures.remove();
            }
            if (isSignaled) {
                traffic.alsoAwaited();
            }
            sent.add(() -> {
                if (isSignaled) {
                    traffic.ended();
                }
                if (isLast) {
                    first.left.run();
                }
            });
        }
        if (!chain.isEmpty()) {
            pair.postSend(chain);
        }
    }

    private static SendWorkRequest numbered(SendWorkRequest request, long id) {
        return new SendWorkRequest(
                id,
                request.opcode(),
                request.flags(),
                request.pieces(),
                request.remoteAddress(),
                request.rkey(),
                request.immediate(),
                request.compareAdd(),
                request.swap());
    }

    private void postRound(Arrival arrival) {
        List<ReceiveWorkRequest> receives = new ArrayList<>();
        List<Long> sizes = new ArrayList<>();
        while (receives.size() < ROUND && arrival.lists.hasNext()) {
            List<ScatterGatherElement> list = arrival.lists.next();
            receives.add(new ReceiveWorkRequest(0, list.toArray(ScatterGatherElement[]::new)));
            sizes.add(list.stream().mapToLong(ScatterGatherElement::length).sum());
            filled.add(arrival.lists.hasNext() ? () -> {} : arrival.landed);
        }
        pair.postReceive(receives);
        arrival.announce.accept(sizes);
    }

    void completed(WorkCompletion completion) {
        if (completion.opcode().isReceive()) {
            traffic.ended();
            filled.remove().run();
            return;
        }
        for (; firstSend <= completion.id(); firstSend++) {
            sent.remove().run();
        }
    }

    /** Returns whether something waits for a slot that a request which is posted frees. */
    boolean awaitsSlot() {
        return !departures.isEmpty() && departures.element().requests != null && sent.size() == shape.depth;
    }
}
