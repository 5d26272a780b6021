package org.heddle.testbench.fabric;

import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Design;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.nic.dimmnet2.Dimmnet2Pair;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.testbench.ClusteredNodes;
import org.heddle.testbench.VerilogSource;

/**
 * Up to {@value PacketFormat#NODES} DIMMnet-2 nodes around one switch or below a fat tree of them, all in RTL and each a simulation of its own. Every cable
 * has {@value Dimmnet2Pair#LINK_LATENCY} cycles of the link's clock; a switch adds what {@link org.heddle.nic.stage.link.Switch} says.
 */
public final class SwitchedNodes extends ClusteredNodes {
    private final Switching switching;

    /** The fabric, which the superclass's constructor has joined. */
    private static final class Switching implements Joining {
        private final int radix;
        private final VerilogSource verilog;
        private SwitchedFabric fabric;

        Switching(int radix, VerilogSource verilog) {
            this.radix = radix;
            this.verilog = verilog;
        }

        @Override
        public Joined join(Dimmnet2Node node, List<Simulation> simulations, SimulationOptions options) {
            LinkBuffers buffers = node.configuration.buffers();
            // A switch never waits for more packets before it sends one.
            LinkBuffers forwarding = buffers.withGathered(0);
            fabric = new SwitchedFabric(
                    new FatTree(simulations.size(), radix),
                    forwarding,
                    Dimmnet2Pair.LINK_LATENCY,
                    options,
                    verilog,
                    simulations.get(0).cycle());
            for (int i = 0; i < simulations.size(); i++) {
                setReachable(simulations.get(i), node, (1 << simulations.size()) - 1);
                fabric.attach(i, simulations.get(i), node.link, node.transmit, node.receive);
            }
            return new Joined(fabric.members(), fabric.quantumCycles());
        }
    }

    /**
     * Nodes around one switch, after reset.
     *
     * @param nodes 2 to {@value PacketFormat#NODES}
     * @throws IllegalArgumentException if there are too few or too many
     */
    public SwitchedNodes(Design<Dimmnet2Node> design, int nodes, SimulationOptions options) {
        this(design, nodes, PacketFormat.NODES, options);
    }

    /**
     * Nodes around one switch, after reset.
     *
     * @param nodes 2 to {@value PacketFormat#NODES}
     * @param verilog of the switch
     * @throws IllegalArgumentException if there are too few or too many
     */
    public SwitchedNodes(Design<Dimmnet2Node> design, int nodes, SimulationOptions options, VerilogSource verilog) {
        this(design, nodes, options, new Switching(PacketFormat.NODES, verilog));
    }

    /**
     * Nodes below a fat tree of smaller switches, after reset.
     *
     * @param nodes 2 to {@value PacketFormat#NODES}
     * @param radix ports downwards of a switch, 2 to 16
     * @throws IllegalArgumentException if there are too few or too many
     */
    public SwitchedNodes(Design<Dimmnet2Node> design, int nodes, int radix, SimulationOptions options) {
        this(design, nodes, options, new Switching(radix, VerilogSource.JAVA));
    }

    private SwitchedNodes(Design<Dimmnet2Node> design, int nodes, SimulationOptions options, Switching switching) {
        super(design, checked(nodes), options, (simulation, node) -> {}, switching);
        this.switching = switching;
    }

    private static int checked(int nodes) {
        if (nodes < 2 || nodes > PacketFormat.NODES) {
            throw new IllegalArgumentException(
                    "a switch joins 2 to " + PacketFormat.NODES + " DIMMnet-2 nodes: nodes=" + nodes);
        }
        return nodes;
    }

    /** The switch and its cables. */
    public SwitchedFabric fabric() {
        return switching.fabric;
    }

    @Override
    public void close() {
        super.close();
        switching.fabric.close();
    }
}
