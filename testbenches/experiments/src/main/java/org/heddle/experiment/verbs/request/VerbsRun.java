package org.heddle.experiment.verbs.request;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.verbs.AsyncEvent;
import org.heddle.host.verbs.CompletionQueue;
import org.heddle.host.verbs.Context;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.ProtectionDomain;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.QueuePairSettings;
import org.heddle.host.verbs.ReceiveWorkRequest;
import org.heddle.host.verbs.ScatterGatherElement;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.WorkCompletion;
import org.heddle.host.verbs.cost.VerbsCosts;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.Mtu;
import org.heddle.host.verbs.type.QpAttribute;
import org.heddle.host.verbs.type.QpState;
import org.heddle.host.verbs.type.QueuePairAttributes;
import org.heddle.host.verbs.type.SendFlag;
import org.heddle.host.verbs.type.VerbsException;
import org.heddle.host.verbs.type.WcStatus;
import org.jspecify.annotations.Nullable;

/** Executes a job through the host's software, on a stage that nobody has used. */
public final class VerbsRun {
    private static final long STEP_CYCLES = 1_000;

    private final VerbsJob job;
    private final VerbsStage stage;
    private final long limitCycles;
    private final VerbsPlacement placement;
    private final List<End> ends = new ArrayList<>();
    private final List<Map<String, Integer>> statuses = List.of(new TreeMap<>(), new TreeMap<>());
    private final List<Integer> immediates = new ArrayList<>();
    private final int[] receives;
    private final int[] posted;
    private VerbsJob.@Nullable RefusedPost refused;
    private boolean receivesPosted;
    private long firstDoorbell = -1;
    private long lastCompletion;

    /** One node's process. */
    private record End(Context context, CompletionQueue completions, MemoryRegion memory, List<QueuePair> pairs) {}

    /**
     * @param job to execute
     * @param stage that nobody has used
     * @param limitCycles from the first doorbell to the end
     */
    public VerbsRun(VerbsJob job, VerbsStage stage, long limitCycles) {
        this.job = job;
        this.stage = stage;
        this.limitCycles = limitCycles;
        placement = new VerbsPlacement(job.operation(), job.shape());
        receives = new int[job.shape().queuePairs()];
        posted = new int[receives.length];
    }

    /**
     * Executes the job.
     *
     * @throws HostTimeoutException if it has not ended at the limit
     */
    public VerbsMeasurement run() {
        ends.add(open(0));
        ends.add(open(1));
        connect();
        if (job.operation().opcode().isAtomic()) {
            byte[] word = ByteBuffer.allocate(Long.BYTES)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .putLong(job.operands().initial())
                    .array();
            stage.fill(1, VerbsPlacement.FAR, word);
        }
        stage.setLosses(job.losses());
        if (job.responder().receiveAfter() == 0) {
            postReceives();
        }
        for (int message = 0; message < job.shape().count() && refused == null; message++) {
            post(message);
        }
        while (!stage.isQuiet() || isReceiveDue()) {
            step();
        }
        poll();
        return measured();
    }

    private End open(int node) {
        Context context = Context.open(stage.open(node), VerbsCosts.NONE);
        ProtectionDomain domain = context.allocateProtectionDomain();
        CompletionQueue completions =
                context.createCompletionQueue(job.posting().cqDepth());
        long base = node == 0 ? VerbsPlacement.NEAR : VerbsPlacement.FAR;
        long bytes = placement.end(node) - base;
        stage.map(node, base, Math.max(Long.BYTES, bytes));
        long open = node == 1 ? bytes - job.responder().remoteShort() : bytes;
        MemoryRegion memory = domain.registerMemory(base, open, AccessFlag.values());
        List<QueuePair> pairs = new ArrayList<>();
        int most = context.limits().maxSge();
        for (int pair = 0; pair < receives.length; pair++) {
            pairs.add(domain.createQueuePair(new QueuePairSettings(
                    completions,
                    completions,
                    null,
                    job.posting().depth(),
                    job.receiveDepth(pair),
                    Math.min(most, job.shape().sge()),
                    Math.min(most, job.shape().receiveSge()),
                    context.limits().maxInline(),
                    false)));
        }
        return new End(context, completions, memory, pairs);
    }

