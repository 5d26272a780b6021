package org.heddle.device.verbs;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Answers the requests of the peer. It looks at a request in this order: number, place in its message, operation, resources, length, key; then
 * it executes, completes, and acknowledges.
 */
final class RcResponder {
    private static final byte[] NOTHING = new byte[0];

    private final RcQueuePair pair;
    private final Deque<Replay> replays = new ArrayDeque<>();
    private int expected;
    private boolean refusedOnce;
    private @Nullable RcOpcode message;
    private @Nullable RcReceive receive;
    private long offset;
    private long address;
    private int key;

    /** Result of an atomic, for one that comes again. */
    private record Replay(int psn, byte[] original) {}

    RcResponder(RcQueuePair pair) {
        this.pair = pair;
    }

    void start(int psn) {
        expected = psn;
        refusedOnce = false;
    }

    void clear() {
        replays.clear();
        message = null;
        receive = null;
    }

    void flush() {
        RcReceive begun = receive;
        clear();
        if (begun != null) {
            pair.completeReceive(begun, RcStatus.WR_FLUSH_ERR, RcOpcode.SEND, 0, 0, false);
        }
    }

    void arrive(RcPacket request) {
        int ahead = RcQueuePair.distance(expected, request.psn());
        if (ahead < 0) {
            repeat(request);
        } else if (ahead > 0) {
            if (!refusedOnce) {
                refusedOnce = true;
                answer(RcPacketKind.NAK_SEQUENCE, request.opcode(), expected, NOTHING);
            }
        } else {
            refusedOnce = false;
            take(request);
        }
    }

    private void answer(RcPacketKind kind, RcOpcode opcode, int psn, byte[] data) {
        pair.node().network().send(made(kind, opcode, psn, data));
    }

    private RcPacket made(RcPacketKind kind, RcOpcode opcode, int psn, byte[] data) {
        return RcPacket.answer(
                pair.node().number(),
                pair.connection().node(),
                pair.connection().queuePair(),
                kind,
                opcode,
                psn,
                data);
    }

    private void take(RcPacket request) {
        RcOpcode opcode = request.opcode();
        boolean inOrder = request.first() ? message == null : message == opcode;
        if (!inOrder || !permits(opcode)) {
            invalid(request);
        } else if (lacksReceive(request)) {
            refusedOnce = true;
            pair.node()
                    .network()
                    .send(made(RcPacketKind.NAK_RNR, opcode, request.psn(), NOTHING)
                            .withCode(pair.connection().rnrTimer()));
        } else if (opcode.isReadOrAtomic() && pair.connection().maxDestReadAtomic() == 0
                || request.length() > 1L << 31
                || opcode.isAtomic() && request.address() % Long.BYTES != 0) {
            invalid(request);
        } else if (opcode.isSend()) {
            fill(request);
        } else if (request.first() && request.length() > 0 && runs(request, !opcode.isWrite()) == null) {
            refuse(request);
        } else if (opcode.isWrite()) {
            write(request);
        } else if (opcode == RcOpcode.RDMA_READ) {
            respond(request);
            expected = RcQueuePair.psn(expected + packets(request));
        } else {
            change(request);
        }
    }

    private boolean permits(RcOpcode opcode) {
        return opcode.isSend() || pair.connection().rights().contains(right(opcode));
    }

    private static RcRight right(RcOpcode opcode) {
        return switch (opcode) {
            case RDMA_WRITE, RDMA_WRITE_WITH_IMM -> RcRight.REMOTE_WRITE;
            case RDMA_READ -> RcRight.REMOTE_READ;
            default -> RcRight.REMOTE_ATOMIC;
        };
    }

    private boolean lacksReceive(RcPacket request) {
        boolean takesNow = request.opcode().isSend() && request.first()
                || request.opcode() == RcOpcode.RDMA_WRITE_WITH_IMM && request.last();
        return takesNow && pair.receives().isEmpty();
    }

    /** Returns the bytes that a message names, or null; a WRITE's list is asked entry by entry as its packets come. */
    private @Nullable List<RcRun> runs(RcPacket request, boolean deep) {
        long length = request.opcode().isAtomic() ? Long.BYTES : request.length();
        return pair.node()
                .keys()
                .open(request.key(), pair.domain(), request.address(), length, right(request.opcode()), deep);
    }

    private void refuse(RcPacket request) {
        answer(RcPacketKind.NAK_ACCESS, request.opcode(), request.psn(), NOTHING);
        pair.tell(RcEventKind.QP_ACCESS_ERR);
        pair.fail();
    }

    private void invalid(RcPacket request) {
        answer(RcPacketKind.NAK_INVALID, request.opcode(), request.psn(), NOTHING);
        pair.tell(RcEventKind.QP_REQ_ERR);
        pair.fail();
    }

