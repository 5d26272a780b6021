package org.heddle.device.verbs;

import java.util.ArrayList;
import java.util.List;

/*
 * Design
 *
 * Requests stay in one list until they complete, the oldest first; (item, packet) is the place of the next packet to send, and going back
 * only moves that place. Data are gathered again for each transmission. Completions come in the order of the list, so that a request that
 * fails waits for those before it.
 */
/** Sends the requests of a queue pair, and completes them. */
final class RcRequester {
    private static final long MOST_BYTES = 1L << 31;
    private static final int FOR_EVER = 7;

    private final RcQueuePair pair;
    private final List<Item> items = new ArrayList<>();
    private int item;
    private int packet;
    private int nextPsn;
    private int oldestPsn;
    private int retriesLeft;
    private int rnrRetriesLeft;
    private boolean sending;
    private boolean waitsForReceiver;
    private int generation;
    private long deadline;
    private boolean watching;

    /** A request with its packets. */
    private static final class Item {
        final RcRequest request;
        boolean started;
        int firstPsn;
        int packets;
        int answers;

        Item(RcRequest request) {
            this.request = request;
        }

        boolean holds(int psn) {
            int offset = RcQueuePair.distance(firstPsn, psn);
            return started && offset >= 0 && offset < packets;
        }

        boolean isAnswered() {
            return answers == packets;
        }
    }

    RcRequester(RcQueuePair pair) {
        this.pair = pair;
    }

    void start(int psn) {
        nextPsn = psn;
        oldestPsn = psn;
        refill();
    }

    private void refill() {
        retriesLeft = pair.connection().retry();
        rnrRetriesLeft = pair.connection().rnrRetry();
    }

    void clear() {
        items.clear();
        item = 0;
        packet = 0;
        waitsForReceiver = false;
        generation++;
    }

    void flush() {
        List<Item> all = List.copyOf(items);
        clear();
        all.forEach(each -> pair.completeSend(each.request, RcStatus.WR_FLUSH_ERR));
    }

    void post(RcRequest request) {
        items.add(new Item(request));
        pump();
    }

    private int mtu() {
        return pair.connection().mtu();
    }

    /** Sends the next packet, if one may go now. */
    private void pump() {
        if (pair.state() != RcState.RTS || sending || waitsForReceiver || item == items.size()) {
            return;
        }
        changeKeys();
        if (pair.state() != RcState.RTS || item == items.size()) {
            return;
        }
        Item next = items.get(item);
        if (next.request.bind() != null) {
            return;
        }
        if (!next.started && !mayStart(next)) {
            return;
        }
        sending = true;
        long busy = pair.node().network().send(made(next));
        boolean wasIdle = item == 0 && packet == 0;
        if (next.request.opcode().isReadOrAtomic() || ++packet == next.packets) {
            item++;
            packet = 0;
        }
        if (wasIdle) {
            armTimer();
        }
        pair.node().network().after(busy, () -> {
            sending = false;
            pump();
        });
    }

    /** Executes changes of keys; they wait until all before them have completed. */
    private void changeKeys() {
        while (item == 0 && !items.isEmpty() && pair.state() == RcState.RTS) {
            RcBind bind = items.get(0).request.bind();
            if (bind == null) {
                return;
            }
            end(pair.node().keys().change(pair.domain(), bind));
        }
    }

    private boolean mayStart(Item next) {
        RcRequest request = next.request;
        List<Item> before = items.subList(0, item);
        long reads = before.stream()
                .filter(each -> each.request.opcode().isReadOrAtomic() && !each.isAnswered())
                .count();
        RcStatus wrong = localError(request);
        if (wrong != RcStatus.SUCCESS) {
            if (item == 0) {
                end(wrong);
            }
            return false;
        }
        // A READ that is asked for again would see an atomic behind it.
        boolean isBehindRead = request.opcode().isAtomic()
                && before.stream().anyMatch(each -> each.request.opcode() == RcOpcode.RDMA_READ && !each.isAnswered());
        boolean waits = request.fenced() && reads > 0
                || isBehindRead
                || request.opcode().isReadOrAtomic()
                        && reads >= pair.connection().maxReadAtomic();
        if (waits) {
            return false;
        }
        next.started = true;
        next.firstPsn = nextPsn;
        next.packets = request.opcode().isAtomic() ? 1 : (int) Math.max(1, (request.bytes() + mtu() - 1) / mtu());
        nextPsn = RcQueuePair.psn(nextPsn + next.packets);
        return true;
    }

