package org.heddle.testbench;

import java.util.List;
import java.util.function.ObjIntConsumer;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.cluster.LatencyWire;
import org.heddle.hdl.Design;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.nic.dimmnet2.Dimmnet2Pair;

/**
 * Two DIMMnet-2 nodes, each a simulation of its own, joined by a cable of {@value Dimmnet2Pair#LINK_LATENCY} cycles of the link's
 * clock: each may run {@value #QUANTUM_CYCLES} cycles of its core by itself.
 */
public final class LinkedNodes extends ClusteredNodes {
    /** Core cycles in which the link's clock rises less often than the usual cable is long: what arrives is driven an edge ahead. */
    public static final int QUANTUM_CYCLES = quantum(Dimmnet2Pair.LINK_LATENCY);

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
        super(design, 2, options, beforeEdge, LinkedNodes::join);
    }

    private static int quantum(int cableCycles) {
        return (int) ((cableCycles - 1) * NodeClocks.LINK_PERIOD_PS / NodeClocks.CORE_PERIOD_PS);
    }

    private static Joined join(Dimmnet2Node node, List<Simulation> simulations, SimulationOptions options) {
        int length = node.configuration.cableCycles();
        LatencyWire[] cables = {CableEnd.cable(length), CableEnd.cable(length)};
        for (int i = 0; i < 2; i++) {
            Simulation simulation = simulations.get(i);
            setReachable(simulation, node, 1 << 1 - i);
            simulation
                    .clock(node.link)
                    .add(new CableEnd(simulation, node.transmit, node.receive, cables[i], cables[1 - i]));
        }
        return new Joined(List.of(), quantum(length));
    }
}
