package org.heddle.host.verbs.model;

import java.util.ArrayDeque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.heddle.device.verbs.RcBind;
import org.heddle.device.verbs.RcCompletion;
import org.heddle.device.verbs.RcCompletionQueue;
import org.heddle.device.verbs.RcConnection;
import org.heddle.device.verbs.RcEvent;
import org.heddle.device.verbs.RcEventKind;
import org.heddle.device.verbs.RcMemory;
import org.heddle.device.verbs.RcNetwork;
import org.heddle.device.verbs.RcNode;
import org.heddle.device.verbs.RcOpcode;
import org.heddle.device.verbs.RcPiece;
import org.heddle.device.verbs.RcQueuePair;
import org.heddle.device.verbs.RcReceive;
import org.heddle.device.verbs.RcReceiveQueue;
import org.heddle.device.verbs.RcRequest;
import org.heddle.device.verbs.RcRight;
import org.heddle.device.verbs.RcState;
import org.heddle.hdl.option.Coded;
import org.heddle.host.verbs.device.AddressSpace;
import org.heddle.host.verbs.device.DeviceCompletion;
import org.heddle.host.verbs.device.DeviceEvent;
import org.heddle.host.verbs.device.DeviceLimits;
import org.heddle.host.verbs.device.DeviceQueuePair;
import org.heddle.host.verbs.device.DeviceRegion;
import org.heddle.host.verbs.device.PostedBind;
import org.heddle.host.verbs.device.PostedPiece;
import org.heddle.host.verbs.device.PostedSend;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.EventType;
import org.heddle.host.verbs.type.Mtu;
import org.heddle.host.verbs.type.QpAttribute;
import org.heddle.host.verbs.type.QpState;
import org.heddle.host.verbs.type.QueuePairAttributes;
import org.heddle.host.verbs.type.VerbsException;
import org.heddle.host.verbs.type.WcOpcode;
import org.heddle.host.verbs.type.WcStatus;
import org.jspecify.annotations.Nullable;

/** One process's door to a node of the model. Entries are written into queues here, and reach the model with their doorbell. */
final class ModelDevice implements VerbsDevice {
    private final RcNode node;
    private final RcNetwork network;
    private final int process;
    private final RcMemory memory;
    private final ModelTime time;
    private final int number;
    private final AddressSpace space;
    private final Map<Integer, RcCompletionQueue> completionQueues = new HashMap<>();
    private final Map<Integer, RcReceiveQueue> sharedQueues = new HashMap<>();
    private final Map<Integer, Pair> pairs = new HashMap<>();
    private final Written<RcReceive> shared = new Written<>();

    /** Entries that have been written and not been told of, by queue. */
    private static final class Written<T> {
        private final Map<Integer, ArrayDeque<T>> entries = new HashMap<>();

        void write(int queue, T entry) {
            entries.computeIfAbsent(queue, any -> new ArrayDeque<>()).add(entry);
        }

        T ring(int queue) {
            return entries.get(queue).remove();
        }
    }

    private record Pair(RcQueuePair model, Written<RcRequest> sends, Written<RcReceive> receives) {}

    ModelDevice(RcNode node, RcNetwork network, int process, RcMemory memory, ModelTime time, int number) {
        this.node = node;
        this.network = network;
        this.process = process;
        this.memory = memory;
        this.time = time;
        this.number = number;
        space = space();
    }

    @Override
    public int node() {
        return number;
    }

    @Override
    public DeviceLimits limits() {
        return ModelDevices.LIMITS;
    }

    @Override
    public AddressSpace memory() {
        return space;
    }

    private AddressSpace space() {
        return new AddressSpace() {
            private final Map<Long, Long> mapped = new HashMap<>();
            private long next = 0x1000_0000L;

            @Override
            public long map(long bytes) {
                long address = next;
                next += (bytes + 4095 & -4096L) + 4096;
                memory.map(address, bytes);
                mapped.put(address, bytes);
                return address;
            }

            @Override
            public void unmap(long address) {
                if (mapped.remove(address) == null) {
                    throw new VerbsException(Errno.EINVAL, "nothing was mapped from 0x%x on".formatted(address));
                }
                memory.unmap(address);
            }

            @Override
            public boolean isMapped(long address, long bytes) {
                return memory.isMapped(address, bytes);
            }

            @Override
            public void load(long address, byte[] into, int offset, int length) {
                memory.read(address, into, offset, length);
            }

            @Override
            public void store(long address, byte[] from, int offset, int length) {
                memory.write(address, from, offset, length);
            }
        };
    }

