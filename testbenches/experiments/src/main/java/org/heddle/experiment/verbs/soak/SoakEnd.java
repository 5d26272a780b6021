package org.heddle.experiment.verbs.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.ReceiveWorkRequest;
import org.heddle.host.verbs.ScatterGatherElement;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.WorkCompletion;
import org.heddle.host.verbs.type.SendFlag;
import org.heddle.host.verbs.type.WcOpcode;
import org.heddle.host.verbs.type.WcStatus;
import org.heddle.host.verbs.type.WrOpcode;

/** A flow on its way: both queue pairs, what was posted, and what is awaited. */
final class SoakEnd {
    static final int DEPTH = 16;
    private static final int WRONG_KEY = 0x3FF;

    private final SoakFlow flow;
    private final QueuePair near;
    private final QueuePair far;
    private final MemoryRegion here;
    private final MemoryRegion there;
    private final List<SoakRequest> receives;
    /** Requests whose completion is awaited, by their place in the flow. */
    private final List<Integer> awaited = new ArrayList<>();

    private int posted;
    private int receivesPosted;
    private int completed;
    private int received;
    private boolean hasFailed;

    SoakEnd(SoakFlow flow, QueuePair near, QueuePair far, MemoryRegion here, MemoryRegion there) {
        this.flow = flow;
        this.near = near;
        this.far = far;
        this.here = here;
        this.there = there;
        receives = flow.receives();
        boolean behind = false;
        for (int i = 0; i < flow.requests().size(); i++) {
            SoakRequest request = flow.requests().get(i);
            behind |= request.misuse() != null;
            if (request.isSignaled() || behind) {
                awaited.add(i);
            }
        }
    }

    SoakFlow flow() {
        return flow;
    }

    QueuePair near() {
        return near;
    }

    QueuePair far() {
        return far;
    }

    boolean isComplete() {
        return completed == awaited.size() && received == receives.size();
    }

    /** Posts up to so many requests, as far as there are slots. */
    void post(int most) {
        List<SendWorkRequest> chain = new ArrayList<>();
        while (chain.size() < most && posted < flow.requests().size() && near.usedSends() + chain.size() < DEPTH) {
            chain.add(sent(posted, flow.requests().get(posted)));
            posted++;
        }
        if (!chain.isEmpty()) {
            near.postSend(chain);
        }
    }

    /** Posts up to so many receives. */
    void postReceives(int most) {
        for (int i = 0; i < most && receivesPosted < receives.size() && far.usedReceives() < DEPTH; i++) {
            far.postReceive(new ReceiveWorkRequest(
                    receivesPosted, pieces(receives.get(receivesPosted).receive(), there, there.lkey())));
            receivesPosted++;
        }
    }

    private static List<ScatterGatherElement> pieces(List<SoakPiece> pieces, MemoryRegion region, int key) {
        return pieces.stream()
                .map(piece -> new ScatterGatherElement(region.address() + piece.offset(), piece.bytes(), key))
                .toList();
    }

    private SendWorkRequest sent(int id, SoakRequest request) {
        Misuse misuse = request.misuse();
        int own = misuse == Misuse.LOCAL_KEY ? here.lkey() ^ WRONG_KEY : here.lkey();
        SendWorkRequest made = new SendWorkRequest(
                id,
                request.opcode(),
                Set.of(),
                pieces(request.local(), here, own),
                misuse == Misuse.REMOTE_BOUNDS
                        ? there.address() + there.length() - request.bytes() + 1
                        : there.address() + request.remote(),
                misuse == Misuse.REMOTE_KEY ? there.rkey() ^ WRONG_KEY : there.rkey(),
                request.immediate(),
                request.operand(),
                request.swap());
        List<SendFlag> flags = new ArrayList<>();
        if (request.isSignaled()) {
            flags.add(SendFlag.SIGNALED);
        }
        if (request.isInline()) {
            flags.add(SendFlag.INLINE);
        }
        return made.with(flags.toArray(SendFlag[]::new));
    }

    /** Takes a completion of the sender. */
    void sent(WorkCompletion completion) {
        require(completed < awaited.size(), "nothing is awaited any more", completion);
        int place = awaited.get(completed++);
        SoakRequest request = flow.requests().get(place);
        require(completion.id() == place, "request " + place + " is awaited", completion);
        WcStatus status = request.misuse() != null
                ? request.misuse().status()
                : hasFailed ? WcStatus.WR_FLUSH_ERR : WcStatus.SUCCESS;
        hasFailed |= request.misuse() != null;
        require(completion.status() == status, status + " is expected", completion);
    }

    /** Takes a completion of the receiver. */
    void received(WorkCompletion completion) {
        require(received < receives.size(), "no receive is awaited any more", completion);
        SoakRequest request = receives.get(received);
        require(completion.id() == received, "receive " + received + " is awaited", completion);
        received++;
        if (request.misuse() == Misuse.RECEIVE_LENGTH) {
            require(completion.status() == WcStatus.LOC_LEN_ERR, "LOC_LEN_ERR is expected", completion);
            return;
        }
        require(completion.status() == WcStatus.SUCCESS, "SUCCESS is expected", completion);
        boolean writes = request.opcode() == WrOpcode.RDMA_WRITE_WITH_IMM;
        boolean hasImmediate = request.opcode().hasImmediate();
        require(
                completion.opcode() == (writes ? WcOpcode.RECV_RDMA_WITH_IMM : WcOpcode.RECV)
                        && completion.bytes() == request.bytes()
                        && completion
                                .immediate()
                                .equals(hasImmediate ? OptionalInt.of(request.immediate()) : OptionalInt.empty()),
                request + " is expected",
                completion);
    }

    private void require(boolean holds, String what, WorkCompletion completion) {
        if (!holds) {
            throw new AssertionError("from node " + flow.from() + " to " + flow.to() + ", queue pair " + near.number()
                    + " to " + far.number() + ": " + what + ", got " + completion);
        }
    }

    @Override
    public String toString() {
        return "node %d queue pair %d to node %d queue pair %d: %d of %d posted, %d of %d completed, %d of %d received"
                .formatted(
                        flow.from(),
                        near.number(),
                        flow.to(),
                        far.number(),
                        posted,
                        flow.requests().size(),
                        completed,
                        awaited.size(),
                        received,
                        receives.size());
    }
}
