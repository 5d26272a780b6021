package org.heddle.nic.verbs;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.device.host.ShuffledMemory;
import org.heddle.device.host.VirtualMemory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.registers.Register;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.memory.hostbus.bench.HostMemorySocket;
import org.heddle.nic.verbs.layout.AtomicOperands;
import org.heddle.nic.verbs.layout.CompletionEntry;
import org.heddle.nic.verbs.layout.CompletionQueueContext;
import org.heddle.nic.verbs.layout.EventEntry;
import org.heddle.nic.verbs.layout.EventQueueContext;
import org.heddle.nic.verbs.layout.InterleavedElement;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.ListElement;
import org.heddle.nic.verbs.layout.MemoryKey;
import org.heddle.nic.verbs.layout.QueuePairContext;
import org.heddle.nic.verbs.layout.ReceiveEntry;
import org.heddle.nic.verbs.layout.SendEntry;
import org.heddle.nic.verbs.layout.SharedReceiveContext;
import org.heddle.nic.verbs.layout.TranslationEntry;
import org.heddle.nic.verbs.layout.VerbsMap;
import org.heddle.nic.verbs.layout.code.DoorbellKind;
import org.heddle.nic.verbs.layout.code.PathMtu;
import org.heddle.nic.verbs.layout.code.QueuePairState;
import org.heddle.nic.verbs.layout.code.VerbsCommand;
import org.heddle.nic.verbs.layout.code.VerbsCounter;
import org.heddle.nic.verbs.layout.code.WorkOpcode;

/** Host of one node: its memory, and its queues by hand. */
final class VerbsHostBench {
    static final int ALL_RIGHTS = 15;
    static final int DOMAIN = 3;
    static final int PROCESS = 1;

    private static final int LIMIT = 3000;
    private static final int LOG_ENTRIES = 4;
    private static final int LOG_STRIDE = 9;
    private static final int ENTRIES = 1 << LOG_ENTRIES;

    final ShuffledMemory physical;
    final VirtualMemory memory;
    final HostMemorySocket socket;
    final VerbsMap map = new VerbsMap();

    private final Rig<?> rig;
    private final StreamSource request;
    private final StreamSink response;
    private final int node;
    private final long[] completionBase = new long[VerbsMap.COMPLETION_QUEUES];
    private final int[] completionsTaken = new int[VerbsMap.COMPLETION_QUEUES];
    private final long[] sendBase = new long[VerbsMap.QUEUE_PAIRS];
    private final long[] receiveBase = new long[VerbsMap.QUEUE_PAIRS];
    private final int[] sent = new int[VerbsMap.QUEUE_PAIRS];
    private final int[] received = new int[VerbsMap.QUEUE_PAIRS];
    private final long[] sharedBase = new long[VerbsMap.SHARED_RECEIVES];
    private final int[] sharedPosted = new int[VerbsMap.SHARED_RECEIVES];
    private final long[] listPlaces = new long[VerbsMap.KEYS];
    private long eventBase;
    private int eventsTaken;

    VerbsHostBench(
            Rig<?> rig,
            Stream<HostRequest> requests,
            Stream<UInt> responses,
            HostMemoryPort port,
            int node,
            long seed,
            int mostExtra) {
        this.rig = rig;
        this.node = node;
        physical = new ShuffledMemory(seed);
        memory = new VirtualMemory(physical, seed);
        socket = new HostMemorySocket(rig.simulation(), port, physical, mostExtra, seed);
        rig.add(socket);
        request = rig.source(requests, StallProfile.NEVER);
        response = rig.sink(responses, StallProfile.NEVER);
    }

    long access(boolean write, long address, long data) {
        int before = response.count();
        request.send(write ? 1 : 0, address, data);
        rig.simulation().runUntil("a response", () -> response.count() > before).within(LIMIT);
        return response.beats().get(before)[0];
    }

    void write(Register register, long data) {
        access(true, register.address(), data);
    }

    long read(long address) {
        return access(false, address, 0);
    }

