package org.heddle.host.verbs.driver;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.heddle.hdl.option.Coded;
import org.heddle.host.HostPort;
import org.heddle.host.HostRegisters;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.verbs.device.DeviceEvent;
import org.heddle.host.verbs.device.DeviceLimits;
import org.heddle.host.verbs.device.DeviceRegion;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.type.AccessFlag;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.EventType;
import org.heddle.host.verbs.type.VerbsException;
import org.heddle.nic.verbs.layout.EventEntry;
import org.heddle.nic.verbs.layout.EventQueueContext;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.ListElement;
import org.heddle.nic.verbs.layout.MemoryKey;
import org.heddle.nic.verbs.layout.QueuePairShown;
import org.heddle.nic.verbs.layout.TranslationEntry;
import org.heddle.nic.verbs.layout.VerbsMap;
import org.heddle.nic.verbs.layout.code.EventKind;
import org.heddle.nic.verbs.layout.code.VerbsCommand;
import org.heddle.nic.verbs.layout.code.VerbsCounter;
import org.jspecify.annotations.Nullable;

/** Operating system's part of a node with verbs: commands, tables of numbers and keys, and the event queue, for all processes. */
public final class VerbsDriver {
    private static final int COMMAND_LIMIT = 10_000;
    private static final int LOG_EVENTS = 8;
    private static final int MOST_ENTRIES = 1 << 16;
    private static final int PAGE_BYTES = 1 << TranslationEntry.LOG_PAGE;

    private final HostPort port;
    private final DriverMemory memory;
    private final DeviceLimits limits;
    private final VerbsMap registers;
    private final EntryRing events;
    private final Numbers processes = new Numbers("processes", 1, VerbsMap.PROCESSES);
    private final Numbers domains = new Numbers("protection domains", 1, 1 << 16);
    private final Numbers keys = new Numbers("keys", 1, VerbsMap.KEYS);
    private final Numbers queuePairs = new Numbers("queue pairs", 0, VerbsMap.QUEUE_PAIRS);
    private final Numbers completionQueues = new Numbers("completion queues", 0, VerbsMap.COMPLETION_QUEUES);
    private final Numbers sharedReceives = new Numbers("shared receive queues", 0, VerbsMap.SHARED_RECEIVES);
    private final int[] generations = new int[VerbsMap.KEYS];
    private final Map<Integer, Translations> translations = new HashMap<>();
    private final List<VerbsProcess> opened = new ArrayList<>();
    private final Map<Integer, Deque<DeviceEvent>> told = new HashMap<>();
    private final Map<Integer, Integer> ownersOfPairs = new HashMap<>();
    private final Map<Integer, Integer> ownersOfCompletions = new HashMap<>();
    private final Map<Integer, Integer> ownersOfShared = new HashMap<>();

    /** Piece of host memory that a key has: translations of a region, or sums and list of an indirect one. */
    private record Translations(long address, long bytes) {}

    /**
     * @param port of the node, after reset
     * @param memory of the host
     * @param limits of the node's configuration
     */
    public VerbsDriver(HostPort port, DriverMemory memory, DeviceLimits limits) {
        this.port = port;
        this.memory = memory;
        this.limits = limits;
        registers = HostRegisters.connect(new VerbsMap(), port);
        EventQueueContext layout = EventQueueContext.LAYOUT;
        events = new EntryRing(memory, EventEntry.LAYOUT.phase, LOG_EVENTS);
        long[] record = new long[layout.words()];
        layout.isValid.put(record, 1);
        layout.logEntries.put(record, LOG_EVENTS);
        layout.base.put(record, events.base());
        command(VerbsCommand.SET_EVENT_QUEUE, 0, record);
    }

    /** Opens the node for a new process. */
    public VerbsDevice open(DriverTime time) {
        int process = processes.take();
        told.put(process, new ArrayDeque<>());
        VerbsProcess opening = new VerbsProcess(this, process, port, memory, time);
        opened.add(opening);
        return opening;
    }

    /** Returns what the node has counted since its reset. */
    public Map<VerbsCounter, Long> counters() {
        int base = (int) registers.counters.address();
        port.write(base, 0);
        Map<VerbsCounter, Long> counted = new EnumMap<>(VerbsCounter.class);
        for (VerbsCounter each : VerbsCounter.values()) {
            counted.put(each, port.read(base + Long.BYTES * each.code()));
        }
        return counted;
    }

    /** Returns whether every request that was posted to a queue of sends has completed or was flushed, as the node tells. */
    public boolean hasCompleted() {
        return opened.stream().allMatch(VerbsProcess::hasCompleted);
    }

    /** Returns the low 16 bits of the number of sends of a queue pair that have completed. */
    int completedSends(int queuePair) {
        command(VerbsCommand.GET_QUEUE_PAIR, queuePair);
        QueuePairShown layout = QueuePairShown.LAYOUT;
        long[] shown = new long[layout.words()];
        for (int word = 0; word < shown.length; word++) {
            shown[word] = result(word);
        }
        return (int) layout.sendIndex.get(shown);
    }

    int node() {
        return (int) registers.node.number.read();
    }

    long cycle() {
        return port.cycle();
    }

    DeviceLimits limits() {
        return limits;
    }

    Numbers domains() {
        return domains;
    }

    Numbers queuePairs() {
        return queuePairs;
    }

    Numbers completionQueues() {
        return completionQueues;
    }

    Numbers sharedReceives() {
        return sharedReceives;
    }

    Map<Integer, Integer> ownersOfPairs() {
        return ownersOfPairs;
    }

    Map<Integer, Integer> ownersOfCompletions() {
        return ownersOfCompletions;
    }

