package org.heddle.device.verbs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** One node: keys, queue pairs and queues of all its processes. */
public final class RcNode {
    private final RcNetwork network;
    private final int number;
    private final RcKeyTable keys;
    private final Map<Integer, RcQueuePair> queuePairs = new TreeMap<>();
    private final Map<Integer, Deque<RcEvent>> events = new HashMap<>();
    private int nextNumber = 1;

    RcNode(RcNetwork network, int number, int keys) {
        this.network = network;
        this.number = number;
        this.keys = new RcKeyTable(keys);
    }

    RcNetwork network() {
        return network;
    }

    RcKeyTable keys() {
        return keys;
    }

    int number() {
        return number;
    }

    /** Returns a number that no object of the node has had. */
    public int nextNumber() {
        return nextNumber++;
    }

    /** Registers memory, and returns its key, or -1 if there is no room. */
    public int register(int domain, RcMemory memory, long address, long length, Set<RcRight> rights) {
        return keys.register(domain, memory, address, length, Set.copyOf(rights));
    }

    /** Takes a key out. */
    public void deregister(int key) {
        keys.deregister(key);
    }

    /** Creates an indirect key without memory, and returns it, or -1 if there is no room. */
    public int createIndirectKey(int domain, int entries, Set<RcRight> rights) {
        return keys.createIndirect(domain, entries, Set.copyOf(rights));
    }

    /** Takes an indirect key out. */
    public void destroyIndirectKey(int key) {
        keys.destroyIndirect(key);
    }

    /** Creates a completion queue of a process. */
    public RcCompletionQueue createCompletionQueue(int process, int queue, int capacity) {
        return new RcCompletionQueue(this, process, queue, capacity);
    }

    /** Creates a shared receive queue of a process. */
    public RcReceiveQueue createSharedReceives(int process, int queue, int domain) {
        return new RcReceiveQueue(this, process, queue, domain, true);
    }

    /**
     * Creates a queue pair of a process, in RESET.
     *
     * @param shared receive queue, or null for one of its own
     */
    public RcQueuePair createQueuePair(
            int process,
            int pair,
            int domain,
            RcCompletionQueue sends,
            RcCompletionQueue receives,
            @Nullable RcReceiveQueue shared) {
        RcReceiveQueue queue = shared == null ? new RcReceiveQueue(this, process, pair, domain, false) : shared;
        RcQueuePair created = new RcQueuePair(this, process, pair, domain, sends, receives, queue);
        queuePairs.put(pair, created);
        return created;
    }

    /** Destroys a queue pair. */
    public void destroy(RcQueuePair pair) {
        pair.reset();
        queuePairs.values().remove(pair);
    }

    /** Takes the oldest event of a process, or returns null. */
    public @Nullable RcEvent takeEvent(int process) {
        return queue(process).poll();
    }

    /** Returns whether a process has an event. */
    public boolean hasEvent(int process) {
        return !queue(process).isEmpty();
    }

    private Deque<RcEvent> queue(int process) {
        return events.computeIfAbsent(process, any -> new ArrayDeque<>());
    }

    void tell(int process, RcEventKind kind, int object) {
        queue(process).add(new RcEvent(kind, object));
    }

    void breakUsersOf(RcCompletionQueue queue) {
        List<RcQueuePair> users = new ArrayList<>(queuePairs.values());
        for (RcQueuePair pair : users) {
            if (pair.uses(queue)) {
                pair.fail();
            }
        }
    }

    void arrive(RcPacket packet) {
        RcQueuePair pair = queuePairs.get(packet.queuePair());
        if (pair != null) {
            pair.arrive(packet);
        }
    }
}