    void command(VerbsCommand command, int index, long[] record) {
        for (int i = 0; i < record.length; i++) {
            write(map.arguments()[i], record[i]);
        }
        write(map.order, command.code() | (long) index << 8);
        int reads = 0;
        while ((read(map.state.address()) & 1) != 0) {
            if (reads++ > 200) {
                throw new IllegalStateException("command is still busy: " + command);
            }
        }
    }

    void ring(DoorbellKind kind, int number, int index) {
        ring(PROCESS, kind, number, index);
    }

    void ring(int process, DoorbellKind kind, int number, int index) {
        access(
                true,
                process * VerbsMap.PAGE_BYTES + map.doorbell.address(),
                kind.code() | (long) number << 8 | (index & 0xFFFFL) << 32);
    }

    long counter(VerbsCounter counter) {
        access(true, map.counters.address(), 0);
        return read(map.counters.address() + 8L * counter.ordinal());
    }

    /** Makes a region; returns its key. */
    int region(int index, int generation, int access, long address, long length) {
        long first = address / 4096;
        long last = (address + Math.max(length, 1) - 1) / 4096;
        long table = memory.allocate(8 * (last - first + 1));
        for (long page = first; page <= last; page++) {
            long[] entry = new long[1];
            TranslationEntry.LAYOUT.isPresent.put(entry, 1);
            TranslationEntry.LAYOUT.page.put(entry, memory.physical(page * 4096) / 4096);
            physical.write(table + 8 * (page - first), bytes(entry));
        }
        KeyContext layout = KeyContext.LAYOUT;
        long[] record = new long[layout.words()];
        layout.isValid.put(record, 1);
        layout.access.put(record, access);
        layout.generation.put(record, generation);
        layout.domain.put(record, DOMAIN);
        layout.base.put(record, address);
        layout.length.put(record, length);
        layout.translations.put(record, table);
        command(VerbsCommand.SET_KEY, index, record);
        long[] key = new long[1];
        MemoryKey.LAYOUT.generation.put(key, generation);
        MemoryKey.LAYOUT.index.put(key, index);
        return (int) key[0];
    }

    /** Creates an indirect key for so many entries; returns it. */
    int indirectKey(int index, int generation, int access, int entries) {
        KeyContext layout = KeyContext.LAYOUT;
        long[] record = new long[layout.words()];
        layout.isValid.put(record, 1);
        layout.access.put(record, access);
        layout.generation.put(record, generation);
        layout.domain.put(record, DOMAIN);
        layout.isIndirect.put(record, 1);
        layout.entries.put(record, entries);
        long sums = KeyContext.bytesOfSums(entries);
        listPlaces[index] = memory.allocate(sums + 16L * entries) + sums;
        layout.translations.put(record, listPlaces[index]);
        command(VerbsCommand.SET_KEY, index, record);
        long[] key = new long[1];
        MemoryKey.LAYOUT.generation.put(key, generation);
        MemoryKey.LAYOUT.index.put(key, index);
        MemoryKey.LAYOUT.isIndirect.put(key, 1);
        return (int) key[0];
    }

    /** Returns the bytes of the first 16 k entries of an indirect key's list, as they stand in front of it. */
    long sum(int index, int k) {
        byte[] line = physical.read(listPlaces[index] - 32L * (k + 1), Long.BYTES);
        return ByteBuffer.wrap(line).order(ByteOrder.LITTLE_ENDIAN).getLong() & -1L >>> 16;
    }

    /** Takes a key out of the table. */
    void deregister(int key) {
        command(
                VerbsCommand.SET_KEY,
                (int) MemoryKey.LAYOUT.index.get(new long[] {key & 0xFFFF_FFFFL}),
                new long[KeyContext.LAYOUT.words()]);
        command(VerbsCommand.FORGET_TRANSLATIONS, 0, new long[0]);
    }

