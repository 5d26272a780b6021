package org.heddle.nic.stage.memory.sodimm.bench;

import org.heddle.cosim.Agent;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.device.NodeMemory;
import org.heddle.device.SoDimm;
import org.heddle.nic.stage.memory.sodimm.SoDimmPins;

/** Puts a SO-DIMM on the pins of a simulated component: it sees every cycle before the edge and answers in the next one. */
public final class SoDimmSocket implements Agent {
    private final Simulation simulation;
    private final SoDimm module;
    private final Port command;
    private final Port autoPrecharge;
    private final Port bank;
    private final Port row;
    private final Port column;
    private final Port writeData;
    private final Port writeMask;
    private final Port readData;

    /** A module on the pins of a simulated component. */
    public SoDimmSocket(Simulation simulation, SoDimmPins pins, SoDimm module) {
        this.simulation = simulation;
        this.module = module;
        command = simulation.port(pins.command().portName());
        autoPrecharge = simulation.port(pins.autoPrecharge().portName());
        bank = simulation.port(pins.bank().portName());
        row = simulation.port(pins.row().portName());
        column = simulation.port(pins.column().portName());
        writeData = simulation.port(pins.writeData().portName());
        writeMask = simulation.port(pins.writeMask().portName());
        readData = simulation.port(pins.readData().portName());
    }

    /** Puts both modules of a node on the pins of a simulated component. */
    public static void plug(Simulation simulation, SoDimmPins pins0, SoDimmPins pins1, NodeMemory memory) {
        simulation.add(new SoDimmSocket(simulation, pins0, memory.module(0)));
        simulation.add(new SoDimmSocket(simulation, pins1, memory.module(1)));
    }

    /** Puts the module's data of this cycle on the pins. */
    @Override
    public void drive() {
        simulation.pokeWord(readData, 0, module.readDataLow());
        simulation.pokeWord(readData, 1, module.readDataHigh());
    }

    /** Shows the module the pins; registers hold anything before the first reset, so it stays unplugged until then. */
    @Override
    public void sample() {
        if (simulation.inReset()) {
            return;
        }
        module.cycle(
                (int) simulation.peek(command),
                simulation.isHigh(autoPrecharge),
                (int) simulation.peek(bank),
                (int) simulation.peek(row),
                (int) simulation.peek(column),
                simulation.peekWord(writeData, 0),
                simulation.peekWord(writeData, 1),
                (int) simulation.peek(writeMask));
    }

    @Override
    public String toString() {
        return module.toString();
    }
}
