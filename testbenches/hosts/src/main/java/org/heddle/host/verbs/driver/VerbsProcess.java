package org.heddle.host.verbs.driver;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.heddle.hdl.option.Coded;
import org.heddle.host.HostPort;
import org.heddle.host.HostRegisters;
import org.heddle.host.PagePort;
import org.heddle.host.verbs.device.AddressSpace;
import org.heddle.host.verbs.device.DeviceCompletion;
import org.heddle.host.verbs.device.DeviceEvent;
import org.heddle.host.verbs.device.DeviceLimits;
import org.heddle.host.verbs.device.DeviceQueuePair;
import org.heddle.host.verbs.device.DeviceRegion;
import org.heddle.host.verbs.device.PostedPiece;
import org.heddle.host.verbs.device.PostedSend;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.QpAttribute;
import org.heddle.host.verbs.type.QpState;
import org.heddle.host.verbs.type.QueuePairAttributes;
import org.heddle.host.verbs.type.WcOpcode;
import org.heddle.host.verbs.type.WcStatus;
import org.heddle.nic.stage.host.LayoutField;
import org.heddle.nic.verbs.layout.CompletionEntry;
import org.heddle.nic.verbs.layout.CompletionQueueContext;
import org.heddle.nic.verbs.layout.QueuePairContext;
import org.heddle.nic.verbs.layout.QueuePairShown;
import org.heddle.nic.verbs.layout.SharedReceiveContext;
import org.heddle.nic.verbs.layout.VerbsMap;
import org.heddle.nic.verbs.layout.code.DoorbellKind;
import org.heddle.nic.verbs.layout.code.QueuePairState;
import org.heddle.nic.verbs.layout.code.VerbsCommand;
import org.jspecify.annotations.Nullable;

/** One process's part of the driver: its queues in host memory, and its page of doorbells. */
final class VerbsProcess implements VerbsDevice {
    private static final Map<QpAttribute, LayoutField> FIELDS = Map.ofEntries(
            Map.entry(QpAttribute.ACCESS_FLAGS, QueuePairContext.LAYOUT.access),
            Map.entry(QpAttribute.AV, QueuePairContext.LAYOUT.remoteNode),
            Map.entry(QpAttribute.PATH_MTU, QueuePairContext.LAYOUT.pathMtu),
            Map.entry(QpAttribute.DEST_QPN, QueuePairContext.LAYOUT.remoteQueuePair),
            Map.entry(QpAttribute.RQ_PSN, QueuePairContext.LAYOUT.receivePsn),
            Map.entry(QpAttribute.MAX_DEST_RD_ATOMIC, QueuePairContext.LAYOUT.mostRemoteReads),
            Map.entry(QpAttribute.MIN_RNR_TIMER, QueuePairContext.LAYOUT.rnrTimer),
            Map.entry(QpAttribute.SQ_PSN, QueuePairContext.LAYOUT.sendPsn),
            Map.entry(QpAttribute.MAX_QP_RD_ATOMIC, QueuePairContext.LAYOUT.mostReads),
            Map.entry(QpAttribute.RETRY_CNT, QueuePairContext.LAYOUT.retryCount),
            Map.entry(QpAttribute.RNR_RETRY, QueuePairContext.LAYOUT.rnrRetry),
            Map.entry(QpAttribute.TIMEOUT, QueuePairContext.LAYOUT.timeout));

    private final VerbsDriver driver;
    private final int process;
    private final DriverMemory memory;
    private final DriverTime time;
    private final VerbsMap page;
    private final Map<Integer, EntryRing> completions = new HashMap<>();
    private final Map<Integer, WorkRing> shared = new HashMap<>();
    private final Map<Integer, Pair> pairs = new HashMap<>();

    private record Pair(long[] context, WorkRing sends, WorkRing receives, int sharedReceives) {}

    VerbsProcess(VerbsDriver driver, int process, HostPort port, DriverMemory memory, DriverTime time) {
        this.driver = driver;
        this.process = process;
        this.memory = memory;
        this.time = time;
        page = HostRegisters.connect(new VerbsMap(), new PagePort(port, process * VerbsMap.PAGE_BYTES));
    }

    /** Returns whether all that was posted to its queues of sends has completed or was flushed. */
    boolean hasCompleted() {
        return pairs.entrySet().stream()
                .allMatch(pair -> driver.completedSends(pair.getKey())
                        == (pair.getValue().sends.written() & 0xFFFF));
    }

    private void ring(DoorbellKind kind, int number, int index) {
        VerbsMap.Doorbell bell = page.doorbell;
        bell.write(bell.kind.of(kind.code()), bell.number.of(number), bell.index.of(index));
    }

    @Override
    public int node() {
        return driver.node();
    }

    @Override
    public DeviceLimits limits() {
        return driver.limits();
    }