    /** Returns a request that binds a list to an indirect key. */
    Send bind(int key, long[]... list) {
        long place = memory.allocate(Math.max(1, 16L * list.length));
        writeList(place, list);
        return change(WorkOpcode.BIND_UMR, key, place, list.length, 0);
    }

    /** Returns a request that binds an interleaved list, of so many rounds, to an indirect key. */
    Send bindInterleaved(int key, int rounds, long[]... list) {
        long place = memory.allocate(32L * list.length);
        for (int i = 0; i < list.length; i++) {
            physical.write(place + 32L * i, bytes(list[i]));
        }
        return change(WorkOpcode.BIND_UMR, key, place, list.length, rounds);
    }

    /** Returns a request that takes an indirect key's list away. */
    static Send invalidate(int key) {
        return change(WorkOpcode.LOCAL_INV, key, 0, 0, 0);
    }

    static Send change(WorkOpcode opcode, int key, long place, long entries, int rounds) {
        Send send = new Send(opcode).to(place, key).immediate(rounds);
        send.length = entries;
        return send;
    }

    static long[] interleaved(long address, long length, long skip, int key) {
        long[] element = new long[InterleavedElement.LAYOUT.words()];
        InterleavedElement.LAYOUT.address.put(element, address);
        InterleavedElement.LAYOUT.length.put(element, length);
        InterleavedElement.LAYOUT.skip.put(element, skip);
        InterleavedElement.LAYOUT.key.put(element, key & 0xFFFF_FFFFL);
        return element;
    }

    void completionQueue(int number, int logEntries) {
        CompletionQueueContext layout = CompletionQueueContext.LAYOUT;
        long[] record = new long[layout.words()];
        completionBase[number] = memory.allocate(32L << logEntries);
        physical.write(completionBase[number], new byte[32 << logEntries]);
        layout.isValid.put(record, 1);
        layout.logEntries.put(record, logEntries);
        layout.process.put(record, PROCESS);
        layout.base.put(record, completionBase[number]);
        command(VerbsCommand.SET_COMPLETION_QUEUE, number, record);
    }

    /** Makes a shared receive queue with room for 16 receives. */
    void sharedQueue(int number) {
        SharedReceiveContext layout = SharedReceiveContext.LAYOUT;
        long[] record = new long[layout.words()];
        sharedBase[number] = memory.allocate((long) ENTRIES << LOG_STRIDE);
        layout.isValid.put(record, 1);
        layout.domain.put(record, DOMAIN);
        layout.process.put(record, PROCESS);
        layout.logEntries.put(record, LOG_ENTRIES);
        layout.logStride.put(record, LOG_STRIDE);
        layout.base.put(record, sharedBase[number]);
        command(VerbsCommand.SET_SHARED_RECEIVE, number, record);
    }

    void receiveShared(int number, long[]... list) {
        int index = sharedPosted[number]++;
        placeReceive(sharedBase[number] + ((long) (index % ENTRIES) << LOG_STRIDE), list);
        ring(DoorbellKind.SHARED_RECEIVE, number, sharedPosted[number]);
    }

    private void placeReceive(long address, long[]... list) {
        long[] record = new long[ReceiveEntry.LAYOUT.words()];
        long total = 0;
        for (long[] element : list) {
            total += ListElement.LAYOUT.length.get(element);
        }
        ReceiveEntry.LAYOUT.elements.put(record, list.length);
        ReceiveEntry.LAYOUT.length.put(record, total);
        physical.write(address, bytes(record));
        writeList(address + ReceiveEntry.LIST_OFFSET, list);
    }

    void eventQueue() {
        EventQueueContext layout = EventQueueContext.LAYOUT;
        long[] record = new long[layout.words()];
        eventBase = memory.allocate(4096);
        physical.write(eventBase, new byte[4096]);
        layout.isValid.put(record, 1);
        layout.logEntries.put(record, 7);
        layout.base.put(record, eventBase);
        command(VerbsCommand.SET_EVENT_QUEUE, 0, record);
    }