    private void fill(RcPacket request) {
        if (request.first()) {
            receive = pair.receives().take();
            offset = 0;
            message = request.opcode();
        }
        RcReceive target = receive;
        if (target == null) {
            throw new IllegalStateException("a SEND goes on without a receive");
        }
        int bytes = request.payload().length;
        if (offset + bytes > RcPiece.total(target.pieces())) {
            failReceive(target, RcStatus.LOC_LEN_ERR, RcPacketKind.NAK_INVALID, request);
            return;
        }
        if (!pair.allows(target.pieces(), offset, bytes, RcRight.LOCAL_WRITE)) {
            failReceive(target, RcStatus.LOC_PROT_ERR, RcPacketKind.NAK_OPERATION, request);
            return;
        }
        pair.move(target.pieces(), offset, request.payload(), true);
        offset += bytes;
        if (request.last()) {
            message = null;
            receive = null;
            complete(target, request, offset);
        }
        acknowledge(request);
    }

    private void failReceive(RcReceive target, RcStatus status, RcPacketKind kind, RcPacket request) {
        receive = null;
        answer(kind, request.opcode(), request.psn(), NOTHING);
        pair.completeReceive(target, status, request.opcode(), 0, 0, false);
        pair.fail();
    }

    private void complete(RcReceive target, RcPacket request, long bytes) {
        int immediate = request.opcode().hasImmediate() ? request.immediate() : 0;
        pair.completeReceive(target, RcStatus.SUCCESS, request.opcode(), bytes, immediate, request.solicited());
    }

    private void acknowledge(RcPacket request) {
        expected = RcQueuePair.psn(expected + 1);
        answer(RcPacketKind.ACKNOWLEDGE, request.opcode(), request.psn(), NOTHING);
    }

    private void write(RcPacket request) {
        if (request.first()) {
            message = request.opcode();
            address = request.address();
            key = request.key();
            offset = 0;
        }
        byte[] data = request.payload();
        if (data.length > 0) {
            List<RcRun> runs =
                    pair.node().keys().open(key, pair.domain(), address, data.length, RcRight.REMOTE_WRITE, true);
            if (runs == null) {
                refuse(request);
                return;
            }
            RcQueuePair.copy(runs, data, 0, true);
        }
        address += data.length;
        offset += data.length;
        if (request.last()) {
            message = null;
            if (request.opcode().hasImmediate()) {
                RcReceive target = pair.receives().take();
                if (target != null) {
                    complete(target, request, offset);
                }
            }
        }
        acknowledge(request);
    }

    private int packets(RcPacket request) {
        int mtu = pair.connection().mtu();
        return (int) Math.max(1, (request.length() + mtu - 1) / mtu);
    }

    private void respond(RcPacket request) {
        List<RcRun> runs = request.length() == 0 ? null : runs(request, true);
        byte[] all = new byte[(int) request.length()];
        if (runs != null) {
            RcQueuePair.copy(runs, all, 0, false);
        }
        int mtu = pair.connection().mtu();
        for (int i = 0; i < packets(request); i++) {
            byte[] data = Arrays.copyOfRange(all, i * mtu, Math.min((i + 1) * mtu, all.length));
            answer(RcPacketKind.READ_RESPONSE, request.opcode(), RcQueuePair.psn(request.psn() + i), data);
        }
    }

    private void change(RcPacket request) {
        List<RcRun> runs = runs(request, true);
        if (runs == null) {
            throw new IllegalStateException("the key of an atomic has been checked");
        }
        byte[] original = new byte[Long.BYTES];
        RcQueuePair.copy(runs, original, 0, false);
        long value = 0;
        for (int i = 0; i < Long.BYTES; i++) {
            value |= (original[i] & 0xFFL) << 8 * i;
        }
        long changed = value;
        if (request.opcode() == RcOpcode.ATOMIC_FETCH_AND_ADD) {
            changed = value + request.compareAdd();
        } else if (value == request.compareAdd()) {
            changed = request.swap();
        }
        byte[] bytes = new byte[Long.BYTES];
        for (int i = 0; i < Long.BYTES; i++) {
            bytes[i] = (byte) (changed >>> 8 * i);
        }
        RcQueuePair.copy(runs, bytes, 0, true);
        if (replays.size() == pair.connection().maxDestReadAtomic()) {
            replays.remove();
        }
        replays.add(new Replay(request.psn(), original));
        expected = RcQueuePair.psn(expected + 1);
        answer(RcPacketKind.ATOMIC_RESPONSE, request.opcode(), request.psn(), original);
    }

    /** Answers a request that came before; it changes nothing again. */
    private void repeat(RcPacket request) {
        if (request.opcode() == RcOpcode.RDMA_READ) {
            if (request.length() == 0 || runs(request, true) != null) {
                respond(request);
            }
        } else if (request.opcode().isAtomic()) {
            for (Replay replay : replays) {
                if (replay.psn == request.psn()) {
                    answer(RcPacketKind.ATOMIC_RESPONSE, request.opcode(), request.psn(), replay.original);
                }
            }
        } else {
            answer(RcPacketKind.ACKNOWLEDGE, request.opcode(), RcQueuePair.psn(expected - 1), NOTHING);
        }
    }
}
