package org.heddle.experiment.verbs.reproduce;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.heddle.device.SplitMix64;
import org.heddle.experiment.verbs.request.VerbsOperation;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.verbs.CompletionQueue;
import org.heddle.host.verbs.Context;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.QueuePairSettings;
import org.heddle.host.verbs.ReceiveWorkRequest;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.cost.VerbsCosts;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.Mtu;
import org.heddle.host.verbs.type.QueuePairAttributes;
import org.heddle.host.verbs.type.SendFlag;
import org.heddle.testbench.verbs.VerbsNodes;
import org.heddle.testbench.verbs.VerbsNodesOptions;

/** Equal requests of node 0, all written into their queues before the doorbells, and what moves afterwards. */
final class PostedRun implements AutoCloseable {
    private static final long[] BASES = {0x1000_0000L, 0x4000_0000L};
    private static final long LIMIT_CYCLES = 20_000_000;
    private static final long SETTLE_CYCLES = 3_000;
    private static final int PAGE_BYTES = 4096;
    private static final int PITCH = 64;
    private static final int CQ_ENTRIES = 4096;

    /**
     * Requests.
     *
     * @param operation of all
     * @param bytes of each
     * @param mtu of the paths
     * @param queuePairs that they go over in turn
     * @param each how many go over each
     * @param signalEvery of so many on a queue pair the last one is signaled
     * @param inline whether the data are taken when they are posted
     */
    record Requests(
            VerbsOperation operation, int bytes, int mtu, int queuePairs, int each, int signalEvery, boolean inline) {
        static Requests one(VerbsOperation operation, int bytes, boolean inline) {
            return new Requests(operation, bytes, 4096, 1, 1, 1, inline);
        }

        int count() {
            return queuePairs * each;
        }
    }

    /**
     * Times of a run, in cycles.
     *
     * @param doorbell cycle in which the first doorbell was taken
     * @param end cycle in which the data, or the completion that ends the operation, were visible
     * @param verified whether every byte is right
     */
    record Times(long doorbell, long end, boolean verified) {
        long cycles() {
            return end - doorbell;
        }
    }

    private final Requests requests;
    private final VerbsNodes nodes;
    private final List<CompletionQueue> completions = new ArrayList<>();
    private final List<MemoryRegion> regions = new ArrayList<>();
    private final List<List<QueuePair>> pairs = List.of(new ArrayList<>(), new ArrayList<>());
    private final Set<Long> dataPages = new HashSet<>();
    private final byte[][] before = new byte[2][];
    private final int pitch;
    private long lastData = -1;

    PostedRun(Requests requests, VerbsNodesOptions options) {
        this.requests = requests;
        pitch = requests.operation().opcode().isAtomic() ? Long.BYTES : (requests.bytes() + PITCH - 1) / PITCH * PITCH;
        nodes = new VerbsNodes(2, options);
        for (int node = 0; node < 2; node++) {
            open(node);
        }
        for (int pair = 0; pair < requests.queuePairs(); pair++) {
            for (int node = 0; node < 2; node++) {
                connect(node, pair);
            }
        }
    }

    VerbsNodes nodes() {
        return nodes;
    }

    private void open(int node) {
        Context context = Context.open(nodes.open(node), VerbsCosts.NONE);
        ProtectionDomain domain = context.allocateProtectionDomain();
        int bytes = Math.max(1, pitch * requests.count());
        nodes.memory(node).mapAt(BASES[node], bytes);
        before[node] = contents(node, bytes);
        nodes.memory(node).store(BASES[node], before[node], 0, bytes);
        completions.add(context.createCompletionQueue(CQ_ENTRIES));
        regions.add(domain.registerMemory(BASES[node], bytes, AccessFlag.values()));
        for (int pair = 0; pair < requests.queuePairs(); pair++) {
            pairs.get(node)
                    .add(domain.createQueuePair(
                            QueuePairSettings.of(completions.get(node)).withDepths(requests.each(), requests.each())));
        }
        if (node == destination()) {
            for (long at = BASES[node]; at < BASES[node] + bytes; at += PAGE_BYTES) {
                dataPages.add(nodes.memory(node).physical(at) / PAGE_BYTES);
            }
        }
        nodes.listen(node, (write, address, asked, answered) -> {
            if (write && node == destination() && dataPages.contains(address / PAGE_BYTES)) {
                lastData = answered;
            }
        });
    }

    private int destination() {
        boolean comesBack = requests.operation().opcode().isReadOrAtomic();
        return comesBack ? 0 : 1;
    }

