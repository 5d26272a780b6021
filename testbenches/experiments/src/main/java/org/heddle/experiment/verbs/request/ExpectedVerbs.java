package org.heddle.experiment.verbs.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.heddle.device.PresetPattern;
import org.heddle.device.verbs.RcCompletion;
import org.heddle.device.verbs.RcCompletionQueue;
import org.heddle.device.verbs.RcConnection;
import org.heddle.device.verbs.RcEvent;
import org.heddle.device.verbs.RcMemory;
import org.heddle.device.verbs.RcNetwork;
import org.heddle.device.verbs.RcNode;
import org.heddle.device.verbs.RcOpcode;
import org.heddle.device.verbs.RcPiece;
import org.heddle.device.verbs.RcQueuePair;
import org.heddle.device.verbs.RcReceive;
import org.heddle.device.verbs.RcRequest;
import org.heddle.device.verbs.RcRight;
import org.heddle.device.verbs.RcState;
import org.heddle.device.verbs.RcStatus;
import org.heddle.host.verbs.type.Errno;
import org.jspecify.annotations.Nullable;

/** Executes a job on the reference model, without any host software: a slot of a send queue is counted here by itself. */
public final class ExpectedVerbs {
    private static final Set<RcRight> ALL = Set.of(RcRight.values());
    private static final long STEP_CYCLES = 1_000_000;
    private static final int DOMAIN = 1;

    private final VerbsJob job;
    private final VerbsPlacement placement;
    private final RcNetwork network = new RcNetwork(2, 16);
    private final RcMemory[] memories = new RcMemory[2];
    private final RcCompletionQueue[] completions = new RcCompletionQueue[2];
    private final List<RcQueuePair> near = new ArrayList<>();
    private final List<RcQueuePair> far = new ArrayList<>();
    private final int[] keys = new int[2];
    /** Slots in use, and requests posted, of each send queue. */
    private final int[] used;

    private final int[] posted;
    private final int[] receives;
    private final List<Map<String, Integer>> statuses = List.of(new TreeMap<>(), new TreeMap<>());
    private final List<Integer> immediates = new ArrayList<>();
    private VerbsJob.@Nullable RefusedPost refused;
    private long firstDoorbell = -1;
    private boolean receivesPosted;

    private ExpectedVerbs(VerbsJob job) {
        this.job = job;
        placement = new VerbsPlacement(job.operation(), job.shape());
        int pairs = job.shape().queuePairs();
        used = new int[pairs];
        posted = new int[pairs];
        receives = new int[pairs];
    }

    /** Returns what must come of a job. */
    public static VerbsOutcome of(VerbsJob job) {
        return new ExpectedVerbs(job).run();
    }

    private VerbsOutcome run() {
        setUp();
        if (job.responder().receiveAfter() == 0) {
            postReceives();
        }
        for (int message = 0; message < job.shape().count() && refused == null; message++) {
            post(message);
        }
        while (!network.isQuiet() || isReceiveDue()) {
            step();
        }
        poll();
        return outcome();
    }

    private void setUp() {
        for (int node = 0; node < 2; node++) {
            memories[node] = new RcMemory(PresetPattern.splitMix64(node)::word);
            long base = node == 0 ? VerbsPlacement.NEAR : VerbsPlacement.FAR;
            long length = placement.end(node) - base;
            memories[node].map(base, Math.max(Long.BYTES, length));
            RcNode model = network.node(node);
            long open = node == 1 ? length - job.responder().remoteShort() : length;
            keys[node] = model.register(DOMAIN, memories[node], base, open, ALL);
            completions[node] =
                    model.createCompletionQueue(0, node, job.posting().cqDepth());
        }
        if (job.operation().opcode().isAtomic()) {
            byte[] word = new byte[Long.BYTES];
            for (int i = 0; i < Long.BYTES; i++) {
                word[i] = (byte) (job.operands().initial() >>> 8 * i);
            }
            memories[1].write(VerbsPlacement.FAR, word, 0, word.length);
        }
        network.setFaults((packet, index) -> {
            Set<Long> lost =
                    packet.isRequest() ? job.losses().requests() : job.losses().responses();
            return lost.contains(index) ? new long[0] : new long[] {0};
        });
        for (int pair = 0; pair < job.shape().queuePairs(); pair++) {
            near.add(connected(0, pair));
            far.add(connected(1, pair));
        }
    }

    private RcQueuePair connected(int node, int pair) {
        RcQueuePair created =
                network.node(node).createQueuePair(0, 100 + pair, DOMAIN, completions[node], completions[node], null);
        VerbsRetries retries = job.retries();
        RcConnection connection = new RcConnection(
                ALL,
                1 - node,
                100 + pair,
                job.shape().mtu(),
                0,
                0,
                16,
                16,
                retries.rnrTimer(),
                retries.rnrRetry(),
                retries.retry(),
                retries.timeout());
        created.modify(RcState.INIT, connection);
        created.modify(RcState.RTR, connection);
        created.modify(RcState.RTS, connection);
        return created;
    }

    private void post(int message) {
        int pair = job.queuePair(message);
        if (used[pair] == job.posting().depth() && !waitForSlot(pair)) {
            refused = VerbsJob.RefusedPost.of(message, Errno.ENOMEM);
            return;
        }
        if (job.refusal().isPresent()) {
            refused = VerbsJob.RefusedPost.of(message, job.refusal().get());
            return;
        }
        used[pair]++;
        posted[pair]++;
        if (firstDoorbell < 0) {
            firstDoorbell = network.cycle();
        }
        near.get(pair).post(request(message));
    }

