package org.heddle.device.verbs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** Nodes and the packets between them, in cycles of 10 ns. Each node has one way out, of 10 bytes per cycle, on which packets keep their order. */
public final class RcNetwork {
    private static final long LATENCY_CYCLES = 50;
    private static final long HEADER_BYTES = 48;
    private static final long BYTES_PER_CYCLE = 10;

    private final List<RcNode> nodes = new ArrayList<>();
    private final PriorityQueue<Step> steps =
            new PriorityQueue<>(Comparator.comparingLong(Step::cycle).thenComparingLong(Step::number));
    private final List<RcSent> sent = new ArrayList<>();
    private final long[] free;
    private RcFaults faults = RcFaults.NONE;
    private long requests;
    private long responses;
    private long cycle;
    private long stepNumber;

    private record Step(long cycle, long number, Runnable action) {}

    /**
     * @param nodes how many
     * @param keys entries of each node's key table
     */
    public RcNetwork(int nodes, int keys) {
        free = new long[nodes];
        for (int number = 0; number < nodes; number++) {
            this.nodes.add(new RcNode(this, number, keys));
        }
    }

    /** Sets the faults of all packets from now on. */
    public void setFaults(RcFaults network) {
        faults = network;
    }

    /** Returns a node. */
    public RcNode node(int number) {
        return nodes.get(number);
    }

    /** Returns the number of nodes. */
    public int nodes() {
        return nodes.size();
    }

    /** Returns all packets that have left so far, lost ones too, in the order of their transmission. */
    public List<RcSent> sent() {
        return List.copyOf(sent);
    }

    /** Returns the cycles so far. */
    public long cycle() {
        return cycle;
    }

    /** Returns whether nothing will happen any more. */
    public boolean isQuiet() {
        return steps.isEmpty();
    }

    /** Lets time pass to a limit, or to the next cycle at which something happens. */
    public void advance(long limit) {
        Step first = steps.peek();
        if (first == null || first.cycle > limit) {
            cycle = Math.max(cycle, limit);
            return;
        }
        cycle = first.cycle;
        while (!steps.isEmpty() && steps.element().cycle == cycle) {
            steps.remove().action.run();
        }
    }

    /** Lets time pass until nothing happens any more, or to a limit. */
    public void settle(long limit) {
        while (!steps.isEmpty() && cycle < limit) {
            advance(limit);
        }
    }

    void after(long cycles, Runnable action) {
        steps.add(new Step(cycle + cycles, stepNumber++, action));
    }

    /** Sends a packet; returns the cycles until its node may send the next one. */
    long send(RcPacket packet) {
        long start = Math.max(cycle, free[packet.from()]);
        long bytes = HEADER_BYTES + packet.payload().length;
        long end = start + (bytes + BYTES_PER_CYCLE - 1) / BYTES_PER_CYCLE;
        free[packet.from()] = end;
        sent.add(new RcSent(start, packet));
        long index = packet.isRequest() ? requests++ : responses++;
        for (long delay : faults.delays(packet, index)) {
            after(end - cycle + LATENCY_CYCLES + delay, () -> node(packet.to()).arrive(packet));
        }
        return end - cycle;
    }
}
