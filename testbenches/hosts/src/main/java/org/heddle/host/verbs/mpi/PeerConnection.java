package org.heddle.host.verbs.mpi;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.heddle.host.verbs.CompletionQueue;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.QueuePairSettings;
import org.heddle.host.verbs.ReceiveWorkRequest;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.device.AddressSpace;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.QueuePairAttributes;
import org.heddle.host.verbs.type.SendFlag;
import org.jspecify.annotations.Nullable;

/*
 * Credits
 *
 * A rank posts N receives for data of a peer, and two more. Each message but CREDIT takes one of the N credits that the peer began with; when its
 * buffer has been posted again, the credit goes back with the next message, or by a CREDIT once half of the N are owed. A CREDIT takes no credit:
 * at most two can be on their way, for behind the second one the peer has no credit left to make another one due. So there is always a receive.
 */
/** Connection of a rank to one peer: its queue pair, buffers and credits. */
final class PeerConnection {
    private static final int SPARE_RECEIVES = 2;

    private final int peer;
    private final VerbsMpiSettings settings;
    private final Traffic traffic;
    private final QueuePair pair;
    private final AddressSpace space;
    private final MemoryRegion receiveBuffers;
    private final MemoryRegion sendBuffers;
    private final long stride;
    private final int slots;
    private final Deque<WaitingMessage> urgent = new ArrayDeque<>();
    private final Deque<WaitingMessage> waiting = new ArrayDeque<>();
    private final Deque<Supplier<Request>> reads = new ArrayDeque<>();
    private final Deque<Posted> posted = new ArrayDeque<>();
    private final List<ReceiveWorkRequest> again = new ArrayList<>();
    private long nextPost;
    private int credits;
    private int owed;

    /** A request that was posted; what is told when it, or a later one, completes. */
    private record Posted(long number, Runnable done) {}

    /** A READ, and what is told when it completes. */
    record Request(SendWorkRequest request, Runnable done) {}

    PeerConnection(
            int peer,
            VerbsMpiSettings settings,
            ProtectionDomain domain,
            AddressSpace space,
            CompletionQueue completions,
            Traffic traffic) {
        this.peer = peer;
        this.traffic = traffic;
        this.settings = settings;
        this.space = space;
        int receives = settings.buffers() + SPARE_RECEIVES;
        slots = 2 * settings.buffers();
        stride = WireHeader.BYTES + Math.max(LayoutTransfers.EXTRA_BYTES, settings.eagerLimit()) + 63L & -64L;
        credits = settings.buffers();
        pair = domain.createQueuePair(
                QueuePairSettings.of(completions).withDepths(slots, receives).withSge(1, 1));
        receiveBuffers = domain.registerMemory(space.map(receives * stride), receives * stride, AccessFlag.LOCAL_WRITE);
        sendBuffers = domain.registerMemory(space.map(slots * stride), slots * stride);
        pair.modify(QueuePairAttributes.init(AccessFlag.REMOTE_READ, AccessFlag.REMOTE_WRITE));
        for (int buffer = 0; buffer < receives; buffer++) {
            again.add(receive(buffer));
        }
        pair.postReceive(again);
        again.clear();
    }

    static int completions(VerbsMpiSettings settings) {
        return 3 * settings.buffers() + SPARE_RECEIVES;
    }

    int queuePair() {
        return pair.number();
    }

    int peer() {
        return peer;
    }

    void connect(int node, int queuePair) {
        pair.modify(QueuePairAttributes.readyToReceive(
                node, queuePair, settings.packets().usual(), 0));
        pair.modify(QueuePairAttributes.readyToSend(0));
    }

    private ReceiveWorkRequest receive(int buffer) {
        return new ReceiveWorkRequest(buffer, receiveBuffers.piece(buffer * stride, stride));
    }

    /** Returns the address of the bytes that a receive has taken. */
    long received(long buffer) {
        return receiveBuffers.address() + buffer * stride;
    }

    /** Adds a message behind all others. */
    void add(WaitingMessage message) {
        waiting.add(message);
    }

    /** Adds a message that the other end of a transfer waits for. */
    void addUrgent(WaitingMessage message) {
        urgent.add(message);
    }

    private boolean hasSlot() {
        return posted.size() < slots;
    }

    /** Adds a READ, which takes no credit. */
    void read(Supplier<Request> made) {
        reads.add(made);
    }

    /** Posts the READs that there are slots for. */
    void postReads() {
        while (!reads.isEmpty() && hasSlot()) {
            Request next = reads.remove().get();
            post(next.request.signaled(), next.done);
        }
    }

    /** Returns the next message that may go now, or null. */
    @Nullable
    WaitingMessage next() {
        if (credits == 0 || !hasSlot()) {
            return null;
        }
        WaitingMessage message = urgent.isEmpty() ? waiting.poll() : urgent.poll();
        if (message != null) {
            credits--;
        }
        return message;
    }

    void earn(int count) {
        credits += count;
    }

    int credits() {
        return credits;
    }

    /** Takes the credits that the next message gives back. */
    int takeOwed() {
        int count = owed;
        owed = 0;
        return count;
    }

    /** Returns whether so many credits are owed that they go by themselves. */
    boolean mustReturn() {
        return isDue() && hasSlot();
    }

    private boolean isDue() {
        return owed >= (settings.buffers() + 1) / 2;
    }

    /** Returns whether something waits for a slot, which the completion of a request that is posted frees. */
    boolean awaitsSlot() {
        boolean mayGo = credits > 0 && !(urgent.isEmpty() && waiting.isEmpty()) || !reads.isEmpty() || isDue();
        return mayGo && !hasSlot();
    }

    /** Hands a receive buffer back; {@link #postAgain} posts it. */
    void release(long buffer, boolean tookCredit) {
        again.add(receive((int) buffer));
        if (tookCredit) {
            owed++;
        }
    }

    void postAgain() {
        if (!again.isEmpty()) {
            pair.postReceive(again);
            again.clear();
        }
    }

    /** Sends bytes that stand at the start of a slot; small ones go inline. */
    void send(byte[] header, byte[] data) {
        long offset = nextPost % slots * stride;
        long address = sendBuffers.address() + offset;
        space.store(address, header, 0, header.length);
        space.store(address + header.length, data, 0, data.length);
        int bytes = header.length + data.length;
        SendWorkRequest request = SendWorkRequest.send(nextPost, sendBuffers.piece(offset, bytes));
        boolean signals = nextPost % (slots / 4) == 0;
        boolean inline = bytes <= pair.settings().maxInline();
        SendWorkRequest flagged = inline ? request.with(SendFlag.INLINE) : request;
        if (signals) {
            traffic.alsoAwaited();
            post(flagged.signaled(), traffic::ended);
        } else {
            post(flagged, () -> {});
        }
    }

    /** Posts a request that completes by itself. */
    void postSignaled(SendWorkRequest request, Runnable done) {
        post(request.signaled(), done);
    }

    long nextPost() {
        return nextPost;
    }

    private void post(SendWorkRequest request, Runnable done) {
        pair.postSend(request);
        posted.add(new Posted(nextPost++, done));
    }

    /** Ends all requests up to one. */
    void completed(long number) {
        while (!posted.isEmpty() && posted.element().number <= number) {
            posted.remove().done.run();
        }
    }
}
