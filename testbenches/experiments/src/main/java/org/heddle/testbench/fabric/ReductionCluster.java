package org.heddle.testbench.fabric;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.cluster.Cluster;
import org.heddle.cosim.cluster.RankPrograms;
import org.heddle.cosim.cluster.RankPrograms.Rank;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.nic.offload.ReductionNode;
import org.heddle.testbench.HostPins;
import org.heddle.testbench.RankNodes;
import org.heddle.testbench.SteppedSystem;
import org.heddle.testbench.VerilogSource;

/**
 * Reduction nodes at the ends of a fat tree, every node and every switch in RTL and a simulation of its own. A host is an agent of its
 * node's simulation, or a program that waits in it.
 *
 * <p>Cores run at 100 MHz, links at 125 MHz. What one simulation sends reaches another only a cable's length later, so all may run a
 * quantum by themselves, on any number of threads: the bits are the same.
 */
public final class ReductionCluster implements SteppedSystem, AutoCloseable {
    /** In a cycle of so many nodes there is more to do than threads need to meet. */
    private static final int LEAST_NODES_OF_THREADS = 32;

    private static final int MOST_THREADS = 4;

    /**
     * Options for the fabric between the nodes, and for the simulation of both.
     *
     * @param radix ports downwards of a switch, 2 to 16
     * @param cableCycles cycles of the link's clock that a word is under way in a cable, at least
     *     {@value SwitchedFabric#LEAST_CABLE_CYCLES}
     * @param simulation how nodes and switches are simulated
     * @param verilog of nodes and switches
     */
    public record Options(int radix, int cableCycles, SimulationOptions simulation, VerilogSource verilog) {
        /** The same on the Verilog that is made from Java. */
        public Options(int radix, int cableCycles, SimulationOptions simulation) {
            this(radix, cableCycles, simulation, VerilogSource.JAVA);
        }

        /** Switches of up to 32 ports; serialisers and cables of 13 cycles, 0.1 us; nothing traced. */
        public static Options defaults() {
            return new Options(FatTree.MOST_RADIX, 13, SimulationOptions.defaults());
        }
    }

    private final ReductionMembers members;
    private final List<Simulation> simulations;
    private final Cluster cluster;
    private final int threads;

    private ReductionCluster(int nodes, ReductionConfiguration configuration, Options options) {
        FatTree tree = new FatTree(nodes, options.radix);
        members = new ReductionMembers(
                configuration.reaching(nodes),
                FabricPart.whole(tree, options.cableCycles),
                options.simulation,
                options.verilog);
        simulations = List.copyOf(members.simulations().values());
        threads = nodes < LEAST_NODES_OF_THREADS
                ? 1
                : Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());
        cluster = members.cluster();
    }

    /** A cluster after its reset, with {@link Options#defaults()}. */
    public static ReductionCluster of(int nodes, ReductionConfiguration configuration) {
        return of(nodes, configuration, Options.defaults());
    }

    /**
     * A cluster after its reset.
     *
     * @param nodes 2 to {@value FatTree#MOST_NODES}
     * @throws IllegalArgumentException if there are too few or too many
     */
    public static ReductionCluster of(int nodes, ReductionConfiguration configuration, Options options) {
        return new ReductionCluster(nodes, configuration, options);
    }

    /** Nodes. */
    public int nodes() {
        return simulations.size();
    }

    /** Returns the component of every node: its ports are those of each {@link #simulation}. */
    public ReductionNode component() {
        return members.component();
    }

    /** A node's simulation; agents of its host are added there. */
    public Simulation simulation(int node) {
        return simulations.get(node);
    }

    /** The switches and cables. */
    public SwitchedFabric fabric() {
        return members.fabric();
    }

    /** Cycles of the cores since the reset. */
    @Override
    public long cycle() {
        return cluster.cycle();
    }

    /** Runs one cycle of the cores. */
    @Override
    public void step() {
        cluster.run(1, threads);
    }

    @Override
    public void idle(long cycles) {
        cluster.run(cycles, threads);
    }

    /** The nodes under ranks, rank i on node i; to be called once. */
    public RankNodes ranks() {
        List<HostPins> hosts = new ArrayList<>();
        for (Simulation simulation : simulations) {
            hosts.add(simulation.add(new HostPins(simulation, component().request, component().response)));
        }
        return new RankNodes(this, hosts);
    }

    /**
     * Runs cycles of the cores.
     *
     * @param threads at least 1; the results are the same for any number
     */
    public void run(long cycles, int threads) {
        cluster.run(cycles, threads);
    }

    /**
     * Runs a program for each node: plain Java that waits for something of its own node. One runs at a time, in their order.
     *
     * @param programs one for each node
     * @param limitCycles most cycles that they may take
     * @throws org.heddle.cosim.stop.CycleLimitException if they take longer; it says what each waits for
     */
    public void run(List<? extends Consumer<? super Rank>> programs, long limitCycles, int threads) {
        List<Consumer<? super Rank>> all = new ArrayList<>(programs);
        for (int i = 0; i < fabric().members().size(); i++) {
            all.add(rank -> {});
        }
        new RankPrograms(cluster).run(all, limitCycles, threads);
    }

    @Override
    public void close() {
        members.close();
    }
}