    @Override
    public AddressSpace memory() {
        return memory;
    }

    @Override
    public long cycle() {
        return driver.cycle();
    }

    @Override
    public void work(long cycles) {
        time.work(cycles);
    }

    @Override
    public void await(BooleanSupplier wake, long until, Supplier<String> what) {
        time.await(wake, until, what);
    }

    @Override
    public int allocateDomain() {
        return driver.domains().take();
    }

    @Override
    public void freeDomain(int domain) {
        driver.domains().free(domain);
    }

    @Override
    public int register(DeviceRegion region) {
        return driver.register(region);
    }

    @Override
    public void deregister(int key) {
        driver.deregister(key);
    }

    @Override
    public int createIndirectKey(int domain, int entries, Set<AccessFlag> access) {
        return driver.createIndirectKey(domain, entries, access);
    }

    @Override
    public void destroyIndirectKey(int key) {
        driver.deregister(key);
    }

    @Override
    public int createCompletionQueue(int entries) {
        int number = driver.completionQueues().take();
        EntryRing queue = new EntryRing(memory, CompletionEntry.LAYOUT.phase, RecordBytes.log(entries, 1));
        completions.put(number, queue);
        driver.ownersOfCompletions().put(number, process);
        CompletionQueueContext layout = CompletionQueueContext.LAYOUT;
        long[] record = new long[layout.words()];
        layout.isValid.put(record, 1);
        layout.logEntries.put(record, queue.logEntries());
        layout.process.put(record, process);
        layout.base.put(record, queue.base());
        driver.command(VerbsCommand.SET_COMPLETION_QUEUE, number, record);
        return number;
    }

    @Override
    public void destroyCompletionQueue(int number) {
        driver.command(VerbsCommand.SET_COMPLETION_QUEUE, number, new long[CompletionQueueContext.LAYOUT.words()]);
        driver.ownersOfCompletions().remove(number);
        completions.remove(number).free();
        driver.completionQueues().free(number);
    }

    @Override
    public int createSharedReceives(int domain, int slots, int maxSge) {
        int number = driver.sharedReceives().take();
        WorkRing ring = new WorkRing(memory, slots, WorkRing.receiveBytes(maxSge));
        shared.put(number, ring);
        driver.ownersOfShared().put(number, process);
        SharedReceiveContext layout = SharedReceiveContext.LAYOUT;
        long[] record = new long[layout.words()];
        layout.isValid.put(record, 1);
        layout.domain.put(record, domain);
        layout.process.put(record, process);
        layout.logEntries.put(record, ring.logEntries());
        layout.logStride.put(record, ring.logStride());
        layout.base.put(record, ring.base());
        driver.command(VerbsCommand.SET_SHARED_RECEIVE, number, record);
        return number;
    }

    @Override
    public void armLimit(int sharedReceives, int limit) {
        driver.command(VerbsCommand.SET_LIMIT, sharedReceives, limit);
    }

    @Override
    public void destroySharedReceives(int number) {
        driver.command(VerbsCommand.SET_SHARED_RECEIVE, number, new long[SharedReceiveContext.LAYOUT.words()]);
        driver.ownersOfShared().remove(number);
        shared.remove(number).free();
        driver.sharedReceives().free(number);
    }

    @Override
    public int createQueuePair(DeviceQueuePair entry) {
        int number = driver.queuePairs().take();
        WorkRing sends =
                new WorkRing(memory, entry.sendSlots(), WorkRing.sendBytes(entry.maxSendSge(), entry.maxInline()));
        WorkRing receives = new WorkRing(memory, entry.receiveSlots(), WorkRing.receiveBytes(entry.maxReceiveSge()));
        QueuePairContext layout = QueuePairContext.LAYOUT;
        long[] context = new long[layout.words()];
        boolean isShared = entry.sharedReceives() != DeviceQueuePair.OWN_RECEIVES;
        layout.isShared.put(context, isShared ? 1 : 0);
        layout.sharedReceive.put(context, isShared ? entry.sharedReceives() : 0);
        layout.domain.put(context, entry.domain());
        layout.process.put(context, process);
        layout.sendCompletions.put(context, entry.sendCompletions());
        layout.receiveCompletions.put(context, entry.receiveCompletions());
        layout.pathMtu.put(context, 1);
        layout.sendLogEntries.put(context, sends.logEntries());
        layout.sendLogStride.put(context, sends.logStride());
        layout.receiveLogEntries.put(context, receives.logEntries());
        layout.receiveLogStride.put(context, receives.logStride());
        layout.sendBase.put(context, sends.base());
        layout.receiveBase.put(context, receives.base());
        pairs.put(number, new Pair(context, sends, receives, entry.sharedReceives()));
        driver.ownersOfPairs().put(number, process);
        set(number, context, QueuePairState.RESET);
        return number;
    }

