package org.heddle.testbench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.heddle.cosim.BackDoor;
import org.heddle.cosim.Clock;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Design;
import org.heddle.nic.dimmnet2.Dimmnet2Pair;

/** Two DIMMnet-2 nodes in RTL joined by a link, with their memories: a core's clock of 100 MHz and a link's of 125 MHz. */
public final class NodePair implements SteppedSystem, JoinedNodes {
    private static final int RESET_CYCLES = 2;

    private final Simulation simulation;
    private final Clock link;
    private final SimulatedNode node0;
    private final SimulatedNode node1;
    private final List<FaultyCable> cables = new ArrayList<>();
    private long cycle;

    /** The pair after reset, its memories initialised and holding their preset words. */
    public NodePair(Design<Dimmnet2Pair> design, SimulationOptions options) {
        Dimmnet2Pair pair = design.component();
        simulation = Simulation.open(design, NodeClocks.timed(options, pair.link));
        link = simulation.clock(pair.link.clockName());
        simulation.reset(RESET_CYCLES);
        node0 = new SimulatedNode(simulation, pair.node0, pair.configuration, 0);
        node1 = new SimulatedNode(simulation, pair.node1, pair.configuration, 1);
        NodeStart.await(this, List.of(node0, node1));
    }

    /**
     * Two nodes whose cables do to packets what a plan says; in every other respect, and without faults in every cycle, the pair.
     *
     * @param design of the nodes
     * @param options whose seed says which bit a fault turns over, or where it cuts
     */
    public NodePair(Design<OpenPair> design, SimulationOptions options, FaultPlan plan) {
        OpenPair pair = design.component();
        simulation = Simulation.open(design, NodeClocks.timed(options, pair.link));
        link = simulation.clock(pair.link.clockName());
        simulation.reset(RESET_CYCLES);
        node0 = new SimulatedNode(simulation, pair.node(0), pair.configuration, 0);
        node1 = new SimulatedNode(simulation, pair.node(1), pair.configuration, 1);
        for (int from = 0; from < 2; from++) {
            FaultyCable cable = new FaultyCable(
                    simulation,
                    pair.transmit(from),
                    pair.receive(1 - from),
                    from,
                    pair.configuration.cableCycles(),
                    plan,
                    options.seed());
            link.add(cable);
            cables.add(cable);
        }
        NodeStart.await(this, List.of(node0, node1));
    }

    /**
     * Returns a memory of the hardware, of a pair that was opened with back doors.
     *
     * @param path below the pair, such as {@code node0.port.replay.lastIndexes}
     */
    public BackDoor backDoor(String path) {
        return simulation.backDoor(path);
    }

    /** The faults that have happened, of each kind, in both directions; none on a pair without a plan. */
    @Override
    public Map<LinkFault, Integer> faults() {
        return FaultyCable.struck(cables);
    }

    @Override
    public int nodes() {
        return 2;
    }

    /** Node 0 or 1. */
    @Override
    public SimulatedNode node(int number) {
        return number == 0 ? node0 : node1;
    }

    /** The host port of node 0 or 1. */
    @Override
    public SimulatedHostPort hostPort(int number) {
        return new SimulatedHostPort(this, node(number));
    }

    /** The pair under ranks. */
    public RankNodes ranks() {
        return new RankNodes(this, List.of(node0, node1));
    }

    /** Cycles of the core since reset. */
    @Override
    public long cycle() {
        return cycle;
    }

    /** Cycles of the link's clock since the simulation began. */
    public long linkCycles() {
        return link.cycles();
    }

    /** Runs one cycle of the core in the whole system. */
    @Override
    public void step() {
        node0.beforeStep();
        node1.beforeStep();
        boolean taken0 = node0.isTaken();
        boolean taken1 = node1.isTaken();
        simulation.step();
        node0.afterStep(taken0);
        node1.afterStep(taken1);
        cycle++;
    }

    @Override
    public void close() {
        simulation.close();
    }
}
