package org.heddle.experiment.verbs.claims;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.heddle.experiment.verbs.request.VerbsStage;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.verbs.CompletionQueue;
import org.heddle.host.verbs.Context;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.QueuePairSettings;
import org.heddle.host.verbs.ReceiveWorkRequest;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.WorkCompletion;
import org.heddle.host.verbs.cost.VerbsCosts;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.Mtu;
import org.heddle.host.verbs.type.QueuePairAttributes;

/** Two connected processes with a buffer of 64 KiB each, in which a claim is tried; node 0 is the initiator. */
final class ClaimBench {
    static final int BYTES = 1 << 16;

    private static final long LIMIT_CYCLES = 200_000_000;
    private static final long STEP_CYCLES = 200;
    private static final long[] BASES = {0x1000_0000L, 0x4000_0000L};

    private final VerbsStage stage;
    private final List<Side> sides = new ArrayList<>();

    /** One node's process. */
    record Side(
            int node,
            Context context,
            ProtectionDomain domain,
            CompletionQueue sends,
            CompletionQueue receives,
            MemoryRegion memory,
            List<QueuePair> pairs) {
        QueuePair pair() {
            return pairs.get(0);
        }

        void receive(long id, long bytes) {
            pair().postReceive(new ReceiveWorkRequest(id, memory.piece(0, bytes)));
        }
    }

    /** Changes the attributes of one side's steps to RTS. */
    interface Change {
        Change NONE = (node, attributes) -> attributes;

        QueuePairAttributes apply(int node, QueuePairAttributes attributes);
    }

    ClaimBench(VerbsStage stage) {
        this(stage, 256, 1, Change.NONE, AccessFlag.values());
    }

    ClaimBench(VerbsStage stage, Change change) {
        this(stage, 256, 1, change, AccessFlag.values());
    }

    /** Connects so many pairs; rights are those of node 1's region. */
    ClaimBench(VerbsStage stage, int completions, int pairs, Change change, AccessFlag... rights) {
        this.stage = stage;
        for (int node = 0; node < 2; node++) {
            sides.add(side(node, completions, pairs, node == 0 ? AccessFlag.values() : rights));
        }
        for (int node = 0; node < 2; node++) {
            for (int pair = 0; pair < pairs; pair++) {
                QueuePair mine = side(node).pairs.get(pair);
                int peer = side(1 - node).pairs.get(pair).number();
                mine.modify(QueuePairAttributes.init(
                        AccessFlag.REMOTE_WRITE, AccessFlag.REMOTE_READ, AccessFlag.REMOTE_ATOMIC));
                mine.modify(change.apply(node, QueuePairAttributes.readyToReceive(1 - node, peer, Mtu.MTU_4096, 0)));
                mine.modify(change.apply(node, QueuePairAttributes.readyToSend(0)));
            }
        }
    }

    private Side side(int node, int completions, int pairs, AccessFlag... rights) {
        Context context = Context.open(stage.open(node), VerbsCosts.NONE);
        ProtectionDomain domain = context.allocateProtectionDomain();
        CompletionQueue sends = context.createCompletionQueue(completions);
        CompletionQueue receives = context.createCompletionQueue(completions);
        stage.map(node, BASES[node], BYTES);
        stage.fill(node, BASES[node], new byte[BYTES]);
        MemoryRegion memory = domain.registerMemory(BASES[node], BYTES, rights);
        List<QueuePair> all = new ArrayList<>();
        for (int pair = 0; pair < pairs; pair++) {
            all.add(domain.createQueuePair(QueuePairSettings.of(sends).with(sends, receives)));
        }
        return new Side(node, context, domain, sends, receives, memory, all);
    }

    VerbsStage stage() {
        return stage;
    }

    Side side(int node) {
        return sides.get(node);
    }

    Side near() {
        return side(0);
    }

    Side far() {
        return side(1);
    }

    long cycle() {
        return near().context.cycle();
    }

    SendWorkRequest write(long id, long offset, long bytes) {
        return SendWorkRequest.write(
                id,
                far().memory.address() + offset,
                far().memory.rkey(),
                near().memory.piece(offset, bytes));
    }

    SendWorkRequest read(long id, long farOffset, long nearOffset, long bytes) {
        return SendWorkRequest.read(
                id,
                far().memory.address() + farOffset,
                far().memory.rkey(),
                near().memory.piece(nearOffset, bytes));
    }

    SendWorkRequest send(long id, long bytes) {
        return SendWorkRequest.send(id, near().memory.piece(0, bytes));
    }

    void post(SendWorkRequest... requests) {
        near().pair().postSend(List.of(requests));
    }

    /** Lets so many cycles pass. */
    void pass(long cycles) {
        long end = cycle() + cycles;
        while (cycle() < end) {
            stage.advance(end);
        }
    }

    /** Lets time pass until nothing more happens, for a while at most. */
    void settle() {
        long end = cycle() + 1_000_000;
        while (!stage.isQuiet() && cycle() < end) {
            stage.advance(cycle() + STEP_CYCLES);
        }
    }

    /** Takes the next completion of a queue, and lets time pass until it is there. */
    WorkCompletion next(CompletionQueue queue) {
        long end = cycle() + LIMIT_CYCLES;
        while (!queue.hasCompletion()) {
            if (cycle() >= end) {
                throw new HostTimeoutException("a completion of " + queue, LIMIT_CYCLES, cycle());
            }
            stage.advance(cycle() + STEP_CYCLES);
        }
        return queue.poll(1).get(0);
    }

    String status() {
        return next(near().sends).status().name();
    }

    void store(int node, long offset, byte[] data) {
        stage.fill(node, BASES[node] + offset, data);
    }

    byte[] load(int node, long offset, int bytes) {
        return stage.contents(node, BASES[node] + offset, bytes);
    }

    void storeWord(int node, long offset, long value) {
        store(
                node,
                offset,
                ByteBuffer.allocate(Long.BYTES)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .putLong(value)
                        .array());
    }

    long word(int node, long offset) {
        return ByteBuffer.wrap(load(node, offset, Long.BYTES))
                .order(ByteOrder.LITTLE_ENDIAN)
                .getLong();
    }

    /** Returns packets of requests that node 0 has sent. */
    List<Long> requestCycles() {
        return stage.packets().stream()
                .filter(packet -> packet.from() == 0 && packet.isRequest())
                .map(packet -> packet.cycle())
                .toList();
    }

    long rnrNaks() {
        return stage.packets().stream().filter(packet -> packet.isRnrNak()).count();
    }
}