    /** Attributes of a queue pair whose other end has the same number. */
    final class Pair {
        final int number;
        final long[] record = new long[QueuePairContext.LAYOUT.words()];
        private int logSends = LOG_ENTRIES;

        Pair(int number) {
            this.number = number;
            QueuePairContext layout = QueuePairContext.LAYOUT;
            sendBase[number] = memory.allocate((long) ENTRIES << LOG_STRIDE);
            receiveBase[number] = memory.allocate((long) ENTRIES << LOG_STRIDE);
            sent[number] = 0;
            received[number] = 0;
            layout.access.put(record, ALL_RIGHTS);
            layout.pathMtu.put(record, PathMtu.MTU_1024);
            layout.domain.put(record, DOMAIN);
            layout.process.put(record, PROCESS);
            layout.sendCompletions.put(record, number % 2 * 2);
            layout.receiveCompletions.put(record, number % 2 * 2 + 1);
            layout.remoteQueuePair.put(record, number);
            layout.remoteNode.put(record, 1 - node);
            layout.receivePsn.put(record, node == 0 ? 0x900000 : 0xFFFFFD);
            layout.sendPsn.put(record, node == 0 ? 0xFFFFFD : 0x900000);
            layout.mostReads.put(record, 4);
            layout.mostRemoteReads.put(record, 4);
            layout.rnrTimer.put(record, 1);
            layout.timeout.put(record, 3);
            layout.retryCount.put(record, 3);
            layout.rnrRetry.put(record, 7);
            layout.sendLogEntries.put(record, LOG_ENTRIES);
            layout.sendLogStride.put(record, LOG_STRIDE);
            layout.receiveLogEntries.put(record, LOG_ENTRIES);
            layout.receiveLogStride.put(record, LOG_STRIDE);
            layout.sendBase.put(record, sendBase[number]);
            layout.receiveBase.put(record, receiveBase[number]);
        }

        /** Gives it another queue of sends, with room for more of them; before it is connected. */
        Pair withSends(int logEntries) {
            logSends = logEntries;
            sendBase[number] = memory.allocate(1L << logEntries + LOG_STRIDE);
            QueuePairContext.LAYOUT.sendLogEntries.put(record, logEntries);
            QueuePairContext.LAYOUT.sendBase.put(record, sendBase[number]);
            return this;
        }

        void modify(QueuePairState state) {
            QueuePairContext.LAYOUT.state.put(record, state);
            command(VerbsCommand.SET_QUEUE_PAIR, number, record);
        }

        void connect() {
            modify(QueuePairState.RESET);
            modify(QueuePairState.INIT);
            modify(QueuePairState.RTR);
            modify(QueuePairState.RTS);
        }

        /** Posts a send and rings. */
        void post(Send send) {
            place(send);
            ring();
        }

        void ring() {
            VerbsHostBench.this.ring(DoorbellKind.SEND, number, sent[number]);
        }

        void place(Send send) {
            SendEntry layout = SendEntry.LAYOUT;
            long address = sendBase[number] + ((long) (sent[number]++ % (1 << logSends)) << LOG_STRIDE);
            int total = 0;
            for (long[] element : send.list) {
                total += (int) ListElement.LAYOUT.length.get(element);
            }
            boolean atomic =
                    send.opcode == WorkOpcode.ATOMIC_CMP_AND_SWP || send.opcode == WorkOpcode.ATOMIC_FETCH_AND_ADD;
            layout.opcode.put(send.record, send.opcode);
            layout.isSignaled.put(send.record, send.signaled ? 1 : 0);
            layout.elements.put(send.record, send.inline.length == 0 ? send.list.length : 0);
            layout.length.put(
                    send.record, send.length >= 0 ? send.length : send.inline.length == 0 ? total : send.inline.length);
            layout.isInline.put(send.record, send.inline.length == 0 ? 0 : 1);
            physical.write(address, bytes(send.record));
            long at = address + SendEntry.LIST_OFFSET;
            physical.write(at, send.inline);
            if (atomic) {
                physical.write(at, bytes(send.operands));
                at += AtomicOperands.LAYOUT.bytes();
            }
            writeList(at, send.list);
        }

