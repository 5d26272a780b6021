package org.heddle.testbench.mpc;

import java.util.ArrayDeque;
import java.util.Queue;
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
    /** A write that its processor does not wait for. */
    private record Posted(long due, int address, long value) {}

    private final Simulation simulation;
    private final SimulatedHostMemory memory;
    private final HostBus bus;
    private final HostPins pins;
    private final Port interrupt;
    private final Port sentValid;
    private final Port sentLast;
    private final Queue<Posted> posted = new ArrayDeque<>();
    private boolean isTaken;
    /** Whether the oldest posted write is on its way over the bus. */
    private boolean isPosting;
    /** Whether it has left the bus. */
    private boolean isAtNode;

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
        simulation.add(new HostBusSocket(simulation, component.bus.orElseThrow(), bus));
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

    /** Returns whether an access must wait: another one is under way, or writes were posted before it. */
    boolean isOccupied() {
        return isTaken || !posted.isEmpty();
    }

    /**
     * Posts a write, behind those that were posted before it.
     *
     * @param due cycle from which on it waits for the bus
     */
    void post(long due, int address, long value) {
        posted.add(new Posted(due, address, value));
    }

    /** Brings posted writes to the node, one after the other; true if one has arrived. */
    boolean servePosted(long cycle) {
        boolean arrives = isAtNode && pins.isAnswered();
        if (arrives) {
            isPosting = false;
            isAtNode = false;
            isTaken = false;
            posted.remove();
        }
        Posted next = posted.peek();
        if (next != null && !isTaken && cycle >= next.due) {
            isPosting = true;
            isTaken = true;
            bus.access(ConfigurationPort.BUS_CYCLES, () -> {
                pins.request(true, next.address, next.value);
                isAtNode = true;
            });
        }
        return arrives;
    }

    /** Returns whether a rank may go on: its access to a register has ended. */
    boolean isAnswered() {
        return isTaken && !isPosting && pins.isAnswered();
    }

    /** Returns whether somebody uses the host port or the bus. */
    boolean isBusy() {
        return isOccupied() || !bus.isIdle();
    }

    /** Returns whether anything has moved on the bus, the host port or, of packets, on the link since the last call. */
    boolean hasMoved() {
        boolean moved = sendsPacket || isBusy();
        sendsPacket = false;
        return moved;
    }
}