    /** Polls until a slot is free; false if none can become free. */
    private boolean waitForSlot(int pair) {
        if (job.posting().polls()) {
            poll();
        }
        while (used[pair] == job.posting().depth()) {
            boolean canEnd = job.posting().polls() && (!network.isQuiet() || isReceiveDue());
            if (!canEnd || !isSignalUnderWay(pair)) {
                return false;
            }
            step();
        }
        return true;
    }

    private boolean isSignalUnderWay(int pair) {
        if (near.get(pair).state() == RcState.ERR) {
            return true;
        }
        for (int back = 0; back < used[pair]; back++) {
            int message = (posted[pair] - 1 - back) * job.shape().queuePairs() + pair;
            if (job.isSignaled(message)) {
                return true;
            }
        }
        return false;
    }

    private boolean isReceiveDue() {
        return !receivesPosted && job.responder().receiveAfter() > 0 && firstDoorbell >= 0;
    }

    private void step() {
        long limit = network.cycle() + STEP_CYCLES;
        if (isReceiveDue()) {
            limit = Math.min(limit, firstDoorbell + job.responder().receiveAfter());
        }
        network.advance(Math.max(limit, network.cycle()));
        if (isReceiveDue() && network.cycle() >= firstDoorbell + job.responder().receiveAfter()) {
            postReceives();
        }
        if (job.posting().polls()) {
            poll();
        }
    }

    private void postReceives() {
        receivesPosted = true;
        if (job.operation().opcode().takesReceive()) {
            for (int pair = 0; pair < far.size(); pair++) {
                while (receives[pair] < job.receiveDepth(pair)) {
                    postReceive(pair);
                }
            }
        }
    }

    private void postReceive(int pair) {
        int message = receives[pair]++ * job.shape().queuePairs() + pair;
        List<VerbsPlacement.Run> runs = job.operation().isSend() ? placement.receive(message) : List.of();
        far.get(pair).post(new RcReceive(message, pieces(runs, keys[1])));
    }

    private static List<RcPiece> pieces(List<VerbsPlacement.Run> runs, int key) {
        return runs.stream()
                .map(run -> new RcPiece(run.address(), run.bytes(), key))
                .toList();
    }

    private RcRequest request(int message) {
        List<RcPiece> pieces = pieces(placement.local(message), keys[0]);
        VerbsPlacement.Run remote = placement.remote(message);
        VerbsOperands operands = job.operands();
        boolean adds = job.operation() == VerbsOperation.FETCH_ADD;
        return new RcRequest(
                message,
                RcOpcode.valueOf(job.operation().opcode().name()),
                job.isSignaled(message),
                false,
                false,
                pieces,
                job.posting().inline() ? gathered(message) : null,
                remote.address(),
                keys[1],
                job.immediate(message),
                adds ? operands.add() : operands.compare(),
                operands.swap(),
                null);
    }

    private byte[] gathered(int message) {
        byte[] data = new byte[job.shape().bytes()];
        int done = 0;
        for (VerbsPlacement.Run run : placement.local(message)) {
            memories[0].read(run.address(), data, done, (int) run.bytes());
            done += (int) run.bytes();
        }
        return data;
    }

    private void poll() {
        for (int node = 0; node < 2; node++) {
            for (RcCompletion each = completions[node].take(); each != null; each = completions[node].take()) {
                statuses.get(node).merge(each.status().name(), 1, Integer::sum);
                int pair = each.queuePair() - 100;
                if (!each.receive()) {
                    int index = each.slot() / job.shape().queuePairs();
                    used[pair] = posted[pair] - 1 - index;
                } else if (each.status() == RcStatus.SUCCESS) {
                    if (job.operation().opcode().hasImmediate()) {
                        immediates.add(each.immediate());
                    }
                    if (receives[pair] < job.messagesOf(pair)) {
                        postReceive(pair);
                    }
                }
            }
        }
    }

    private VerbsOutcome outcome() {
        Map<String, Integer> events = new TreeMap<>();
        for (int node = 0; node < 2; node++) {
            for (RcEvent event = network.node(node).takeEvent(0);
                    event != null;
                    event = network.node(node).takeEvent(0)) {
                events.merge(event.kind().name(), 1, Integer::sum);
            }
        }
        boolean atomic = job.operation().opcode().isAtomic();
        List<String> originals = new ArrayList<>();
        for (int message = 0; atomic && message < job.shape().count(); message++) {
            originals.add(VerbsOutcome.hex(word(memories[0], VerbsPlacement.NEAR + 8L * message)));
        }
        VerbsPlacement.Run destination = placement.destination();
        return new VerbsOutcome(
                statuses.get(0),
                statuses.get(1),
                near.get(0).state().name(),
                far.get(0).state().name(),
                events,
                refused,
                immediates,
                originals,
                atomic ? VerbsOutcome.hex(word(memories[1], VerbsPlacement.FAR)) : null,
                memories[placement.destinationNode()].read(destination.address(), (int) destination.bytes()));
    }

    private static long word(RcMemory memory, long address) {
        byte[] bytes = memory.read(address, Long.BYTES);
        long word = 0;
        for (int i = 0; i < Long.BYTES; i++) {
            word |= (bytes[i] & 0xFFL) << 8 * i;
        }
        return word;
    }
}