        void receive(long[]... list) {
            int index = received[number]++;
            long address = receiveBase[number] + ((long) (index % ENTRIES) << LOG_STRIDE);
            placeReceive(address, list);
            VerbsHostBench.this.ring(DoorbellKind.RECEIVE, number, received[number]);
        }
    }

    private void writeList(long address, long[][] list) {
        for (int i = 0; i < list.length; i++) {
            physical.write(address + 16L * i, bytes(list[i]));
        }
    }

    static long[] element(long address, long length, int key) {
        long[] element = new long[ListElement.LAYOUT.words()];
        ListElement.LAYOUT.address.put(element, address);
        ListElement.LAYOUT.length.put(element, length);
        ListElement.LAYOUT.key.put(element, key & 0xFFFF_FFFFL);
        return element;
    }

    /** A send that is put together. */
    static final class Send {
        final WorkOpcode opcode;
        final long[] record = new long[SendEntry.LAYOUT.words()];
        long[] operands = new long[2];
        long[][] list = new long[0][];
        byte[] inline = new byte[0];
        boolean signaled = true;
        /** Length of the entry, or less than 0 to take that of its list. */
        long length = -1;

        Send(WorkOpcode opcode, long[]... list) {
            this.opcode = opcode;
            this.list = list;
        }

        Send to(long address, int key) {
            SendEntry.LAYOUT.remoteAddress.put(record, address);
            SendEntry.LAYOUT.remoteKey.put(record, key & 0xFFFF_FFFFL);
            return this;
        }

        Send immediate(int value) {
            SendEntry.LAYOUT.immediate.put(record, value & 0xFFFF_FFFFL);
            return this;
        }

        Send fenced() {
            SendEntry.LAYOUT.isFenced.put(record, 1);
            return this;
        }

        Send solicited() {
            SendEntry.LAYOUT.isSolicited.put(record, 1);
            return this;
        }

        Send unsignaled() {
            signaled = false;
            return this;
        }

        Send inline(byte... bytes) {
            inline = bytes;
            return this;
        }

        Send operands(long addOrSwap, long compare) {
            operands = new long[] {addOrSwap, compare};
            return this;
        }
    }

    boolean hasCompletion(int queue, int logEntries) {
        int taken = completionsTaken[queue];
        long[] entry = words(completionBase[queue] + 32L * (taken % (1 << logEntries)), 4);
        long phase = (taken >> logEntries & 1) == 0 ? 1 : 0;
        return CompletionEntry.LAYOUT.phase.get(entry) == phase;
    }

    long[] takeCompletion(int queue, int logEntries) {
        long[] entry = words(completionBase[queue] + 32L * (completionsTaken[queue] % (1 << logEntries)), 4);
        completionsTaken[queue]++;
        ring(DoorbellKind.CONSUMED, queue, completionsTaken[queue]);
        return entry;
    }

    /** Returns whether there is a next event. */
    boolean hasEvent() {
        return EventEntry.LAYOUT.phase.get(words(eventBase + 32L * eventsTaken, 4)) == 1;
    }

    long[] takeEvent() {
        long[] entry = words(eventBase + 32L * eventsTaken++, 4);
        write(map.events, eventsTaken);
        return entry;
    }

    long[] words(long address, int count) {
        return words(physical.read(address, Long.BYTES * count));
    }

    static long[] words(byte[] bytes) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        long[] words = new long[bytes.length / Long.BYTES];
        for (int i = 0; i < words.length; i++) {
            words[i] = buffer.getLong();
        }
        return words;
    }

    static byte[] bytes(long... words) {
        ByteBuffer buffer = ByteBuffer.allocate(8 * words.length).order(ByteOrder.LITTLE_ENDIAN);
        for (long word : words) {
            buffer.putLong(word);
        }
        return buffer.array();
    }
}
