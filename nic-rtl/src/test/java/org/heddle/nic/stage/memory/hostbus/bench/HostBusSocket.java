package org.heddle.nic.stage.memory.hostbus.bench;

import org.heddle.cosim.Agent;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.device.host.HostBus;
import org.heddle.nic.stage.memory.hostbus.BusPins;

/** Puts a bus on the pins of a simulated component: it sees every cycle before the edge and answers in the next one. */
public final class HostBusSocket implements Agent {
    private final Simulation simulation;
    private final HostBus bus;
    private final Port begins;
    private final Port write;
    private final Port address;
    private final Port isFinal;
    private final Port data;
    private final Port mask;
    private final Port grant;
    private final Port moves;
    private final Port readData;

    /** A bus on the pins of a simulated component. */
    public HostBusSocket(Simulation simulation, BusPins pins, HostBus bus) {
        this.simulation = simulation;
        this.bus = bus;
        begins = simulation.port(pins.begins().portName());
        write = simulation.port(pins.write().portName());
        address = simulation.port(pins.address().portName());
        isFinal = simulation.port(pins.isFinal().portName());
        data = simulation.port(pins.data().portName());
        mask = simulation.port(pins.mask().portName());
        grant = simulation.port(pins.grant().portName());
        moves = simulation.port(pins.moves().portName());
        readData = simulation.port(pins.readData().portName());
    }

    @Override
    public void drive() {
        simulation.poke(grant, bus.grants() ? 1 : 0);
        simulation.poke(moves, bus.moves() ? 1 : 0);
        simulation.poke(readData, bus.readData() & 0xFFFF_FFFFL);
    }

    /** Shows the bus the pins; registers hold anything before the first reset, so it stays unplugged until then. */
    @Override
    public void sample() {
        if (simulation.inReset()) {
            return;
        }
        bus.cycle(
                simulation.isHigh(begins),
                simulation.isHigh(write),
                (int) simulation.peek(address),
                simulation.isHigh(isFinal),
                (int) simulation.peek(data),
                (int) simulation.peek(mask));
    }
}
