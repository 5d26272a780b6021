package org.heddle.device.verbs;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Queue pair: its state, and the two machines that send and answer requests. */
public final class RcQueuePair {
    private final RcNode node;
    private final int process;
    private final int number;
    private final int domain;
    private final RcCompletionQueue sendCompletions;
    private final RcCompletionQueue receiveCompletions;
    private final RcReceiveQueue receives;
    private final RcRequester requester;
    private final RcResponder responder;
    private RcState state = RcState.RESET;
    private RcConnection connection = RcConnection.NONE;

    RcQueuePair(
            RcNode node,
            int process,
            int number,
            int domain,
            RcCompletionQueue sendCompletions,
            RcCompletionQueue receiveCompletions,
            RcReceiveQueue receives) {
        this.node = node;
        this.process = process;
        this.number = number;
        this.domain = domain;
        this.sendCompletions = sendCompletions;
        this.receiveCompletions = receiveCompletions;
        this.receives = receives;
        requester = new RcRequester(this);
        responder = new RcResponder(this);
    }

    /** Returns the number. */
    public int number() {
        return number;
    }

    /** Returns the state. */
    public RcState state() {
        return state;
    }

    /** Returns the attributes. */
    public RcConnection connection() {
        return connection;
    }

    RcNode node() {
        return node;
    }

    int domain() {
        return domain;
    }

    RcReceiveQueue receives() {
        return receives;
    }

    RcRequester requester() {
        return requester;
    }

    boolean uses(RcCompletionQueue queue) {
        return sendCompletions == queue || receiveCompletions == queue;
    }

    /** Changes state and attributes; whether that is legal is not looked at. */
    public void modify(RcState to, RcConnection attributes) {
        RcState from = state;
        connection = attributes;
        if (to == RcState.RESET) {
            reset();
        } else if (to == RcState.ERR) {
            fail();
        } else {
            state = to;
            if (from == RcState.INIT && to == RcState.RTR) {
                responder.start(attributes.receivePsn());
            }
            if (from == RcState.RTR && to == RcState.RTS) {
                requester.start(attributes.sendPsn());
            }
        }
    }

    void reset() {
        state = RcState.RESET;
        requester.clear();
        responder.clear();
        if (!receives.isShared()) {
            receives.clear();
        }
    }

    /** Adds a request to the send queue. */
    public void post(RcRequest request) {
        if (state == RcState.ERR) {
            completeSend(request, RcStatus.WR_FLUSH_ERR);
        } else {
            requester.post(request);
        }
    }

    /** Adds a request to its own receive queue. */
    public void post(RcReceive receive) {
        if (state == RcState.ERR) {
            completeReceive(receive, RcStatus.WR_FLUSH_ERR, RcOpcode.SEND, 0, 0, false);
        } else {
            receives.post(receive);
        }
    }

    /** Goes to ERR, and flushes the send queue, then the receive queue. */
    void fail() {
        if (state == RcState.ERR || state == RcState.RESET) {
            return;
        }
        state = RcState.ERR;
        requester.flush();
        responder.flush();
        if (receives.isShared()) {
            node.tell(process, RcEventKind.QP_LAST_WQE_REACHED, number);
            return;
        }
        for (RcReceive receive = receives.take(); receive != null; receive = receives.take()) {
            completeReceive(receive, RcStatus.WR_FLUSH_ERR, RcOpcode.SEND, 0, 0, false);
        }
    }

    void tell(RcEventKind kind) {
        node.tell(process, kind, number);
    }

    void completeSend(RcRequest request, RcStatus status) {
        if (request.signaled() || status != RcStatus.SUCCESS) {
            long bytes = request.opcode().isReadOrAtomic() ? request.bytes() : 0;
            sendCompletions.add(
                    new RcCompletion(number, false, request.slot(), status, request.opcode(), bytes, 0), false);
        }
    }

    void completeReceive(
            RcReceive receive, RcStatus status, RcOpcode opcode, long bytes, int immediate, boolean solicited) {
        receiveCompletions.add(
                new RcCompletion(number, true, receive.slot(), status, opcode, bytes, immediate), solicited);
    }

    void arrive(RcPacket packet) {
        if (packet.isRequest()) {
            if (state == RcState.RTR || state == RcState.RTS) {
                responder.arrive(packet);
            }
        } else if (state == RcState.RTS) {
            requester.arrive(packet);
        }
    }

    /** Returns whether the keys allow an access to each piece that a part of a message touches. */
    boolean allows(List<RcPiece> pieces, long offset, long length, @Nullable RcRight right) {
        long start = 0;
        for (RcPiece piece : pieces) {
            long from = Math.max(start, offset);
            long to = Math.min(start + piece.length(), offset + length);
            if (from < to
                    && node.keys().open(piece.key(), domain, piece.address() + from - start, to - from, right, true)
                            == null) {
                return false;
            }
            start += piece.length();
        }
        return true;
    }

    /** Moves a part of a message between pieces of memory and an array; {@link #allows} has been asked. */
    void move(List<RcPiece> pieces, long offset, byte[] data, boolean scatters) {
        long start = 0;
        for (RcPiece piece : pieces) {
            long from = Math.max(start, offset);
            long to = Math.min(start + piece.length(), offset + data.length);
            if (from < to) {
                long address = piece.address() + from - start;
                List<RcRun> runs = node.keys()
                        .open(piece.key(), domain, address, to - from, scatters ? RcRight.LOCAL_WRITE : null, true);
                if (runs == null) {
                    return;
                }
                copy(runs, data, (int) (from - offset), scatters);
            }
            start += piece.length();
        }
    }

    /** Copies between runs, one behind the other, and an array from a place on. */
    static void copy(List<RcRun> runs, byte[] data, int from, boolean scatters) {
        int at = from;
        for (RcRun run : runs) {
            if (scatters) {
                run.memory().write(run.address(), data, at, (int) run.length());
            } else {
                run.memory().read(run.address(), data, at, (int) run.length());
            }
            at += (int) run.length();
        }
    }

    /** Returns the distance from one packet sequence number to another one, by the shorter way round. */
    static int distance(int from, int to) {
        return to - from << 8 >> 8;
    }

    static int psn(int number) {
        return number & 0xFF_FFFF;
    }
}
