package org.heddle.host.message;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.MessagePort;
import org.heddle.host.MessagePort.Message;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.rank.Time;
import org.heddle.mpi.transport.Arrivals;
import org.heddle.mpi.transport.Completion;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.Incoming;
import org.heddle.mpi.transport.Outgoing;
import org.heddle.mpi.transport.SendMode;

/**
 * One rank's door to its node. Each segment begins with four words:
 *
 * <pre>
 * word 0  [1:0] send mode, 3 for a match  [31:2] number of the send  [63:32] bytes of the whole message
 * word 1  [31:0] context  [63:32] tag
 * word 2  signature
 * word 3  first byte of the message that the segment brings
 * </pre>
 */
final class MessageEndpoint implements Endpoint {
    private static final int HEADER_BYTES = 4 * Long.BYTES;
    private static final int MATCHED = SendMode.values().length;
    private static final int POLL_CYCLES = 20;
    private static final int POLLS_IN_VAIN = 50_000;

    private final int rank;
    private final MessagePort node;
    private final int segmentBytes;
    private final int[] underWay;
    private final Time time;
    private final Deque<Message> leaving = new ArrayDeque<>();
    private final Map<Integer, ByteBuffer> arriving = new HashMap<>();
    private final Map<Integer, Completion> unmatched = new HashMap<>();
    private int sends;
    private int inVain;
    private long nextPoll;

    private record Whole(Envelope envelope, int send, byte[] data) implements Incoming {}

    MessageEndpoint(int rank, MessagePort node, int[] underWay, Time time) {
        this.rank = rank;
        this.node = node;
        this.segmentBytes = node.mostWords() * Long.BYTES - HEADER_BYTES;
        this.underWay = underWay;
        this.time = time;
        if (node.node() != rank) {
            throw new IllegalStateException("rank i must be on node i: rank=" + rank + ", node=" + node.node());
        }
    }

    boolean polls() {
        return underWay[rank] > 0 || !leaving.isEmpty();
    }

    long nextPoll() {
        return nextPoll;
    }

    @Override
    public boolean hasNews() {
        return polls() && time.cycle() >= nextPoll;
    }

    @Override
    public void progress(Arrivals arrivals) {
        if (!polls()) {
            return;
        }
        inVain = sendWaiting() ? 0 : inVain + 1;
        for (Optional<Message> next = node.take(); next.isPresent(); next = node.take()) {
            underWay[rank]--;
            inVain = 0;
            take(next.get(), arrivals);
        }
        if (inVain > POLLS_IN_VAIN) {
            throw new HostTimeoutException(
                    underWay[rank] + " segments to rank " + rank + " and room for " + leaving.size() + " from it",
                    (long) POLLS_IN_VAIN * POLL_CYCLES,
                    time.cycle());
        }
        nextPoll = time.cycle() + POLL_CYCLES;
    }

    private boolean sendWaiting() {
        boolean sent = false;
        while (!leaving.isEmpty()
                && node.offer(leaving.element().from(), leaving.element().words())) {
            leaving.remove();
            sent = true;
        }
        return sent;
    }

    private void take(Message message, Arrivals arrivals) {
        long[] words = message.words();
        int mode = (int) words[0] & 3;
        int send = (int) words[0] >>> 2;
        if (mode == MATCHED) {
            Completion completion = Objects.requireNonNull(
                    unmatched.remove(send),
                    () -> "rank " + message.from() + " has matched send " + send + ", which rank " + rank
                            + " never began");
            completion.completed();
            return;
        }
        int bytes = (int) (words[0] >>> 32);
        ByteBuffer data = arriving.computeIfAbsent(message.from(), from -> ByteBuffer.allocate(bytes));
        byte[] segment = new byte[(words.length - 4) * Long.BYTES];
        ByteBuffer.wrap(segment).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().put(words, 4, words.length - 4);
        data.put((int) words[3], segment, 0, Math.min(segment.length, bytes - (int) words[3]));
        if (words[3] + segment.length >= bytes) {
            arriving.remove(message.from());
            Envelope envelope = new Envelope(
                    message.from(), rank, (int) words[1], (int) (words[1] >>> 32), bytes, words[2], SendMode.of(mode));
            arrivals.arrived(new Whole(envelope, send, data.array()));
        }
    }

    @Override
    public void send(Outgoing message) {
        Envelope envelope = message.envelope();
        byte[] data = message.data().packed((int) envelope.bytes());
        int number = ++sends;
        boolean waits = envelope.mode() == SendMode.SYNCHRONOUS;
        if (waits) {
            unmatched.put(number, message.completion());
        }
        for (int first = 0; first == 0 || first < data.length; first += segmentBytes) {
            int bytes = Math.min(segmentBytes, data.length - first);
            leave(envelope, envelope.destination(), number, envelope.mode().code(), first, data, bytes);
        }
        sendWaiting();
        if (!waits) {
            message.completion().completed();
        }
    }

    private void leave(Envelope envelope, int to, int send, int mode, int first, byte[] data, int bytes) {
        ByteBuffer segment =
                ByteBuffer.allocate(HEADER_BYTES + (bytes + 7) / 8 * 8).order(ByteOrder.LITTLE_ENDIAN);
        segment.putLong(mode | (long) send << 2 | envelope.bytes() << 32);
        segment.putLong(envelope.context() & 0xFFFF_FFFFL | (long) envelope.tag() << 32);
        segment.putLong(envelope.signature()).putLong(first).put(data, first, bytes);
        long[] words = new long[segment.capacity() / Long.BYTES];
        segment.rewind().asLongBuffer().get(words);
        underWay[to]++;
        leaving.add(new Message(to, words));
    }

    @Override
    public void receive(Incoming message, TypedBuffer target, long bytes, Completion completion) {
        Whole whole = (Whole) message;
        target.write(0, whole.data, 0, (int) bytes);
        if (whole.envelope.mode() == SendMode.SYNCHRONOUS) {
            leave(whole.envelope, whole.envelope.source(), whole.send, MATCHED, 0, new byte[0], 0);
        }
        completion.completed();
    }
}
