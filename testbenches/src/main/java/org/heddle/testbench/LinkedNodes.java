package org.heddle.testbench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.cluster.Cluster;
import org.heddle.cosim.cluster.Delay;
import org.heddle.cosim.cluster.RankPrograms;
import org.heddle.cosim.cluster.RankPrograms.Rank;
import org.heddle.hdl.Design;
import org.heddle.host.HostPort;
import org.heddle.nic.top.Dimmnet2Node;
import org.heddle.nic.top.Dimmnet2Pair;

/**
 * Two DIMMnet-2 nodes, each a simulation of its own, joined by a cable of {@value Dimmnet2Pair#LINK_LATENCY} cycles of the link's
 * clock. What one sends reaches the other only that much later, so each may run {@value #QUANTUM_CYCLES} cycles of its core by
 * itself, also on a thread of its own, and nothing depends on which of them is faster.
 */
public final class LinkedNodes implements SteppedSystem, TwoNodes {
    /** Core cycles in which the link's clock rises less often than the cable is long: what arrives is driven an edge ahead. */
    public static final int QUANTUM_CYCLES =
            (int) ((Dimmnet2Pair.LINK_LATENCY - 1) * NodeClocks.LINK_PERIOD_PS / NodeClocks.CORE_PERIOD_PS);

    private static final int RESET_CYCLES = 2;

    private final Simulation[] simulations = new Simulation[2];
    private final SimulatedNode[] nodes = new SimulatedNode[2];
    private final ObjIntConsumer<Simulation> beforeEdge;
    private final Cluster cluster;

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
        SimulationOptions timed = NodeClocks.timed(options, node.link);
        Delay[] cables = {CableEnd.cable(Dimmnet2Pair.LINK_LATENCY), CableEnd.cable(Dimmnet2Pair.LINK_LATENCY)};
        for (int i = 0; i < 2; i++) {
            simulations[i] = Simulation.open(design, timed);
            simulations[i].reset(RESET_CYCLES);
            nodes[i] = new SimulatedNode(simulations[i], outside, node.configuration, i);
            simulations[i]
                    .clock(node.link)
                    .add(new CableEnd(simulations[i], node.transmit, node.receive, cables[i], cables[1 - i]));
        }
        cluster = new Cluster(List.of(now -> cycle(0), now -> cycle(1)), QUANTUM_CYCLES);
    }

    /** Node 0 or 1. */
    @Override
    public SimulatedNode node(int number) {
        return nodes[number];
    }

    /** The simulation of node 0 or 1. */
    public Simulation simulation(int number) {
        return simulations[number];
    }

    /** The host port of node 0 or 1; while a driver waits on it, both nodes run. */
    @Override
    public SimulatedHostPort hostPort(int number) {
        return new SimulatedHostPort(this, nodes[number]);
    }

    /** The nodes under ranks. */
    public RankNodes ranks() {
        return new RankNodes(this, List.of(nodes));
    }

    @Override
    public long cycle() {
        return cluster.cycle();
    }

    @Override
    public void step() {
        cluster.run(1, 1);
    }

    private void cycle(int number) {
        SimulatedNode node = nodes[number];
        node.beforeStep();
        boolean taken = node.isTaken();
        beforeEdge.accept(simulations[number], number);
        simulations[number].step();
        node.afterStep(taken);
    }

    /**
     * Runs cycles without a driver, each node on a thread of its own or both on this one; the results are the same.
     *
     * @param quanta of {@value #QUANTUM_CYCLES} cycles each
     * @param threads at least 1; more than 2 are not used
     */
    public void run(long quanta, int threads) {
        cluster.run(quanta * cluster.quantumCycles(), threads);
    }

    /**
     * Runs a program for each node: plain Java that waits at the node's host port. One runs at a time, in their order.
     *
     * @param programs for node 0 and 1
     * @param limitCycles most cycles that they may take
     */
    public void run(List<? extends Consumer<? super HostPort>> programs, long limitCycles, int threads) {
        List<Consumer<Rank>> ranks = new ArrayList<>();
        for (int i = 0; i < programs.size(); i++) {
            SimulatedNode node = nodes[i];
            Consumer<? super HostPort> program = programs.get(i);
            ranks.add(rank -> program.accept(new SimulatedHostPort(new RankSystem(rank), node)));
        }
        new RankPrograms(cluster).run(ranks, limitCycles, threads);
    }

    @Override
    public void close() {
        for (Simulation simulation : simulations) {
            simulation.close();
        }
    }
}
