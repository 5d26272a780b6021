package org.heddle.host.mpc.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.LongUnaryOperator;
import org.heddle.host.mpc.memory.MemoryBackDoor;
import org.heddle.host.mpc.memory.PhysicalMemory;
import org.heddle.host.mpc.mpi.MpcSystem;
import org.heddle.host.mpc.put.ControlField;
import org.heddle.host.mpc.put.EventPort;
import org.heddle.host.mpc.put.PutPort;
import org.heddle.host.mpc.put.RemoteWrite;
import org.heddle.mpi.rank.Baton;

/**
 * Nodes that write each other's memory. A node reads and sends one remote write after the other, at 0.64 bytes a cycle; the bytes arrive
 * together, some cycles later. Faults can be set: the n-th remote write may be lost, or arrive twice.
 */
public final class ModelNodes implements MpcSystem {
    /** Bytes of each node's memory. */
    public static final long MEMORY_BYTES = 256L << 20;

    private final List<ModelNode> nodes = new ArrayList<>();
    private final PriorityQueue<Event> events =
            new PriorityQueue<>(Comparator.comparingLong(Event::cycle).thenComparingLong(Event::number));
    private final long accessCycles;
    private LongUnaryOperator copies = number -> 1;
    private long writes;
    private long cycle;
    private long eventNumber;

    private record Event(long cycle, long number, Runnable action) {}

    /**
     * @param nodes how many
     * @param entries of each list, a power of two
     * @param accessCycles of a register
     */
    public ModelNodes(int nodes, int entries, long accessCycles) {
        this.accessCycles = accessCycles;
        for (int node = 0; node < nodes; node++) {
            this.nodes.add(new ModelNode(this, node, entries));
        }
    }

    /** Sets how often each remote write arrives, by its number from 0 on. */
    public void setFaults(LongUnaryOperator copiesOfWrite) {
        copies = copiesOfWrite;
    }

    @Override
    public int nodes() {
        return nodes.size();
    }

    @Override
    public PutPort port(int node, Baton baton) {
        return new ModelPort(nodes.get(node), nodes.size(), accessCycles, baton);
    }

    @Override
    public EventPort eventPort(int node, int process, Baton baton) {
        return nodes.get(node).eventPort(process);
    }

    @Override
    public PhysicalMemory memory(int node) {
        return nodes.get(node).memory();
    }

    @Override
    public MemoryBackDoor backDoor(int node) {
        return nodes.get(node).memory();
    }

    /** Returns the remote writes that a node has sent, in their order. */
    public List<RemoteWrite> sent(int node) {
        return nodes.get(node).sent();
    }

    /** Returns the interrupts that a node has raised. */
    public long interrupts(int node) {
        return nodes.get(node).interrupts();
    }

    /** Returns the cycles that a node could not deliver because its LMR was full. */
    public long stalls(int node) {
        return nodes.get(node).stalls();
    }

    @Override
    public long cycle() {
        return cycle;
    }

    @Override
    public void advance(long limit) {
        Event first = events.peek();
        if (first == null || first.cycle > limit) {
            cycle = limit;
            return;
        }
        cycle = first.cycle;
        while (!events.isEmpty() && events.element().cycle == cycle) {
            events.remove().action.run();
        }
    }

    @Override
    public boolean isQuiet() {
        return events.isEmpty();
    }

    void after(long cycles, Runnable action) {
        events.add(new Event(cycle + cycles, eventNumber++, action));
    }

    /** Lets the node whose memory is read write the bytes to the reader. */
    void ask(RemoteWrite read) {
        RemoteWrite answer = new RemoteWrite(
                read.ndst(),
                read.nsrc(),
                read.prad(),
                read.plad(),
                read.len(),
                read.ctrl(),
                0,
                read.rid(),
                false,
                read.nr());
        ModelNode holder = nodes.get(read.ndst());
        holder.eventPort(ControlField.fromProcess(read.ctrl())).require("a remote read", read.prad(), read.len());
        if (read.update().isPresent()) {
            byte[] old = holder.update(read.prad(), read.update().get());
            after(ModelNode.LATENCY_CYCLES, () -> deliver(answer, old));
            return;
        }
        holder.order(answer, () -> {});
    }

    /** Delivers a remote write, as often as its fault says. */
    void deliver(RemoteWrite write, byte[] data) {
        long times = copies.applyAsLong(writes++);
        for (long i = 0; i < times; i++) {
            nodes.get(write.ndst()).arrive(write, data);
        }
    }
}
