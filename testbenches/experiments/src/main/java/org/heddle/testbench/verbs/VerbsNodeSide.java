package org.heddle.testbench.verbs;

import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.nic.stage.memory.hostbus.bench.HostMemorySocket;
import org.heddle.nic.verbs.VerbsNode;
import org.heddle.testbench.HostPins;

/** One node in a simulation of its own, with its host's memory and host port. */
final class VerbsNodeSide {
    private final Simulation simulation;
    private final VerbsHostMemory memory;
    private final HostMemorySocket socket;
    private final HostPins pins;
    private final Port interrupt;

    /** @param simulation before its reset */
    VerbsNodeSide(Simulation simulation, VerbsNode component, VerbsNodesOptions options, long seed) {
        this.simulation = simulation;
        memory = new VerbsHostMemory(seed);
        socket = simulation.add(
                new HostMemorySocket(simulation, component.memory, memory.physical(), options.lateCycles(), seed));
        socket.setTimes(options.readCycles(), options.writeCycles());
        pins = simulation.add(new HostPins(simulation, component.request, component.response));
        interrupt = simulation.port(component.interruptRequest);
    }

    Simulation simulation() {
        return simulation;
    }

    VerbsHostMemory memory() {
        return memory;
    }

    HostMemorySocket socket() {
        return socket;
    }

    HostPins pins() {
        return pins;
    }

    boolean isInterrupted() {
        return simulation.isHigh(interrupt);
    }
}
