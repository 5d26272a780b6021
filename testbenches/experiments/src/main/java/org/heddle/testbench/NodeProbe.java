package org.heddle.testbench;

import java.util.Map;
import java.util.function.LongSupplier;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Clock;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.timeline.PacketProbe;
import org.heddle.cosim.timeline.Timeline;
import org.heddle.device.DramCommand;
import org.heddle.hdl.Value;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.nic.stage.memory.sodimm.SoDimmPins;

/** Draws what happens at a node's pins: packets on both lanes of the link, commands to both memory modules. */
public final class NodeProbe {
    /** Single words on the link are flow control. */
    private static final int LEAST_BEATS = 2;

    private static final DramCommand[] COMMANDS = DramCommand.values();

    private final Simulation simulation;
    private final PacketProbe sent;
    private final PacketProbe received;
    private final Module[] modules;

    /** The command pins of one module. */
    private record Module(Timeline.Track track, Port command, Port bank, Port row, Port column) {
        static Module of(Simulation simulation, Timeline.Track track, SoDimmPins pins) {
            return new Module(
                    track,
                    named(simulation, pins.command()),
                    named(simulation, pins.bank()),
                    named(simulation, pins.row()),
                    named(simulation, pins.column()));
        }
    }

    /**
     * A probe that watches from now on.
     *
     * @param group the node's name in the timeline
     * @param node names the ports
     */
    public NodeProbe(Timeline timeline, String group, Simulation simulation, Dimmnet2Node node) {
        this.simulation = simulation;
        Clock link = simulation.clock(node.link);
        LongSupplier linkRose = () -> NodeClocks.linkRisePs(link.cycles());
        this.sent = new PacketProbe(
                simulation,
                timeline.track(group, "link, sent"),
                "packet",
                named(simulation, node.transmit.valid()),
                named(simulation, node.transmit.last()),
                LEAST_BEATS,
                NodeClocks.LINK_PERIOD_PS,
                linkRose);
        this.received = new PacketProbe(
                simulation,
                timeline.track(group, "link, received"),
                "packet",
                named(simulation, node.receive.valid()),
                named(simulation, node.receive.last()),
                LEAST_BEATS,
                NodeClocks.LINK_PERIOD_PS,
                linkRose);
        this.modules = new Module[] {
            Module.of(simulation, timeline.track(group, "SO-DIMM 0"), node.sodimm0),
            Module.of(simulation, timeline.track(group, "SO-DIMM 1"), node.sodimm1)
        };
        link.add(before(this::sampleLink));
        simulation.add(before(this::sampleMemory));
    }

    /** An agent that only looks, just before each edge of its clock. */
    private static Agent before(Runnable look) {
        return new Agent() {
            @Override
            public void drive() {}

            @Override
            public void sample() {
                look.run();
            }
        };
    }

    private static Port named(Simulation simulation, Value value) {
        return simulation.port(value.portName());
    }

    /** Packets that left. */
    public PacketProbe sent() {
        return sent;
    }

    /** Packets that came. */
    public PacketProbe received() {
        return received;
    }

    private void sampleLink() {
        sent.sample();
        received.sample();
    }

    private void sampleMemory() {
        for (Module module : modules) {
            int command = (int) simulation.peek(module.command());
            if (command != DramCommand.NOP.code()) {
                module.track()
                        .span(
                                COMMANDS[command] + " bank " + simulation.peek(module.bank()),
                                simulation.timePs(),
                                simulation.timePs() + NodeClocks.CORE_PERIOD_PS,
                                Map.of(
                                        "row",
                                        simulation.peek(module.row()),
                                        "column",
                                        simulation.peek(module.column())));
            }
        }
    }
}
