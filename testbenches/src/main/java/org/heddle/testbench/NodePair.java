package org.heddle.testbench;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.device.NodeMemory;
import org.heddle.hdl.Design;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.nic.top.Dimmnet2Pair;

/** Two DIMMnet-2 nodes in RTL joined by a link, with their memories, on one clock of 100 MHz. */
public final class NodePair implements SteppedSystem, AutoCloseable {
    private static final int RESET_CYCLES = 2;

    private final Simulation simulation;
    private final SimulatedNode node0;
    private final SimulatedNode node1;
    private long cycle;

    /** The pair after reset, memories holding their preset words. */
    public NodePair(Design<Dimmnet2Pair> design, SimulationOptions options) {
        this(design.component(), design.verilog(), options);
    }

    /**
     * The pair run from other Verilog text than the component's own, of the same ports: to see what a change in it does.
     *
     * @param pair names the ports
     * @param verilog what is simulated
     */
    public NodePair(Dimmnet2Pair pair, VerilogDesign verilog, SimulationOptions options) {
        simulation = Simulation.open(verilog, options);
        simulation.reset(RESET_CYCLES);
        node0 = new SimulatedNode(simulation, pair.node0, NodeMemory.published(0));
        node1 = new SimulatedNode(simulation, pair.node1, NodeMemory.published(1));
    }

    /** Node 0 or 1. */
    public SimulatedNode node(int number) {
        return number == 0 ? node0 : node1;
    }

    /** The host port of node 0 or 1. */
    public SimulatedHostPort hostPort(int number) {
        return new SimulatedHostPort(this, node(number));
    }

    /** Cycles since reset. */
    @Override
    public long cycle() {
        return cycle;
    }

    /** Runs one cycle of the whole system. */
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
