package org.heddle.testbench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.cluster.Cluster;
import org.heddle.cosim.cluster.RankPrograms;
import org.heddle.cosim.cluster.RankPrograms.Rank;
import org.heddle.hdl.Design;
import org.heddle.host.HostPort;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.nic.dimmnet2.Dimmnet2Pair;
import org.heddle.nic.stage.packet.PacketFormat;

/**
 * DIMMnet-2 nodes, each a simulation of its own, that advance together. How they are joined is the subclasses' matter: what one sends
 * reaches another only some cycles later, so each may run that long by itself, also on a thread of its own, and nothing depends on
 * which of them is faster.
 */
public abstract class ClusteredNodes implements SteppedSystem, JoinedNodes {
    private static final int RESET_CYCLES = 2;

    private final List<Simulation> simulations = new ArrayList<>();
    private final List<SimulatedNode> nodes = new ArrayList<>();
    private final ObjIntConsumer<Simulation> beforeEdge;
    private final Cluster cluster;
    /** Members behind the nodes. */
    private final int others;

    /** Connection of nodes that have been reset. */
    @FunctionalInterface
    public interface Joining {
        /** Joins them; gives the members that stand behind them, if any, and the cycles that each may run by itself. */
        Joined join(Dimmnet2Node component, List<Simulation> simulations, SimulationOptions options);
    }

    /**
     * Result of joining nodes.
     *
     * @param others members that run beside the nodes
     * @param quantumCycles core cycles that each member may run by itself
     */
    public record Joined(List<Cluster.Member> others, int quantumCycles) {}

    /**
     * Nodes after reset, their memories initialised.
     *
     * @param count how many
     * @param beforeEdge is shown each node's simulation before each of its edges, all inputs set, with the node's number
     */
    protected ClusteredNodes(
            Design<Dimmnet2Node> design,
            int count,
            SimulationOptions options,
            ObjIntConsumer<Simulation> beforeEdge,
            Joining joining) {
        this.beforeEdge = beforeEdge;
        Dimmnet2Node component = design.component();
        Dimmnet2Pair.Outside outside =
                new Dimmnet2Pair.Outside(component.request, component.response, component.sodimm0, component.sodimm1);
        SimulationOptions timed = NodeClocks.timed(options, component.link);
        List<Cluster.Member> members = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int number = i;
            Simulation simulation = Simulation.open(design, timed);
            simulation.reset(RESET_CYCLES);
            simulations.add(simulation);
            nodes.add(new SimulatedNode(simulation, outside, component.configuration, i));
            members.add(now -> cycle(number));
        }
        Joined joined;
        try {
            joined = joining.join(component, simulations, options);
        } catch (RuntimeException failure) {
            simulations.forEach(Simulation::close);
            throw failure;
        }
        others = joined.others().size();
        members.addAll(joined.others());
        cluster = new Cluster(members, joined.quantumCycles());
        NodeStart.await(this, nodes);
    }

    /**
     * Tells a node which nodes there are for it.
     *
     * @param nodes one bit for each
     */
    protected static void setReachable(Simulation simulation, Dimmnet2Node node, int nodes) {
        simulation.poke(simulation.port(node.unreachable.portName()), (1 << PacketFormat.NODES) - 1 & ~nodes);
    }

    @Override
    public int nodes() {
        return nodes.size();
    }

    @Override
    public SimulatedNode node(int number) {
        return nodes.get(number);
    }

    /** The simulation of a node. */
    public Simulation simulation(int number) {
        return simulations.get(number);
    }

    /** The host port of a node; while a driver waits on it, all nodes run. */
    @Override
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

    private void cycle(int number) {
        SimulatedNode node = nodes.get(number);
        Simulation simulation = simulations.get(number);
        node.beforeStep();
        boolean taken = node.isTaken();
        beforeEdge.accept(simulation, number);
        simulation.step();
        node.afterStep(taken);
    }

    /**
     * Runs cycles without a driver, each node on a thread of its own or all on this one; the results are the same.
     *
     * @param quanta of as many cycles as a node may run by itself
     * @param threads at least 1; more than nodes are not used
     */
    public void run(long quanta, int threads) {
        cluster.run(quanta * cluster.quantumCycles(), threads);
    }

    /**
     * Runs a program for each node: plain Java that waits at the node's host port. One runs at a time, in their order.
     *
     * @param programs one for each node
     * @param limitCycles most cycles that they may take
     */
    public void run(List<? extends Consumer<? super HostPort>> programs, long limitCycles, int threads) {
        List<Consumer<Rank>> ranks = new ArrayList<>();
        for (int i = 0; i < programs.size(); i++) {
            SimulatedNode node = nodes.get(i);
            Consumer<? super HostPort> program = programs.get(i);
            ranks.add(rank -> program.accept(new SimulatedHostPort(new RankSystem(rank), node)));
        }
        for (int i = 0; i < others; i++) {
            ranks.add(rank -> {});
        }
        new RankPrograms(cluster).run(ranks, limitCycles, threads);
    }

    @Override
    public void close() {
        simulations.forEach(Simulation::close);
    }
}
