package org.heddle.testbench.fabric;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.cluster.Cluster;
import org.heddle.cosim.cluster.Delay;
import org.heddle.hdl.Design;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.nic.stage.link.RouteEntry;
import org.heddle.nic.stage.link.Switch;
import org.heddle.testbench.NodeClocks;

/** One switch in RTL as a member of a cluster whose cycles are those of the nodes' cores. */
final class SwitchMember implements Cluster.Member, AutoCloseable {
    private static final int RESET_CYCLES = 2;
    private static final int VALID = 1;
    private static final int LAST = 2;

    /** A port with a cable. */
    private final class Plug {
        final Port sentValid;
        final Port sentLast;
        final Port sentData;
        final Port receivedValid;
        final Port receivedLast;
        final Port receivedData;
        final Delay away;
        final Delay back;
        boolean receives;

        Plug(LinkLane transmit, LinkLane receive, Delay away, Delay back) {
            sentValid = simulation.port(transmit.valid());
            sentLast = simulation.port(transmit.last());
            sentData = simulation.port(transmit.data());
            receivedValid = simulation.port(receive.valid());
            receivedLast = simulation.port(receive.last());
            receivedData = simulation.port(receive.data());
            this.away = away;
            this.back = back;
        }

        /** Moves the words of one cycle. The outputs come from registers, so they are valid before this cycle's inputs are set. */
        void cycle(long cycle) {
            int now = 0;
            if (simulation.isHigh(sentValid)) {
                now = VALID | (simulation.isHigh(sentLast) ? LAST : 0);
                away.send(cycle, 1, simulation.peek(sentData));
            }
            away.send(cycle, 0, now);
            long then = back.receive(cycle, 0);
            if (then != 0) {
                simulation.poke(receivedValid, true);
                simulation.poke(receivedLast, (then & LAST) != 0);
                simulation.poke(receivedData, back.receive(cycle, 1));
            } else if (receives) {
                simulation.poke(receivedValid, false);
            }
            receives = then != 0;
        }
    }

    private final Simulation simulation;
    private final Switch component;
    private final List<Plug> plugs = new ArrayList<>();
    private final long coreCyclesBefore;
    private long cycle;

    /**
     * A switch after its reset, with an empty table.
     *
     * @param coreCyclesBefore cycles that the nodes' cores have run before the cluster's first
     */
    SwitchMember(Design<Switch> design, SimulationOptions options, long coreCyclesBefore) {
        this.coreCyclesBefore = coreCyclesBefore;
        component = design.component();
        // To draw random contents for all its buffers would take longer than many a run; the tests of a switch alone
        // do.
        simulation = Simulation.open(
                design,
                options.initial(InitialState.ZERO).clock("clock", ClockTiming.ofPeriod(NodeClocks.LINK_PERIOD_PS)));
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
    void plug(int port, Delay away, Delay back) {
        plugs.add(new Plug(component.transmit.get(port), component.receive.get(port), away, back));
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
        long end = NodeClocks.linkRises(coreCyclesBefore + coreCycle + 1) - NodeClocks.linkRises(coreCyclesBefore);
        while (cycle < end) {
            for (int i = 0; i < plugs.size(); i++) {
                plugs.get(i).cycle(cycle);
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
