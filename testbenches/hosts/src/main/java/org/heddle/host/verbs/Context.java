package org.heddle.host.verbs;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.verbs.cost.VerbsCosts;
import org.heddle.host.verbs.cost.VerbsCounts;
import org.heddle.host.verbs.cost.VerbsTally;
import org.heddle.host.verbs.device.DeviceEvent;
import org.heddle.host.verbs.device.DeviceLimits;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.EventType;
import org.heddle.host.verbs.type.VerbsException;

/** A device as one process has opened it. */
public final class Context implements AutoCloseable {
    private final VerbsDevice device;
    private final VerbsCosts costs;
    private final VerbsTally tally = new VerbsTally();
    private final Dependants dependants;
    private final Map<Integer, QueuePair> queuePairs = new HashMap<>();
    private final Map<Integer, CompletionQueue> completionQueues = new HashMap<>();
    private final Map<Integer, SharedReceiveQueue> sharedReceives = new HashMap<>();
    private final Deque<AsyncEvent> events = new ArrayDeque<>();
    private final Deque<CompletionQueue> notifications = new ArrayDeque<>();

    private Context(VerbsDevice device, VerbsCosts costs) {
        this.device = device;
        this.costs = costs;
        dependants = new Dependants(toString());
    }

    /** Opens a device for a process. */
    public static Context open(VerbsDevice device, VerbsCosts costs) {
        return new Context(device, costs);
    }

    VerbsDevice device() {
        return device;
    }

    Dependants dependants() {
        return dependants;
    }

    VerbsTally tally() {
        return tally;
    }

    /** Returns the number of the node, by which peers address it. */
    public int node() {
        return device.node();
    }

    /** Returns the limits of the device. */
    public DeviceLimits limits() {
        return device.limits();
    }

    /** Returns the costs of the host. */
    public VerbsCosts costs() {
        return costs;
    }

    /** Returns what the process has done so far. */
    public VerbsCounts counts() {
        return tally.counts();
    }

    /** Returns the cycles so far. */
    public long cycle() {
        return device.cycle();
    }

    /** Counts a copy of message data by the processor and lets its time pass; none for 0 bytes. */
    public void copied(long bytes) {
        if (bytes > 0) {
            tally.copy(bytes);
            work(costs.copy(bytes));
        }
    }

    /** Counts a copy of message data by the processor whose cycles the caller has worked out, and lets them pass. */
    public void copied(long bytes, long cycles) {
        tally.copy(bytes);
        work(cycles);
    }

    /** Lets the time pass in which the processor steps through the runs of a datatype; none where there is one. */
    public void walked(long runs) {
        if (runs > 1) {
            work(runs * costs.walkPerRun());
        }
    }

    void work(long cycles) {
        if (cycles > 0) {
            device.work(cycles);
        }
    }

    /** Counts a doorbell, whose call costs so much beside it. */
    void rang(long call) {
        tally.doorbell();
        work(call + costs.doorbell());
    }

    /**
     * Allocates a protection domain.
     *
     * @throws VerbsException ENOMEM if the device has no more
     */
    public ProtectionDomain allocateProtectionDomain() {
        dependants.requireOpen();
        work(costs.systemCall());
        ProtectionDomain domain = new ProtectionDomain(this, device.allocateDomain());
        dependants.add(domain);
        return domain;
    }

    /**
     * Creates a completion queue.
     *
     * @param entries completions that it holds
     * @throws VerbsException EINVAL for fewer than 1 or more than the device's limit, ENOMEM if the device has no more
     */
    public CompletionQueue createCompletionQueue(int entries) {
        dependants.requireOpen();
        if (entries < 1 || entries > limits().maxCompletions()) {
            throw new VerbsException(
                    Errno.EINVAL,
                    "a completion queue has 1 to " + limits().maxCompletions() + " entries: entries=" + entries);
        }
        work(costs.systemCall());
        int number = device.createCompletionQueue(entries);
        CompletionQueue queue = new CompletionQueue(this, number, entries);
        completionQueues.put(number, queue);
        dependants.add(queue);
        return queue;
    }

    void opened(QueuePair pair) {
        queuePairs.put(pair.number(), pair);
    }

    void opened(SharedReceiveQueue queue) {
        sharedReceives.put(queue.number(), queue);
    }

    void closed(QueuePair pair) {
        collectEvents();
        queuePairs.remove(pair.number());
        events.removeIf(event -> event.element() == pair);
    }

    void closed(SharedReceiveQueue queue) {
        collectEvents();
        sharedReceives.remove(queue.number());
        events.removeIf(event -> event.element() == queue);
    }

    void closed(CompletionQueue queue) {
        collectEvents();
        completionQueues.remove(queue.number());
        events.removeIf(event -> event.element() == queue);
        notifications.removeIf(other -> other == queue);
        dependants.remove(queue);
    }

    QueuePair queuePair(int number) {
        return Objects.requireNonNull(
                queuePairs.get(number),
                () -> "the device has completed a request of queue pair " + number
                        + ", which this process has not got");
    }

    /** Takes the device's events; those of objects that are closed are dropped. */
    void collectEvents() {
        for (DeviceEvent entry = device.takeEvent(); entry != null; entry = device.takeEvent()) {
            EventType type = entry.type();
            if (type == null) {
                CompletionQueue queue = completionQueues.get(entry.number());
                if (queue != null) {
                    notifications.add(queue);
                }
                continue;
            }
            Object element = switch (type) {
                case CQ_ERR -> completionQueues.get(entry.number());
                case SRQ_ERR, SRQ_LIMIT_REACHED -> sharedReceives.get(entry.number());
                default -> queuePairs.get(entry.number());
            };
            if (element instanceof CompletionQueue queue) {
                queue.markOverrun();
            }
            if (element != null) {
                events.add(new AsyncEvent(type, element));
            }
        }
    }

    /** Takes the next asynchronous event, if there is one. */
    public Optional<AsyncEvent> pollEvent() {
        collectEvents();
        return Optional.ofNullable(events.poll());
    }

    /** Takes the next notification of a completion queue, if there is one. */
    public Optional<CompletionQueue> pollNotification() {
        collectEvents();
        return Optional.ofNullable(notifications.poll());
    }

    /**
     * Waits for a notification of a completion queue; an interrupt ends the wait.
     *
     * @param limitCycles from now on
     * @throws HostTimeoutException if none comes
     */
    public CompletionQueue awaitNotification(long limitCycles) {
        long end = cycle() + limitCycles;
        Optional<CompletionQueue> queue = pollNotification();
        while (queue.isEmpty()) {
            if (cycle() >= end) {
                throw new HostTimeoutException("a notification of a completion queue", limitCycles, cycle());
            }
            device.await(device::hasEvent, end, () -> "a notification of a completion queue");
            if (device.hasEvent()) {
                tally.interrupt();
                work(costs.interrupt());
            }
            queue = pollNotification();
        }
        return queue.get();
    }

    /**
     * Closes the device; a second call does nothing.
     *
     * @throws VerbsException EBUSY while something of it is open
     */
    @Override
    public void close() {
        dependants.close();
    }

    @Override
    public String toString() {
        return "device " + device.node();
    }
}
