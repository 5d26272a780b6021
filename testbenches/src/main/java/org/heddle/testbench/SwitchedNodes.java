package org.heddle.testbench;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.cluster.Cluster;
import org.heddle.hdl.Design;
import org.heddle.nic.top.Dimmnet2Node;
import org.heddle.nic.top.Dimmnet2Pair;
import org.heddle.testbench.fabric.FatTree;
import org.heddle.testbench.fabric.SwitchedFabric;

/**
 * DIMMnet-2 nodes at the ends of a fat tree of switches, each node and each switch a simulation of its own, joined by cables of
 * {@value Dimmnet2Pair#LINK_LATENCY} cycles of the link's clock.
 */
public final class SwitchedNodes implements SteppedSystem, AutoCloseable {
    private static final int RESET_CYCLES = 2;

    private final List<Simulation> simulations = new ArrayList<>();
    private final List<SimulatedNode> nodes = new ArrayList<>();
    private final SwitchedFabric fabric;
    private final Cluster cluster;

    /**
     * Nodes after reset.
     *
     * @param count of nodes, 2 to 16: what a node knows of its peers
     * @param radix ports downwards of a switch, 2 to 16
     */
    public SwitchedNodes(Design<Dimmnet2Node> design, int count, int radix, SimulationOptions options) {
        FatTree tree = new FatTree(count, radix);
        Dimmnet2Node node = design.component();
        Dimmnet2Pair.Outside outside =
                new Dimmnet2Pair.Outside(node.request, node.response, node.sodimm0, node.sodimm1);
        SimulationOptions timed = NodeClocks.timed(options, node.link);
        List<Cluster.Member> members = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Simulation simulation = Simulation.open(design, timed);
            simulation.reset(RESET_CYCLES);
            SimulatedNode simulated = new SimulatedNode(simulation, outside, node.configuration, i);
            simulations.add(simulation);
            nodes.add(simulated);
            members.add(now -> cycle(simulation, simulated));
        }
        fabric = new SwitchedFabric(
                tree,
                node.configuration.buffers(),
                Dimmnet2Pair.LINK_LATENCY,
                options,
                simulations.get(0).cycle());
        for (int i = 0; i < count; i++) {
            fabric.attach(i, simulations.get(i), node.link, node.transmit, node.receive);
        }
        members.addAll(fabric.members());
        cluster = new Cluster(members, fabric.quantumCycles());
    }

    private static void cycle(Simulation simulation, SimulatedNode node) {
        node.beforeStep();
        boolean taken = node.isTaken();
        simulation.step();
        node.afterStep(taken);
    }

    /** A node by its number. */
    public SimulatedNode node(int number) {
        return nodes.get(number);
    }

    /** A node's simulation. */
    public Simulation simulation(int number) {
        return simulations.get(number);
    }

    /** The switches and cables. */
    public SwitchedFabric fabric() {
        return fabric;
    }

    /** A node's host port; while a driver waits on it, everything runs. */
    public SimulatedHostPort hostPort(int number) {
        return new SimulatedHostPort(this, nodes.get(number));
    }

    /** The nodes under ranks. */
    public RankNodes ranks() {
        return new RankNodes(this, nodes);
    }

    @Override
    public long cycle() {
        return cluster.cycle();
    }

    @Override
    public void step() {
        cluster.run(1, 1);
    }

    /**
     * Runs cycles of the cores without a driver.
     *
     * @param threads at least 1; the results are the same for any number
     */
    public void run(long cycles, int threads) {
        cluster.run(cycles, threads);
    }

    @Override
    public void close() {
        simulations.forEach(Simulation::close);
        fabric.close();
    }
}
