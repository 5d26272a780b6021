package org.heddle.testbench.mpc;

import org.heddle.cosim.Agent;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.device.host.BusTiming;
import org.heddle.device.host.HostBus;
import org.heddle.device.host.HostStorage;
import org.heddle.nic.mpc.MpcNode;
import org.heddle.nic.stage.memory.hostbus.bench.HostBusSocket;
import org.heddle.testbench.HostPins;

/** One node in a simulation of its own, with its host's memory, bus, host port and interrupt line. */
final class MpcHostSide {
    private final Simulation simulation;
    private final SimulatedHostMemory memory;
    private final HostBus bus;
    private final HostPins pins;
    private final Port interrupt;
    private final Port sentValid;
    private final Port sentLast;
    private boolean isTaken;
    private boolean sendsPacket;

    /**
     * @param simulation after its reset
     * @param seed of what the memory holds before anybody writes to it
     */
    MpcHostSide(Simulation simulation, MpcNode component, BusTiming timing, long seed) {
        this.simulation = simulation;
        HostStorage storage = new HostStorage(seed);
        memory = new SimulatedHostMemory(storage);
        bus = new HostBus(storage, timing);
        simulation.add(new HostBusSocket(simulation, component.bus, bus));
        pins = simulation.add(new HostPins(simulation, component.request, component.response));
        interrupt = simulation.port(component.interruptRequest);
        sentValid = simulation.port(component.transmit.valid());
        sentLast = simulation.port(component.transmit.last());
        simulation.clock(component.link).add(new Agent() {
            @Override
            public void drive() {}

            @Override
            public void sample() {
                sendsPacket |= simulation.isHigh(sentValid) && !simulation.isHigh(sentLast);
            }
        });
    }

    Simulation simulation() {
        return simulation;
    }

    SimulatedHostMemory memory() {
        return memory;
    }

    HostBus bus() {
        return bus;
    }

    HostPins pins() {
        return pins;
    }

    boolean isInterrupted() {
        return simulation.isHigh(interrupt);
    }

    boolean isTaken() {
        return isTaken;
    }

    void take(boolean taken) {
        isTaken = taken;
    }

    /** Returns whether somebody uses the host port or the bus. */
    boolean isBusy() {
        return isTaken || !bus.isIdle();
    }

    /** Returns whether anything has moved on the bus, the host port or, of packets, on the link since the last call. */
    boolean hasMoved() {
        boolean moved = sendsPacket || isBusy();
        sendsPacket = false;
        return moved;
    }
}
