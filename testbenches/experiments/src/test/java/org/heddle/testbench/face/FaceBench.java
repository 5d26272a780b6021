package org.heddle.testbench.face;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.bus.BusMaster;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

/**
 * Two simulated nodes with standard faces, with a master of its driver's bus in front of each, behind their reset. No two of their clocks are alike.
 *
 * @param sim of both
 * @param nodes and what joins them
 * @param buses a master for each node
 * @param <F> the class of the nodes and what joins them
 */
public record FaceBench<F extends FacedNodes<?>>(Simulation sim, F nodes, List<BusMaster> buses) {
    /**
     * Opens it.
     *
     * @param stalls of the masters
     * @param limit cycles after which an access that was not answered fails
     */
    public static <F extends FacedNodes<?>> FaceBench<F> open(
            TestBench bench, Supplier<F> nodes, StallProfile stalls, long limit) {
        Design<F> design = Heddle.elaborate(nodes);
        F dut = design.component();
        SimulationOptions options = bench.options();
        for (int i = 0; i < 2; i++) {
            options = options.clock(dut.links.get(i), ClockTiming.ofPeriod(8_000 + i))
                    .clock(dut.streams.get(i), ClockTiming.ofPeriod(8_002 - 3 * i));
        }
        Simulation sim = bench.open(design, options);
        List<BusMaster> buses = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            buses.add(dut.master(sim, i, stalls, limit));
        }
        sim.poke(dut.cut, false);
        sim.reset(16);
        return new FaceBench<>(sim, dut, buses);
    }

    /** Returns the host port of a node, behind its bus. */
    public FacePort port(int node) {
        return new FacePort(sim, buses.get(node));
    }

    /** Whether a node asks for an interrupt. */
    public boolean isInterrupted(int node) {
        return sim.peek(nodes.interrupts.get(node));
    }
}
