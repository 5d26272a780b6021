package org.heddle.testbench.verbs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.nic.stage.link.LinkRelay;
import org.heddle.nic.stage.link.bench.PacketRelay;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.testbench.NodeClocks;

/** A relay in RTL beside nodes whose cores' cycles it follows. */
final class RelayMember implements AutoCloseable {
    /** Channels that it carries: requests, then responses. */
    static final List<Channel> CHANNELS = List.of(Channel.PUT, Channel.RESPONSE);

    private static final int RESET_CYCLES = 2;
    private static final Map<LinkBuffers, Design<LinkRelay>> DESIGNS = new ConcurrentHashMap<>();

    private final Simulation simulation;
    private final LinkRelay component;
    private final ClockTiming clock;
    private final long coreCyclesBefore;
    /** For each side, what carries the packets of each channel from there to the other one. */
    private final List<List<PacketRelay>> relays = new ArrayList<>();

    private long cycle;

    /**
     * A relay after its reset.
     *
     * @param linkPeriodPs of the link's clock
     * @param coreCyclesBefore cycles that the nodes' cores have run
     */
    RelayMember(LinkBuffers buffers, SimulationOptions options, long linkPeriodPs, long coreCyclesBefore) {
        clock = ClockTiming.ofPeriod(linkPeriodPs);
        this.coreCyclesBefore = coreCyclesBefore;
        Design<LinkRelay> design = DESIGNS.computeIfAbsent(
                buffers.withGathered(0), kind -> Heddle.elaborate(() -> new LinkRelay(kind, CHANNELS)));
        component = design.component();
        simulation = Simulation.open(design, options.clock("clock", clock));
        simulation.reset(RESET_CYCLES);
        for (int side = 0; side < LinkRelay.SIDES; side++) {
            List<PacketRelay> ofSide = new ArrayList<>();
            for (int channel = 0; channel < CHANNELS.size(); channel++) {
                ofSide.add(simulation.add(new PacketRelay(
                        simulation,
                        component.delivered.get(side).get(channel),
                        component.taken.get(1 - side).get(channel))));
            }
            relays.add(ofSide);
        }
    }

    Simulation simulation() {
        return simulation;
    }

    LinkLane transmit(int side) {
        return component.transmit.get(side);
    }

    LinkLane receive(int side) {
        return component.receive.get(side);
    }

    /** Returns what carries the packets of a channel that have come at a side. */
    PacketRelay relay(int side, int channel) {
        return relays.get(side).get(channel);
    }

    boolean isEmpty() {
        return relays.stream().flatMap(List::stream).allMatch(PacketRelay::isEmpty);
    }

    /** Runs the cycles of the link's clock in this cycle of the cores. */
    void cycle(long coreCycle) {
        long end = NodeClocks.linkRises(coreCyclesBefore + coreCycle + 1, clock)
                - NodeClocks.linkRises(coreCyclesBefore, clock);
        while (cycle < end) {
            simulation.step();
            cycle++;
        }
    }

    @Override
    public void close() {
        simulation.close();
    }
}
