package org.heddle.testbench;

import java.util.Map;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.timeline.PacketProbe;
import org.heddle.cosim.timeline.Timeline;
import org.heddle.device.DramCommand;
import org.heddle.hdl.Value;
import org.heddle.nic.memory.SoDimmPins;
import org.heddle.nic.top.Dimmnet2Node;

/** Draws what happens at a node's pins: packets on both lanes of the link, commands to both memory modules. */
public final class NodeProbe {
    /** Of the nodes' clock of 100 MHz. */
    static final long PERIOD_PS = 10_000;

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
     * A probe.
     *
     * @param group the node's name in the timeline
     * @param node names the ports
     */
    public NodeProbe(Timeline timeline, String group, Simulation simulation, Dimmnet2Node node) {
        this.simulation = simulation;
        this.sent = new PacketProbe(
                simulation,
                timeline.track(group, "link, sent"),
                "packet",
                named(simulation, node.transmit.valid()),
                named(simulation, node.transmit.last()),
                PERIOD_PS);
        this.received = new PacketProbe(
                simulation,
                timeline.track(group, "link, received"),
                "packet",
                named(simulation, node.receive.valid()),
                named(simulation, node.receive.last()),
                PERIOD_PS);
        this.modules = new Module[] {
            Module.of(simulation, timeline.track(group, "SO-DIMM 0"), node.sodimm0),
            Module.of(simulation, timeline.track(group, "SO-DIMM 1"), node.sodimm1)
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

    /** Looks at the pins just before an edge; to be called once for each. */
    public void sample() {
        sent.sample();
        received.sample();
        for (Module module : modules) {
            int command = (int) simulation.peek(module.command());
            if (command != DramCommand.NOP.code()) {
                module.track()
                        .span(
                                COMMANDS[command] + " bank " + simulation.peek(module.bank()),
                                simulation.timePs(),
                                simulation.timePs() + PERIOD_PS,
                                Map.of(
                                        "row",
                                        simulation.peek(module.row()),
                                        "column",
                                        simulation.peek(module.column())));
            }
        }
    }
}
