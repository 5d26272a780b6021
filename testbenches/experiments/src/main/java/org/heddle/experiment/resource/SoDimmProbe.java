package org.heddle.experiment.resource;

import java.util.function.LongSupplier;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.device.DramCommand;
import org.heddle.nic.stage.memory.sodimm.SoDimmPins;

/** Tells of the commands of one memory module: each keeps it busy for a row's cycle, but a refresh, for which nobody waits by itself. */
public final class SoDimmProbe implements Agent {
    /** Cycles of a row (tRC). */
    private static final int ROW_CYCLES = 7;

    private final Simulation simulation;
    private final Port command;
    private final ResourceLog log;
    private final LongSupplier cycle;

    private SoDimmProbe(Simulation simulation, SoDimmPins pins, ResourceLog log, LongSupplier cycle) {
        this.simulation = simulation;
        this.log = log;
        this.cycle = cycle;
        command = simulation.port(pins.command().portName());
    }

    /**
     * Watches a module from now on.
     *
     * @param cycle now, in cycles of the core
     */
    public static void attach(Simulation simulation, SoDimmPins pins, ResourceLog log, LongSupplier cycle) {
        simulation.add(new SoDimmProbe(simulation, pins, log, cycle));
    }

    @Override
    public void drive() {}

    @Override
    public void sample() {
        long code = simulation.peek(command);
        if (code == DramCommand.ACTIVATE.code()
                || code == DramCommand.READ.code()
                || code == DramCommand.WRITE.code()) {
            long now = cycle.getAsLong();
            log.busy(Resource.MEMORY, now, now + ROW_CYCLES);
        }
    }
}
