package org.heddle.testbench.fabric;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.cluster.Cluster;
import org.heddle.cosim.cluster.LatencyWire;
import org.heddle.hdl.Design;
import org.heddle.nic.stage.link.RouteEntry;
import org.heddle.nic.stage.link.Switch;
import org.heddle.testbench.CableEnd;
import org.heddle.testbench.NodeClocks;

/** One switch in RTL as a member of a cluster whose cycles are those of the nodes' cores. */
final class SwitchMember implements Cluster.Member, AutoCloseable {
    private static final int RESET_CYCLES = 2;

    private final Simulation simulation;
    private final Switch component;
    private final List<CableEnd> ends = new ArrayList<>();
    private final ClockTiming clock;
    private final long coreCyclesBefore;
    private long cycle;

    /**
     * A switch after its reset, with an empty table.
     *
     * @param linkPeriodPs of the link's clock
     * @param coreCyclesBefore cycles that the nodes' cores have run before the cluster's first
     */
    SwitchMember(Design<Switch> design, SimulationOptions options, long linkPeriodPs, long coreCyclesBefore) {
        clock = ClockTiming.ofPeriod(linkPeriodPs);
        this.coreCyclesBefore = coreCyclesBefore;
        component = design.component();
        // To draw random contents for all its buffers would take longer than many a run; the tests of a switch alone
        // do.
        simulation = Simulation.open(design, options.initial(InitialState.ZERO).clock("clock", clock));
        simulation.reset(RESET_CYCLES);
    }

    /** Fills the table: for each node the port that its packets leave at. */
    void load(int[] ports) {
        Port ready = simulation.port(component.load.ready());
        Port valid = simulation.port(component.load.valid());
        RouteEntry entry = component.load.data();
        simulation
                .runUntil("the table's clearing", () -> simulation.isHigh(ready))
                .within(1 << 17);
        simulation.poke(valid, true);
        simulation.poke(simulation.port(entry.exists()), true);
        for (int node = 0; node < ports.length; node++) {
            simulation.poke(simulation.port(entry.destination()), node);
            simulation.poke(simulation.port(entry.port()), ports[node]);
            simulation.step();
        }
        simulation.poke(valid, false);
        simulation.step();
    }

    /** Joins a port to a cable. */
    void plug(int port, LatencyWire away, LatencyWire back) {
        ends.add(new CableEnd(simulation, component.transmit.get(port), component.receive.get(port), away, back));
    }

    long forwarded() {
        return simulation.peek(simulation.port(component.forwarded));
    }

    long discarded() {
        return simulation.peek(simulation.port(component.discarded));
    }

    /** Runs the cycles of the link's clock that the nodes' link ends run in this cycle of their cores. */
    @Override
    public void cycle(long coreCycle) {
        long end = NodeClocks.linkRises(coreCyclesBefore + coreCycle + 1, clock)
                - NodeClocks.linkRises(coreCyclesBefore, clock);
        while (cycle < end) {
            // The outputs come from registers: what is set here does not change them before the step.
            for (int i = 0; i < ends.size(); i++) {
                ends.get(i).drive();
                ends.get(i).sample();
            }
            simulation.step();
            cycle++;
        }
    }

    @Override
    public void close() {
        simulation.close();
    }
}