    private void connect() {
        VerbsRetries retries = job.retries();
        for (int node = 0; node < 2; node++) {
            for (int pair = 0; pair < receives.length; pair++) {
                QueuePair mine = ends.get(node).pairs.get(pair);
                QueuePair other = ends.get(1 - node).pairs.get(pair);
                mine.modify(QueuePairAttributes.init(
                        AccessFlag.REMOTE_WRITE, AccessFlag.REMOTE_READ, AccessFlag.REMOTE_ATOMIC));
                mine.modify(QueuePairAttributes.readyToReceive(
                                1 - node, other.number(), Mtu.of(job.shape().mtu()), 0)
                        .with(QpAttribute.MIN_RNR_TIMER, retries.rnrTimer()));
                mine.modify(QueuePairAttributes.readyToSend(0)
                        .with(QpAttribute.RNR_RETRY, retries.rnrRetry())
                        .with(QpAttribute.RETRY_CNT, retries.retry())
                        .with(QpAttribute.TIMEOUT, retries.timeout()));
            }
        }
    }

    private void post(int message) {
        int pair = job.queuePair(message);
        QueuePair queue = ends.get(0).pairs.get(pair);
        boolean full = queue.usedSends() == job.posting().depth();
        if (full && !waitForSlot(pair, queue)) {
            refused = VerbsJob.RefusedPost.of(message, Errno.ENOMEM);
            return;
        }
        if (firstDoorbell < 0) {
            firstDoorbell = ends.get(0).context.cycle();
        }
        try {
            queue.postSend(request(message));
            posted[pair]++;
        } catch (VerbsException refusal) {
            refused = VerbsJob.RefusedPost.of(message, refusal.errno());
        }
    }

    private boolean waitForSlot(int pair, QueuePair queue) {
        if (job.posting().polls()) {
            poll();
        }
        while (queue.usedSends() == job.posting().depth()) {
            boolean canEnd = job.posting().polls() && (!stage.isQuiet() || isReceiveDue());
            if (!canEnd || !isSignalUnderWay(pair, queue)) {
                return false;
            }
            step();
        }
        return true;
    }

    private boolean isSignalUnderWay(int pair, QueuePair queue) {
        if (queue.queryState() == QpState.ERR) {
            return true;
        }
        for (int back = 0; back < queue.usedSends(); back++) {
            if (job.isSignaled((posted[pair] - 1 - back) * receives.length + pair)) {
                return true;
            }
        }
        return false;
    }

    private boolean isReceiveDue() {
        return !receivesPosted && job.responder().receiveAfter() > 0 && firstDoorbell >= 0;
    }

    private long cycle() {
        return ends.get(0).context.cycle();
    }

    private void step() {
        if (firstDoorbell >= 0 && cycle() - firstDoorbell > limitCycles) {
            throw new HostTimeoutException("the end of all requests", limitCycles, cycle());
        }
        long limit = cycle() + STEP_CYCLES;
        if (isReceiveDue()) {
            limit = Math.min(limit, firstDoorbell + job.responder().receiveAfter());
        }
        stage.advance(Math.max(limit, cycle()));
        if (isReceiveDue() && cycle() >= firstDoorbell + job.responder().receiveAfter()) {
            postReceives();
        }
        if (job.posting().polls()) {
            poll();
        }
    }

    private void postReceives() {
        receivesPosted = true;
        if (job.operation().opcode().takesReceive()) {
            for (int pair = 0; pair < receives.length; pair++) {
                while (receives[pair] < job.receiveDepth(pair)) {
                    postReceive(pair);
                }
            }
        }
    }

    private void postReceive(int pair) {
        int message = receives[pair]++ * receives.length + pair;
        List<VerbsPlacement.Run> runs = job.operation().isSend() ? placement.receive(message) : List.of();
        ends.get(1).pairs.get(pair).postReceive(new ReceiveWorkRequest(message, pieces(runs, ends.get(1).memory)));
    }

    private static List<ScatterGatherElement> pieces(List<VerbsPlacement.Run> runs, MemoryRegion region) {
        return runs.stream()
                .map(run -> new ScatterGatherElement(run.address(), run.bytes(), region.lkey()))
                .toList();
    }

