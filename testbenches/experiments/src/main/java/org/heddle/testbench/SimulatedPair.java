package org.heddle.testbench;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.host.HostPort;
import org.heddle.nic.stage.link.LinkedPair;

/** Two nodes on a cable in RTL, cores at 100 MHz, the link at 125 MHz, and the ports of their hosts. */
public final class SimulatedPair implements AutoCloseable {
    private final Simulation simulation;
    private final List<HostPins> pins;

    /**
     * Opens the nodes, and resets them.
     *
     * @param pair makes them
     * @param verilog of the nodes and what joins them
     */
    public SimulatedPair(Supplier<? extends LinkedPair> pair, SimulationOptions options, VerilogSource verilog) {
        Design<LinkedPair> design = verilog.in(Heddle.elaborate(pair::get));
        LinkedPair nodes = design.component();
        simulation = Simulation.open(design, NodeClocks.timed(options, nodes.link));
        simulation.reset(2);
        pins = IntStream.range(0, nodes.request.size())
                .mapToObj(i -> simulation.add(new HostPins(simulation, nodes.request.get(i), nodes.response.get(i))))
                .toList();
    }

    /** Opens the nodes, as their Verilog is made from Java, and resets them. */
    public SimulatedPair(Supplier<? extends LinkedPair> pair, SimulationOptions options) {
        this(pair, options, VerilogSource.JAVA);
    }

    /** Returns the nodes under ranks, rank i on node i. */
    public RankNodes ranks() {
        return new RankNodes(SteppedSystem.of(simulation), pins);
    }

    /** Returns a node's host port; while its driver waits, both nodes run. */
    public HostPort port(int node) {
        return new SimulatedHostPort(SteppedSystem.of(simulation), pins.get(node));
    }

    /** Returns the cycles of the cores so far. */
    public long cycle() {
        return simulation.cycle();
    }

    @Override
    public void close() {
        simulation.close();
    }
}
