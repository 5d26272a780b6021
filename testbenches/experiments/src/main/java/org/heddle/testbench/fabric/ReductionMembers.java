package org.heddle.testbench.fabric;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.cluster.Cluster;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.nic.offload.ReductionNode;
import org.heddle.testbench.NodeClocks;
import org.heddle.testbench.VerilogSource;

/** The nodes and switches of a part of a tree, after their reset and joined by cables. */
final class ReductionMembers implements AutoCloseable {
    private static final int RESET_CYCLES = 2;

    private static final Map<ReductionConfiguration, Design<ReductionNode>> DESIGNS = new ConcurrentHashMap<>();

    private final ReductionNode component;
    /** By node. */
    private final SortedMap<Integer, Simulation> simulations = new TreeMap<>();

    private final SwitchedFabric fabric;

    /** @param configuration of the nodes, which reaches all of the tree's */
    ReductionMembers(
            ReductionConfiguration configuration, FabricPart part, SimulationOptions options, VerilogSource verilog) {
        Design<ReductionNode> design = verilog.in(
                DESIGNS.computeIfAbsent(configuration, kind -> Heddle.elaborate(() -> new ReductionNode(kind))));
        component = design.component();
        SimulationOptions timed = NodeClocks.timed(options, component.link);
        try {
            for (int node = 0; node < part.tree().nodes(); node++) {
                if (part.hasNode(node)) {
                    Simulation simulation = Simulation.open(design, timed);
                    simulations.put(node, simulation);
                    simulation.poke(simulation.port(component.node), node);
                    simulation.reset(RESET_CYCLES);
                }
            }
            fabric = new SwitchedFabric(part, configuration.buffers(), options, verilog, RESET_CYCLES);
        } catch (RuntimeException failure) {
            simulations.values().forEach(Simulation::close);
            throw failure;
        }
        simulations.forEach((node, simulation) ->
                fabric.attach(node, simulation, component.link, component.transmit, component.receive));
    }

    /** The component of every node. */
    ReductionNode component() {
        return component;
    }

    /** The nodes' simulations, by node. */
    SortedMap<Integer, Simulation> simulations() {
        return simulations;
    }

    SwitchedFabric fabric() {
        return fabric;
    }

    /** All of them joined, the nodes first. */
    Cluster cluster() {
        List<Cluster.Member> members = new ArrayList<>();
        simulations.values().forEach(simulation -> members.add(now -> simulation.step()));
        members.addAll(fabric.members());
        return new Cluster(members, fabric.quantumCycles());
    }

    @Override
    public void close() {
        simulations.values().forEach(Simulation::close);
        fabric.close();
    }
}