    private void set(int number, long[] context, QueuePairState state) {
        QueuePairContext.LAYOUT.state.put(context, state);
        driver.command(VerbsCommand.SET_QUEUE_PAIR, number, context);
    }

    @Override
    public void modify(int queuePair, QueuePairAttributes attributes) {
        Pair pair = pairs.get(queuePair);
        for (QpAttribute attribute : attributes.set()) {
            LayoutField field = FIELDS.get(attribute);
            if (field != null) {
                field.put(pair.context, attributes.value(attribute).orElseThrow());
            }
        }
        set(queuePair, pair.context, QueuePairState.valueOf(attributes.state().name()));
        if (attributes.state() == QpState.RESET) {
            pair.sends.reset();
            pair.receives.reset();
        }
    }

    @Override
    public QpState state(int queuePair) {
        driver.command(VerbsCommand.GET_QUEUE_PAIR, queuePair);
        long[] shown = new long[QueuePairShown.LAYOUT.words()];
        shown[0] = driver.result(0);
        long code = QueuePairShown.LAYOUT.state.get(shown);
        return QpState.valueOf(Coded.of(QueuePairState.class, code).name());
    }

    @Override
    public void destroyQueuePair(int number) {
        Pair pair = pairs.get(number);
        set(number, pair.context, QueuePairState.RESET);
        pairs.remove(number);
        driver.ownersOfPairs().remove(number);
        pair.sends.free();
        pair.receives.free();
        driver.queuePairs().free(number);
    }

    @Override
    public void writeSend(int queuePair, int slot, PostedSend entry) {
        pairs.get(queuePair).sends.writeSend(slot, entry);
    }

    @Override
    public void ringSend(int queuePair, int entries) {
        ring(DoorbellKind.SEND, queuePair, pairs.get(queuePair).sends.written());
    }

    @Override
    public void writeReceive(int queuePair, int slot, List<PostedPiece> segments) {
        pairs.get(queuePair).receives.writeReceive(slot, segments);
    }

    @Override
    public void ringReceive(int queuePair, int entries) {
        ring(DoorbellKind.RECEIVE, queuePair, pairs.get(queuePair).receives.written());
    }

    @Override
    public void writeShared(int sharedReceives, int slot, List<PostedPiece> segments) {
        shared.get(sharedReceives).writeReceive(slot, segments);
    }

    @Override
    public void ringShared(int sharedReceives, int entries) {
        ring(
                DoorbellKind.SHARED_RECEIVE,
                sharedReceives,
                shared.get(sharedReceives).written());
    }

    @Override
    public @Nullable DeviceCompletion takeCompletion(int completionQueue) {
        EntryRing queue = completions.get(completionQueue);
        long[] entry = queue.take();
        if (entry == null) {
            return null;
        }
        ring(DoorbellKind.CONSUMED, completionQueue, queue.taken());
        return decoded(entry);
    }

    private DeviceCompletion decoded(long[] entry) {
        CompletionEntry layout = CompletionEntry.LAYOUT;
        int number = (int) layout.queuePair.get(entry);
        Pair pair = pairs.get(number);
        boolean receives = layout.isReceive.isSet(entry);
        long index = layout.index.get(entry);
        WorkRing ring = receives && layout.isShared.isSet(entry)
                ? shared.get(pair.sharedReceives)
                : receives ? pair.receives : pair.sends;
        WcStatus status = Coded.of(WcStatus.class, layout.status.get(entry));
        boolean good = status == WcStatus.SUCCESS;
        return new DeviceCompletion(
                number,
                receives,
                ring.slot(index),
                status,
                good ? opcode(layout.opcode.get(entry)) : WcOpcode.SEND,
                layout.length.get(entry),
                good && layout.hasImmediate.isSet(entry),
                Integer.reverseBytes((int) layout.immediate.get(entry)),
                (int) layout.vendor.get(entry));
    }

    private static WcOpcode opcode(long code) {
        for (WcOpcode opcode : WcOpcode.values()) {
            if (opcode.code() == code) {
                return opcode;
            }
        }
        throw new IllegalStateException("the node has written a completion of operation " + code);
    }

    @Override
    public boolean hasCompletion(int completionQueue) {
        return completions.get(completionQueue).hasEntry();
    }

    @Override
    public void arm(int completionQueue, boolean solicitedOnly) {
        ring(solicitedOnly ? DoorbellKind.NOTIFY_SOLICITED : DoorbellKind.NOTIFY, completionQueue, 0);
    }

    @Override
    public @Nullable DeviceEvent takeEvent() {
        return driver.takeEvent(process);
    }

    @Override
    public boolean hasEvent() {
        return driver.hasEvent(process);
    }
}