    Map<Integer, Integer> ownersOfShared() {
        return ownersOfShared;
    }

    /**
     * Executes a command.
     *
     * @throws HostTimeoutException if it does not end
     */
    void command(VerbsCommand command, int index, long... record) {
        VerbsMap.Argument[] arguments = registers.arguments();
        for (int i = 0; i < record.length; i++) {
            arguments[i].word.write(record[i]);
        }
        VerbsMap.Order order = registers.order;
        order.write(order.command.of(command.code()), order.index.of(index));
        long start = port.cycle();
        while (registers.state.isBusy.read()) {
            if (port.cycle() - start > COMMAND_LIMIT) {
                throw new HostTimeoutException("the end of " + command, COMMAND_LIMIT, port.cycle());
            }
        }
    }

    /** Reads a word of the result of the last command. */
    long result(int word) {
        return port.read((int) registers.results.address() + Long.BYTES * word);
    }

    int register(DeviceRegion region) {
        int index = keys.take();
        generations[index] = generations[index] + 1 & 0xFF;
        long first = Long.divideUnsigned(region.address(), PAGE_BYTES);
        long last = Long.divideUnsigned(region.address() + region.length() - 1, PAGE_BYTES);
        Translations table = new Translations(
                memory.allocatePiece(Long.BYTES * (last - first + 1)), Long.BYTES * (last - first + 1));
        TranslationEntry entry = TranslationEntry.LAYOUT;
        memory.presentPages(region.address(), region.length()).forEach(page -> {
            long[] words = new long[entry.words()];
            entry.isPresent.put(words, 1);
            entry.page.put(words, memory.physical(page * PAGE_BYTES) / PAGE_BYTES);
            memory.storePiece(table.address + Long.BYTES * (page - first), RecordBytes.of(words));
        });
        translations.put(index, table);
        KeyContext layout = KeyContext.LAYOUT;
        long[] record = new long[layout.words()];
        layout.isValid.put(record, 1);
        layout.access.put(record, AccessFlag.bits(region.access()));
        layout.generation.put(record, generations[index]);
        layout.domain.put(record, region.domain());
        layout.base.put(record, region.address());
        layout.length.put(record, region.length());
        layout.translations.put(record, table.address);
        command(VerbsCommand.SET_KEY, index, record);
        long[] key = new long[MemoryKey.LAYOUT.words()];
        MemoryKey.LAYOUT.generation.put(key, generations[index]);
        MemoryKey.LAYOUT.index.put(key, index);
        return (int) key[0];
    }

    /** Reserves a key, and the place of its list with that of the sums in front of it. */
    int createIndirectKey(int domain, int entries, Set<AccessFlag> access) {
        if (entries < 1 || entries > MOST_ENTRIES) {
            throw new VerbsException(
                    Errno.EINVAL, "an indirect key has 1 to %,d entries: entries=%,d".formatted(MOST_ENTRIES, entries));
        }
        int index = keys.take();
        generations[index] = generations[index] + 1 & 0xFF;
        long sums = KeyContext.bytesOfSums(entries);
        long bytes = sums + (long) ListElement.LAYOUT.bytes() * entries;
        Translations list = new Translations(memory.allocatePiece(bytes), bytes);
        translations.put(index, list);
        KeyContext layout = KeyContext.LAYOUT;
        long[] record = new long[layout.words()];
        layout.isValid.put(record, 1);
        layout.access.put(record, AccessFlag.bits(access));
        layout.generation.put(record, generations[index]);
        layout.domain.put(record, domain);
        layout.isIndirect.put(record, 1);
        layout.entries.put(record, entries);
        layout.translations.put(record, list.address + sums);
        command(VerbsCommand.SET_KEY, index, record);
        long[] key = new long[MemoryKey.LAYOUT.words()];
        MemoryKey.LAYOUT.generation.put(key, generations[index]);
        MemoryKey.LAYOUT.index.put(key, index);
        MemoryKey.LAYOUT.isIndirect.put(key, 1);
        return (int) key[0];
    }

    void deregister(int key) {
        int index = (int) MemoryKey.LAYOUT.index.get(new long[] {Integer.toUnsignedLong(key)});
        command(VerbsCommand.SET_KEY, index, new long[KeyContext.LAYOUT.words()]);
        command(VerbsCommand.FORGET_TRANSLATIONS, 0);
        Translations table = translations.remove(index);
        if (table != null) {
            memory.freePiece(table.address, table.bytes);
        }
        keys.free(index);
    }

    /** Returns whether there is an event for a process, as far as memory tells. */
    boolean hasEvent(int process) {
        return !told.get(process).isEmpty() || events.hasEntry();
    }

    @Nullable
    DeviceEvent takeEvent(int process) {
        boolean any = false;
        for (long[] entry = events.take(); entry != null; entry = events.take()) {
            any = true;
            tell(entry);
        }
        if (any) {
            registers.events.taken.write(events.taken());
        }
        return told.get(process).poll();
    }

    private void tell(long[] entry) {
        EventKind kind = Coded.of(EventKind.class, EventEntry.LAYOUT.kind.get(entry));
        int number = (int) EventEntry.LAYOUT.number.get(entry);
        Map<Integer, Integer> owners = switch (kind) {
            case CQ_ERR, COMPLETION -> ownersOfCompletions;
            case SRQ_ERR, SRQ_LIMIT_REACHED -> ownersOfShared;
            default -> ownersOfPairs;
        };
        Integer owner = owners.get(number);
        if (owner != null) {
            EventType type = kind == EventKind.COMPLETION ? null : EventType.valueOf(kind.name());
            told.get(owner).add(new DeviceEvent(type, number));
        }
    }
}