    @Override
    public long cycle() {
        return network.cycle();
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
        return node.nextNumber();
    }

    @Override
    public void freeDomain(int domain) {}

    private static Set<RcRight> rights(Set<AccessFlag> flags) {
        Set<RcRight> rights = EnumSet.noneOf(RcRight.class);
        flags.forEach(flag -> rights.add(RcRight.valueOf(flag.name())));
        return rights;
    }

    @Override
    public int register(DeviceRegion region) {
        int key = node.register(region.domain(), memory, region.address(), region.length(), rights(region.access()));
        if (key < 0) {
            throw new VerbsException(Errno.ENOMEM, "the key table is full: deregister memory");
        }
        return key;
    }

    @Override
    public void deregister(int key) {
        node.deregister(key);
    }

    @Override
    public int createIndirectKey(int domain, int entries, Set<AccessFlag> access) {
        int key = node.createIndirectKey(domain, entries, rights(access));
        if (key < 0) {
            throw new VerbsException(Errno.ENOMEM, "the key table is full: destroy a key");
        }
        return key;
    }

    @Override
    public void destroyIndirectKey(int key) {
        node.destroyIndirectKey(key);
    }

    @Override
    public int createCompletionQueue(int entries) {
        int queue = node.nextNumber();
        completionQueues.put(queue, node.createCompletionQueue(process, queue, entries));
        return queue;
    }

    @Override
    public void destroyCompletionQueue(int queue) {
        completionQueues.remove(queue);
    }

    @Override
    public int createSharedReceives(int domain, int slots, int maxSge) {
        int queue = node.nextNumber();
        sharedQueues.put(queue, node.createSharedReceives(process, queue, domain));
        return queue;
    }

    @Override
    public void armLimit(int sharedReceives, int limit) {
        sharedQueues.get(sharedReceives).armLimit(limit);
    }

    @Override
    public void destroySharedReceives(int queue) {
        sharedQueues.remove(queue);
    }

    @Override
    public int createQueuePair(DeviceQueuePair entry) {
        if (pairs.size() == ModelDevices.LIMITS.maxQueuePairs()) {
            throw new VerbsException(Errno.ENOMEM, "the device has no more queue pairs: close one");
        }
        int pair = node.nextNumber();
        RcQueuePair model = node.createQueuePair(
                process,
                pair,
                entry.domain(),
                completionQueues.get(entry.sendCompletions()),
                completionQueues.get(entry.receiveCompletions()),
                sharedQueues.get(entry.sharedReceives()));
        pairs.put(pair, new Pair(model, new Written<>(), new Written<>()));
        return pair;
    }

    @Override
    public void modify(int queuePair, QueuePairAttributes attributes) {
        RcQueuePair model = pairs.get(queuePair).model();
        RcConnection old = attributes.state() == QpState.RESET ? RcConnection.NONE : model.connection();
        Values values = new Values(attributes);
        model.modify(
                RcState.valueOf(attributes.state().name()),
                new RcConnection(
                        attributes.value(QpAttribute.ACCESS_FLAGS).stream()
                                .mapToObj(bits -> rights(AccessFlag.of(bits)))
                                .findFirst()
                                .orElse(old.rights()),
                        values.of(QpAttribute.AV, old.node()),
                        values.of(QpAttribute.DEST_QPN, old.queuePair()),
                        attributes.value(QpAttribute.PATH_MTU).stream()
                                .mapToInt(code -> Coded.of(Mtu.class, code).bytes())
                                .findFirst()
                                .orElse(old.mtu()),
                        values.of(QpAttribute.RQ_PSN, old.receivePsn()),
                        values.of(QpAttribute.SQ_PSN, old.sendPsn()),
                        values.of(QpAttribute.MAX_DEST_RD_ATOMIC, old.maxDestReadAtomic()),
                        values.of(QpAttribute.MAX_QP_RD_ATOMIC, old.maxReadAtomic()),
                        values.of(QpAttribute.MIN_RNR_TIMER, old.rnrTimer()),
                        values.of(QpAttribute.RNR_RETRY, old.rnrRetry()),
                        values.of(QpAttribute.RETRY_CNT, old.retry()),
                        values.of(QpAttribute.TIMEOUT, old.timeout())));
    }

    private record Values(QueuePairAttributes attributes) {
        int of(QpAttribute attribute, int otherwise) {
            return (int) attributes.value(attribute).orElse(otherwise);
        }
    }

    @Override
    public QpState state(int queuePair) {
        return QpState.valueOf(pairs.get(queuePair).model().state().name());
    }