    private SendWorkRequest request(int message) {
        Set<SendFlag> flags = new HashSet<>();
        if (job.isSignaled(message)) {
            flags.add(SendFlag.SIGNALED);
        }
        if (job.posting().inline()) {
            flags.add(SendFlag.INLINE);
        }
        VerbsOperands operands = job.operands();
        boolean adds = job.operation() == VerbsOperation.FETCH_ADD;
        return new SendWorkRequest(
                message,
                job.operation().opcode(),
                flags,
                pieces(placement.local(message), ends.get(0).memory),
                placement.remote(message).address(),
                ends.get(1).memory.rkey(),
                job.immediate(message),
                adds ? operands.add() : operands.compare(),
                operands.swap());
    }

    private void poll() {
        for (int node = 0; node < 2; node++) {
            CompletionQueue queue = ends.get(node).completions;
            while (queue.hasCompletion()) {
                for (WorkCompletion each : queue.poll(16)) {
                    lastCompletion = cycle();
                    statuses.get(node).merge(each.status().name(), 1, Integer::sum);
                    if (node == 1 && each.status() == WcStatus.SUCCESS) {
                        each.immediate().ifPresent(immediates::add);
                        goOn((int) each.id() % receives.length);
                    }
                }
            }
        }
    }

    private void goOn(int pair) {
        if (receives[pair] < job.messagesOf(pair)) {
            postReceive(pair);
        }
    }

    private VerbsMeasurement measured() {
        Map<String, Integer> events = new TreeMap<>();
        for (End end : ends) {
            for (Optional<AsyncEvent> event = end.context.pollEvent();
                    event.isPresent();
                    event = end.context.pollEvent()) {
                events.merge(event.get().type().name(), 1, Integer::sum);
            }
        }
        boolean atomic = job.operation().opcode().isAtomic();
        List<String> originals = new ArrayList<>();
        for (int message = 0; atomic && message < job.shape().count(); message++) {
            originals.add(word(0, VerbsPlacement.NEAR + 8L * message));
        }
        VerbsPlacement.Run destination = placement.destination();
        VerbsOutcome outcome = new VerbsOutcome(
                statuses.get(0),
                statuses.get(1),
                ends.get(0).pairs.get(0).queryState().name(),
                ends.get(1).pairs.get(0).queryState().name(),
                events,
                refused,
                immediates,
                originals,
                atomic ? word(1, VerbsPlacement.FAR) : null,
                stage.contents(placement.destinationNode(), destination.address(), (int) destination.bytes()));
        return counted(outcome);
    }

    private String word(int node, long address) {
        return VerbsOutcome.hex(ByteBuffer.wrap(stage.contents(node, address, Long.BYTES))
                .order(ByteOrder.LITTLE_ENDIAN)
                .getLong());
    }

    private VerbsMeasurement counted(VerbsOutcome outcome) {
        Map<Integer, Set<Integer>> requests = new HashMap<>();
        Map<Integer, Set<Integer>> responses = new HashMap<>();
        List<Long> first = new ArrayList<>();
        long again = 0;
        long naks = 0;
        long last = firstDoorbell;
        int queuePair = ends.get(1).pairs.get(0).number();
        for (StagePacket packet : stage.packets()) {
            last = packet.cycle();
            naks += packet.isRnrNak() ? 1 : 0;
            if (packet.isRequest()) {
                boolean isNew = requests.computeIfAbsent(packet.queuePair(), any -> new HashSet<>())
                        .add(packet.psn());
                again += isNew ? 0 : 1;
                if (packet.queuePair() == queuePair && packet.psn() == 0) {
                    first.add(packet.cycle() - firstDoorbell);
                }
            } else if (packet.isReadResponse()) {
                responses
                        .computeIfAbsent(packet.queuePair(), any -> new HashSet<>())
                        .add(packet.psn());
            }
        }
        Map<Integer, Set<Integer>> counted = job.operation() == VerbsOperation.READ ? responses : requests;
        long packets = counted.values().stream().mapToLong(Set::size).sum();
        long end = Math.max(last, lastCompletion);
        return new VerbsMeasurement(
                outcome, firstDoorbell < 0 ? 0 : Math.max(0, end - firstDoorbell), packets, again, naks, first);
    }
}
