package org.heddle.nic.mpc;

import org.heddle.hdl.Vec;
import org.heddle.nic.stage.memory.hostbus.BurstSharing;
import org.heddle.nic.stage.memory.hostbus.BusPins;
import org.heddle.nic.stage.memory.hostbus.HostBusMaster;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.memory.hostbus.HostMemorySharing;
import org.heddle.nic.stage.memory.hostbus.OrderedLines;

/** Ways of all units to host memory, where they take turns. */
final class MpcMemory extends MpcPart {
    static final int TAG_WIDTH = 4;

    /** Those of a node with common lists: entries, what is gathered, what is scattered, receipts. */
    private static final int UNITS = 4;

    private final Vec<HostMemoryPort> ports;
    private final HostMemoryPort memory;
    private int units;

    MpcMemory(MpcNode unit) {
        super(unit);
        if (configuration.hasProcesses()) {
            BurstSharing bursts = instance(
                    "sharing",
                    new BurstSharing(
                            configuration.processes() + 2,
                            configuration.processes() + 1,
                            1,
                            TAG_WIDTH,
                            configuration.burstLines()));
            ports = bursts.units;
            memory = bursts.memory;
        } else {
            HostMemorySharing lines = instance("sharing", new HostMemorySharing(UNITS, TAG_WIDTH));
            ports = lines.units;
            memory = lines.memory;
        }
    }

    /** Returns the bits of a tag behind the sharing: the unit's number before its own. */
    int tagWidth() {
        return memory.request().data().tag().width();
    }

    /** Joins the sharing to the host's memory, as the node's ports reach it. */
    void join() {
        unit.lines.ifPresent(port -> connect(port, memory));
        unit.bus.ifPresent(this::joinBus);
    }

    private void joinBus(BusPins pins) {
        HostBusMaster master = instance("master", new HostBusMaster(tagWidth(), configuration.burstLines()));
        connect(master.request, memory.request());
        connect(memory.answer(), master.answer);
        connect(pins, master.pins);
    }

    /** Lines of host memory in the order of their requests, for the next unit. */
    OrderedLines lines(String name) {
        OrderedLines lines = instance(name, new OrderedLines(TAG_WIDTH));
        connect(port(), lines.memory);
        return lines;
    }

    /** Returns the port of the next unit: they come in the order in which the sharing prefers them. */
    HostMemoryPort port() {
        return ports.get(units++);
    }
}