    private static byte[] contents(int node, int bytes) {
        ByteBuffer words = ByteBuffer.allocate(bytes + Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (int at = 0; at < bytes; at += Long.BYTES) {
            words.putLong(at, SplitMix64.of(at + ((long) node << 40)));
        }
        return Arrays.copyOf(words.array(), bytes);
    }

    private void connect(int node, int pair) {
        QueuePair mine = pairs.get(node).get(pair);
        QueuePair other = pairs.get(1 - node).get(pair);
        mine.modify(
                QueuePairAttributes.init(AccessFlag.REMOTE_WRITE, AccessFlag.REMOTE_READ, AccessFlag.REMOTE_ATOMIC));
        mine.modify(QueuePairAttributes.readyToReceive(1 - node, other.number(), Mtu.of(requests.mtu()), 0));
        mine.modify(QueuePairAttributes.readyToSend(0));
    }

    /** Executes the requests. */
    Times run() {
        postReceives();
        nodes.idle(SETTLE_CYCLES);
        long doorbell = -1;
        for (int pair = 0; pair < requests.queuePairs(); pair++) {
            List<SendWorkRequest> chain = new ArrayList<>();
            for (int i = 0; i < requests.each(); i++) {
                chain.add(request(pair, i));
            }
            pairs.get(0).get(pair).postSend(chain);
            doorbell = doorbell < 0 ? nodes.takenCycle(0) : doorbell;
        }
        long end = awaited(doorbell);
        nodes.idle(SETTLE_CYCLES);
        return new Times(doorbell, end, isRight());
    }

    private void postReceives() {
        if (!requests.operation().opcode().takesReceive()) {
            return;
        }
        for (int pair = 0; pair < requests.queuePairs(); pair++) {
            List<ReceiveWorkRequest> chain = new ArrayList<>();
            for (int i = 0; i < requests.each(); i++) {
                chain.add(new ReceiveWorkRequest(
                        i, regions.get(1).piece((long) message(pair, i) * pitch, requests.bytes())));
            }
            pairs.get(1).get(pair).postReceive(chain);
        }
    }

    private int message(int pair, int index) {
        return index * requests.queuePairs() + pair;
    }

    private SendWorkRequest request(int pair, int index) {
        long offset = (long) message(pair, index) * pitch;
        boolean atomic = requests.operation().opcode().isAtomic();
        SendWorkRequest made = new SendWorkRequest(
                index,
                requests.operation().opcode(),
                Set.of(),
                List.of(regions.get(0).piece(offset, requests.bytes())),
                BASES[1] + (atomic ? 0 : offset),
                regions.get(1).rkey(),
                0,
                1,
                2);
        List<SendFlag> flags = new ArrayList<>();
        if ((index + 1) % requests.signalEvery() == 0) {
            flags.add(SendFlag.SIGNALED);
        }
        if (requests.inline()) {
            flags.add(SendFlag.INLINE);
        }
        return made.with(flags.toArray(SendFlag[]::new));
    }

    /** Lets time pass to the end of the operation, and returns its cycle. */
    private long awaited(long doorbell) {
        int sends = requests.count() / requests.signalEvery();
        int receives = requests.operation().opcode().takesReceive() ? requests.count() : 0;
        long[] last = {-1, -1};
        int[] taken = new int[2];
        int[] wanted = {sends, receives};
        long seen = -1;
        while (taken[0] < sends || taken[1] < receives) {
            if (nodes.cycle() - doorbell > LIMIT_CYCLES) {
                throw new HostTimeoutException("the end of " + requests, LIMIT_CYCLES, nodes.cycle());
            }
            nodes.step();
            long now = nodes.socket(0).visibleWrites() + nodes.socket(1).visibleWrites();
            for (int node = 0; node < 2 && now != seen; node++) {
                if (taken[node] < wanted[node] && completions.get(node).hasCompletion()) {
                    last[node] = nodes.cycle();
                    taken[node] += completions.get(node).poll(1).size();
                }
            }
            seen = now;
        }
        return switch (requests.operation()) {
            case WRITE -> lastData;
            case READ, FETCH_ADD, CAS -> last[0];
            default -> last[1];
        };
    }

    private boolean isRight() {
        int bytes = before[0].length;
        byte[] got = new byte[bytes];
        nodes.memory(destination()).load(BASES[destination()], got, 0, bytes);
        byte[] expected = before[destination()].clone();
        ByteBuffer word = ByteBuffer.wrap(before[1]).order(ByteOrder.LITTLE_ENDIAN);
        ByteBuffer words = ByteBuffer.wrap(expected).order(ByteOrder.LITTLE_ENDIAN);
        if (requests.operation().opcode().isAtomic()) {
            // Over several queue pairs the originals come in any order.
            boolean adds = requests.operation() == VerbsOperation.FETCH_ADD;
            Set<Long> originals = new HashSet<>();
            Set<Long> wanted = new HashSet<>();
            ByteBuffer came = ByteBuffer.wrap(got).order(ByteOrder.LITTLE_ENDIAN);
            for (int i = 0; i < requests.count(); i++) {
                originals.add(came.getLong(i * Long.BYTES));
                wanted.add(word.getLong(0) + (adds ? i : 0));
            }
            return originals.equals(wanted);
        }
        byte[] source = before[1 - destination()];
        for (int message = 0; message < requests.count(); message++) {
            words.position(message * pitch);
            words.put(source, message * pitch, requests.bytes());
        }
        return Arrays.equals(expected, got);
    }

    @Override
    public void close() {
        nodes.close();
    }
}