    @Override
    public void destroyQueuePair(int queuePair) {
        node.destroy(pairs.remove(queuePair).model());
    }

    private static List<RcPiece> pieces(List<PostedPiece> segments) {
        return segments.stream()
                .map(piece -> new RcPiece(piece.address(), piece.length(), piece.key()))
                .toList();
    }

    @Override
    public void writeSend(int queuePair, int slot, PostedSend entry) {
        pairs.get(queuePair)
                .sends()
                .write(
                        queuePair,
                        new RcRequest(
                                slot,
                                RcOpcode.valueOf(entry.opcode().name()),
                                entry.signaled(),
                                entry.solicited(),
                                entry.fenced(),
                                pieces(entry.segments()),
                                entry.inline(),
                                entry.remoteAddress(),
                                entry.remoteKey(),
                                entry.immediate(),
                                entry.compareAdd(),
                                entry.swap(),
                                bind(entry.bind())));
    }

    private static @Nullable RcBind bind(@Nullable PostedBind bind) {
        return bind == null ? null : new RcBind(bind.key(), pieces(bind.entries()), bind.skips(), bind.repeat());
    }

    @Override
    public void ringSend(int queuePair, int entries) {
        Pair pair = pairs.get(queuePair);
        for (int i = 0; i < entries; i++) {
            pair.model().post(pair.sends().ring(queuePair));
        }
    }

    @Override
    public void writeReceive(int queuePair, int slot, List<PostedPiece> segments) {
        pairs.get(queuePair).receives().write(queuePair, new RcReceive(slot, pieces(segments)));
    }

    @Override
    public void ringReceive(int queuePair, int entries) {
        Pair pair = pairs.get(queuePair);
        for (int i = 0; i < entries; i++) {
            pair.model().post(pair.receives().ring(queuePair));
        }
    }

    @Override
    public void writeShared(int sharedReceives, int slot, List<PostedPiece> segments) {
        shared.write(sharedReceives, new RcReceive(slot, pieces(segments)));
    }

    @Override
    public void ringShared(int sharedReceives, int entries) {
        for (int i = 0; i < entries; i++) {
            sharedQueues.get(sharedReceives).post(shared.ring(sharedReceives));
        }
    }

    @Override
    public @Nullable DeviceCompletion takeCompletion(int completionQueue) {
        RcCompletion entry = completionQueues.get(completionQueue).take();
        if (entry == null) {
            return null;
        }
        return new DeviceCompletion(
                entry.queuePair(),
                entry.receive(),
                entry.slot(),
                WcStatus.valueOf(entry.status().name()),
                opcode(entry),
                entry.bytes(),
                entry.receive()
                        && (entry.opcode() == RcOpcode.SEND_WITH_IMM || entry.opcode() == RcOpcode.RDMA_WRITE_WITH_IMM),
                entry.immediate(),
                0);
    }

    private static WcOpcode opcode(RcCompletion entry) {
        boolean writes = entry.opcode() == RcOpcode.RDMA_WRITE_WITH_IMM;
        if (entry.receive()) {
            return writes ? WcOpcode.RECV_RDMA_WITH_IMM : WcOpcode.RECV;
        }
        return switch (entry.opcode()) {
            case SEND, SEND_WITH_IMM -> WcOpcode.SEND;
            case RDMA_WRITE, RDMA_WRITE_WITH_IMM -> WcOpcode.RDMA_WRITE;
            case RDMA_READ -> WcOpcode.RDMA_READ;
            case ATOMIC_CMP_AND_SWP -> WcOpcode.COMP_SWAP;
            case ATOMIC_FETCH_AND_ADD -> WcOpcode.FETCH_ADD;
            case LOCAL_INV -> WcOpcode.LOCAL_INV;
            case BIND_UMR -> WcOpcode.UMR;
        };
    }

    @Override
    public boolean hasCompletion(int completionQueue) {
        return !completionQueues.get(completionQueue).isEmpty();
    }

    @Override
    public void arm(int completionQueue, boolean solicitedOnly) {
        completionQueues.get(completionQueue).arm(solicitedOnly);
    }

    @Override
    public @Nullable DeviceEvent takeEvent() {
        RcEvent event = node.takeEvent(process);
        if (event == null) {
            return null;
        }
        EventType type = event.kind() == RcEventKind.COMPLETION
                ? null
                : EventType.valueOf(event.kind().name());
        return new DeviceEvent(type, event.number());
    }

    @Override
    public boolean hasEvent() {
        return node.hasEvent(process);
    }
}