    private RcStatus localError(RcRequest request) {
        if (request.opcode().isReadOrAtomic() && pair.connection().maxReadAtomic() == 0) {
            return RcStatus.LOC_QP_OP_ERR;
        }
        if (request.bytes() > MOST_BYTES || request.opcode().isAtomic() && request.bytes() != Long.BYTES) {
            return RcStatus.LOC_LEN_ERR;
        }
        RcRight right = request.opcode().isReadOrAtomic() ? RcRight.LOCAL_WRITE : null;
        boolean allowed = request.inline() != null || pair.allows(request.pieces(), 0, request.bytes(), right);
        return allowed ? RcStatus.SUCCESS : RcStatus.LOC_PROT_ERR;
    }

    private RcPacket made(Item next) {
        RcRequest request = next.request;
        boolean waits = request.opcode().isReadOrAtomic();
        int index = waits ? next.answers : packet;
        long offset = (long) index * mtu();
        byte[] data = waits ? new byte[0] : gathered(request, offset);
        return new RcPacket(
                pair.node().number(),
                pair.connection().node(),
                pair.connection().queuePair(),
                RcPacketKind.REQUEST,
                request.opcode(),
                waits || packet == 0,
                waits || packet == next.packets - 1,
                RcQueuePair.psn(next.firstPsn + index),
                data,
                request.remoteAddress() + (waits ? offset : 0),
                request.remoteKey(),
                request.bytes() - (waits ? offset : 0),
                request.immediate(),
                request.solicited(),
                request.compareAdd(),
                request.swap());
    }

    private byte[] gathered(RcRequest request, long offset) {
        byte[] data = new byte[(int) Math.min(mtu(), request.bytes() - offset)];
        byte[] inline = request.inline();
        if (inline != null) {
            System.arraycopy(inline, (int) offset, data, 0, data.length);
        } else {
            pair.move(request.pieces(), offset, data, false);
        }
        return data;
    }

    /** Takes an answer of the peer. */
    void arrive(RcPacket answer) {
        boolean isOld = RcQueuePair.distance(oldestPsn, answer.psn()) < 0;
        boolean isUnknown = RcQueuePair.distance(answer.psn(), nextPsn) <= 0;
        if (isOld || isUnknown) {
            return;
        }
        switch (answer.kind()) {
            case ACKNOWLEDGE -> acknowledged(answer.psn());
            case READ_RESPONSE, ATOMIC_RESPONSE -> answered(answer);
            default -> refused(answer);
        }
        pump();
    }

    private void progress(int psn) {
        if (RcQueuePair.distance(oldestPsn, psn) >= 0) {
            oldestPsn = RcQueuePair.psn(psn + 1);
            refill();
            armTimer();
        }
    }

    /** Completes all requests up to a number; a READ or an atomic among them whose answer is missing is sent again. */
    private void acknowledged(int psn) {
        while (!items.isEmpty() && items.get(0).started) {
            Item head = items.get(0);
            int last = RcQueuePair.psn(head.firstPsn + head.packets - 1);
            if (head.request.opcode().isReadOrAtomic()) {
                if (RcQueuePair.distance(head.firstPsn, psn) >= 0) {
                    goBack(RcQueuePair.psn(head.firstPsn + head.answers));
                }
                return;
            }
            if (head.holds(psn) && psn != last) {
                progress(psn);
                return;
            }
            if (RcQueuePair.distance(last, psn) < 0) {
                return;
            }
            progress(last);
            end(RcStatus.SUCCESS);
        }
    }

