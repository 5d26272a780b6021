package org.heddle.testbench;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ObjIntConsumer;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.device.NodeMemory;
import org.heddle.hdl.Design;
import org.heddle.nic.top.Dimmnet2Node;
import org.heddle.nic.top.Dimmnet2Pair;

/**
 * Two DIMMnet-2 nodes, each a simulation of its own, joined by a cable of {@value Dimmnet2Pair#LINK_LATENCY} cycles. What
 * one sends reaches the other only that much later, so each may run so many cycles by itself, also on a thread of its own,
 * and nothing depends on which of them is faster.
 */
public final class LinkedNodes implements SteppedSystem, AutoCloseable {
    private static final int RESET_CYCLES = 2;
    private static final int QUANTUM = Dimmnet2Pair.LINK_LATENCY;

    private final Simulation[] simulations = new Simulation[2];
    private final SimulatedNode[] nodes = new SimulatedNode[2];
    private final CableEnd[] ends = new CableEnd[2];
    private final ObjIntConsumer<Simulation> beforeEdge;
    private long cycle;

    /** Two nodes after reset. */
    public LinkedNodes(Design<Dimmnet2Node> design, SimulationOptions options) {
        this(design, options, (simulation, node) -> {});
    }

    /**
     * Two nodes after reset.
     *
     * @param beforeEdge is shown each node's simulation before each of its edges, all inputs set, with the node's number
     */
    public LinkedNodes(Design<Dimmnet2Node> design, SimulationOptions options, ObjIntConsumer<Simulation> beforeEdge) {
        this.beforeEdge = beforeEdge;
        Dimmnet2Node node = design.component();
        Dimmnet2Pair.Outside outside =
                new Dimmnet2Pair.Outside(node.request, node.response, node.sodimm0, node.sodimm1);
        for (int i = 0; i < 2; i++) {
            simulations[i] = Simulation.open(design, options);
            simulations[i].reset(RESET_CYCLES);
            nodes[i] = new SimulatedNode(simulations[i], outside, NodeMemory.published(i));
            ends[i] = new CableEnd(simulations[i], node, QUANTUM);
        }
    }

    /** Node 0 or 1. */
    public SimulatedNode node(int number) {
        return nodes[number];
    }

    /** The simulation of node 0 or 1. */
    public Simulation simulation(int number) {
        return simulations[number];
    }

    /** The host port of node 0 or 1; while a driver waits on it, both nodes run. */
    public SimulatedHostPort hostPort(int number) {
        return new SimulatedHostPort(this, nodes[number]);
    }

    @Override
    public long cycle() {
        return cycle;
    }

    @Override
    public void step() {
        cycle(0, cycle);
        cycle(1, cycle);
        cycle++;
    }

    private void cycle(int number, long now) {
        SimulatedNode node = nodes[number];
        node.beforeStep();
        boolean taken = node.isTaken();
        ends[number].send(now);
        ends[number].receive(now, ends[1 - number]);
        beforeEdge.accept(simulations[number], number);
        simulations[number].step();
        node.afterStep(taken);
    }

    /**
     * Runs cycles without a driver, each node on a thread of its own or both on this one; the results are the same.
     *
     * @param quanta of {@value Dimmnet2Pair#LINK_LATENCY} cycles each
     * @param threads 1 or 2
     */
    public void run(long quanta, int threads) {
        if (threads == 1) {
            for (long quantum = 0; quantum < quanta; quantum++) {
                quantum(0, quantum);
                quantum(1, quantum);
            }
        } else {
            AtomicLong[] done = {new AtomicLong(), new AtomicLong()};
            CompletableFuture<Void> other = CompletableFuture.runAsync(() -> run(1, quanta, done));
            run(0, quanta, done);
            other.join();
        }
        cycle += quanta * QUANTUM;
    }

    private void run(int number, long quanta, AtomicLong[] done) {
        try {
            for (long quantum = 0; quantum < quanta; quantum++) {
                quantum(number, quantum);
                done[number].setRelease(quantum + 1);
                await(done[1 - number], quantum + 1);
            }
        } finally {
            // If this node failed, the other must not wait for it.
            done[number].set(Long.MAX_VALUE);
        }
    }

    /** Spins for a few microseconds, as long as the other should take; then lets others have the processor. */
    private static void await(AtomicLong counter, long value) {
        for (int spins = 0; counter.getAcquire() < value; spins++) {
            if (spins < 500) {
                Thread.onSpinWait();
            } else {
                Thread.yield();
            }
        }
    }

    private void quantum(int number, long quantum) {
        long start = cycle + quantum * QUANTUM;
        for (int i = 0; i < QUANTUM; i++) {
            cycle(number, start + i);
        }
    }

    @Override
    public void close() {
        for (Simulation simulation : simulations) {
            simulation.close();
        }
    }
}
