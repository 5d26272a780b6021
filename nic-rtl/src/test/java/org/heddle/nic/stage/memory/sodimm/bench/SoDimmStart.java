package org.heddle.nic.stage.memory.sodimm.bench;

import org.heddle.cosim.Simulation;
import org.heddle.device.NodeMemory;

/** The start of a component with a controller of SO-DIMMs: its traffic comes when the modules have been initialised. */
public final class SoDimmStart {
    private static final long LIMIT = 1_000;

    private SoDimmStart() {}

    /**
     * Resets a simulation, whose modules are in their sockets, and runs it until they have been initialised; their counts begin there.
     *
     * @return cycle of the modules in which they are
     * @throws org.heddle.cosim.stop.CycleLimitException if they are not within {@value #LIMIT} cycles
     */
    public static long await(Simulation simulation, NodeMemory memory) {
        simulation.reset(2);
        simulation
                .runUntil("the SO-DIMMs to be initialised", memory::isInitialised)
                .within(LIMIT);
        memory.resetMeasurement();
        return memory.module(0).now();
    }
}
