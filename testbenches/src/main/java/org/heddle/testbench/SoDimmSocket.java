package org.heddle.testbench;

import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.device.SoDimm;
import org.heddle.nic.memory.SoDimmCommand;
import org.heddle.nic.memory.SoDimmPins;

/** Joins the pins of a node in RTL to a module model. */
final class SoDimmSocket {
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
    private boolean dataFollows;

    SoDimmSocket(Simulation simulation, SoDimmPins pins, SoDimm module) {
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

    /** Puts the module's data of this cycle on the pins, and shows the module the others. */
    void cycle() {
        simulation.pokeWord(readData, 0, module.readDataLow());
        simulation.pokeWord(readData, 1, module.readDataHigh());
        int code = (int) simulation.peek(command);
        // Data and mask count only in the cycle behind a write; the others are not worth reading.
        long low = dataFollows ? simulation.peekWord(writeData, 0) : 0;
        long high = dataFollows ? simulation.peekWord(writeData, 1) : 0;
        int mask = dataFollows ? (int) simulation.peek(writeMask) : 0;
        dataFollows = code == SoDimmCommand.WRITE.ordinal();
        if (code == 0) {
            module.cycle(0, false, 0, 0, 0, low, high, mask);
        } else {
            module.cycle(
                    code,
                    simulation.isHigh(autoPrecharge),
                    (int) simulation.peek(bank),
                    (int) simulation.peek(row),
                    (int) simulation.peek(column),
                    low,
                    high,
                    mask);
        }
    }
}
