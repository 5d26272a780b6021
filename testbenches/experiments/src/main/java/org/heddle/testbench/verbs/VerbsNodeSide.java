package org.heddle.testbench.verbs;

import org.heddle.cosim.Agent;
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
    private final Port sentValid;
    private final Port sentLast;
    private long firstWord = -1;
    private long lastWord = -1;

    /** @param simulation before its reset */
    VerbsNodeSide(Simulation simulation, VerbsNode component, VerbsNodesOptions options, long seed) {
        this.simulation = simulation;
        memory = new VerbsHostMemory(seed);
        socket = simulation.add(
                new HostMemorySocket(simulation, component.memory, memory.physical(), options.lateCycles(), seed));
        socket.setTimes(options.readCycles(), options.writeCycles());
        pins = simulation.add(new HostPins(simulation, component.request, component.response));
        interrupt = simulation.port(component.interruptRequest);
        sentValid = simulation.port(component.transmit.valid());
        sentLast = simulation.port(component.transmit.last());
        simulation.clock(component.link).add(new Agent() {
            @Override
            public void drive() {}

            @Override
            public void sample() {
                watch();
            }
        });
    }

    /** Notes words of packets that leave; single words are credits and acknowledgements of the link. */
    private void watch() {
        if (simulation.isHigh(sentValid) && !simulation.isHigh(sentLast)) {
            lastWord = simulation.cycle();
            if (firstWord < 0) {
                firstWord = lastWord;
            }
        }
    }

    /** Forgets the words that have left. */
    void forgetWords() {
        firstWord = -1;
        lastWord = -1;
    }

    /** Returns the cycle in which the first word of a packet has left since then, or -1. */
    long firstWord() {
        return firstWord;
    }

    /** Returns the cycle in which the last word but one of a packet has left, or -1. */
    long lastWord() {
        return lastWord;
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