    private void answered(RcPacket answer) {
        Item asked = items.stream()
                .filter(each -> each.holds(answer.psn()))
                .findFirst()
                .orElse(null);
        if (asked == null) {
            return;
        }
        acknowledged(RcQueuePair.psn(asked.firstPsn - 1));
        if (items.isEmpty() || items.get(0) != asked) {
            return;
        }
        int ahead = RcQueuePair.distance(RcQueuePair.psn(asked.firstPsn + asked.answers), answer.psn());
        if (ahead > 0) {
            goBack(RcQueuePair.psn(asked.firstPsn + asked.answers));
        }
        if (ahead != 0) {
            return;
        }
        pair.move(asked.request.pieces(), (long) asked.answers * mtu(), answer.payload(), true);
        asked.answers++;
        progress(answer.psn());
        if (asked.isAnswered()) {
            end(RcStatus.SUCCESS);
        }
    }

    private void refused(RcPacket answer) {
        acknowledged(RcQueuePair.psn(answer.psn() - 1));
        if (items.isEmpty() || !items.get(0).holds(answer.psn())) {
            return;
        }
        switch (answer.kind()) {
            case NAK_SEQUENCE -> retry(answer.psn());
            case NAK_RNR -> receiverNotReady(answer.psn(), answer.immediate());
            case NAK_INVALID -> end(RcStatus.REM_INV_REQ_ERR);
            case NAK_ACCESS -> end(RcStatus.REM_ACCESS_ERR);
            default -> end(RcStatus.REM_OP_ERR);
        }
    }

    private void retry(int psn) {
        if (retriesLeft == 0) {
            end(RcStatus.RETRY_EXC_ERR);
        } else {
            retriesLeft--;
            goBack(psn);
        }
    }

    private void receiverNotReady(int psn, int code) {
        if (waitsForReceiver) {
            return;
        }
        if (pair.connection().rnrRetry() != FOR_EVER && rnrRetriesLeft-- == 0) {
            end(RcStatus.RNR_RETRY_EXC_ERR);
            return;
        }
        waitsForReceiver = true;
        goBack(psn);
        int mine = ++generation;
        pair.node().network().after(RcConnection.rnrCycles(code), () -> {
            if (mine == generation) {
                waitsForReceiver = false;
                armTimer();
                pump();
            }
        });
    }

    private void goBack(int psn) {
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).holds(psn)) {
                item = i;
                boolean waits = items.get(i).request.opcode().isReadOrAtomic();
                packet = waits ? 0 : RcQueuePair.distance(items.get(i).firstPsn, psn);
                armTimer();
                return;
            }
        }
    }

    /** Ends the oldest request. */
    private void end(RcStatus status) {
        Item head = items.remove(0);
        if (item > 0) {
            item--;
        } else {
            packet = 0;
        }
        pair.completeSend(head.request, status);
        if (status != RcStatus.SUCCESS) {
            pair.fail();
        }
    }

    /** Starts the time without an answer anew; one step of the network waits for it, whatever the number of restarts. */
    private void armTimer() {
        if (pair.connection().timeout() == 0 || waitsForReceiver) {
            return;
        }
        deadline = pair.node().network().cycle()
                + RcConnection.timeoutCycles(pair.connection().timeout());
        if (!watching) {
            watching = true;
            watch();
        }
    }

    private void watch() {
        RcNetwork network = pair.node().network();
        network.after(Math.max(0, deadline - network.cycle()), () -> {
            if (pair.state() != RcState.RTS || waitsForReceiver || items.isEmpty() || !items.get(0).started) {
                watching = false;
            } else if (network.cycle() < deadline) {
                watch();
            } else {
                watching = false;
                retry(oldestPsn);
                pump();
            }
        });
    }
}
