package org.heddle.experiment.resource;

import java.util.function.LongSupplier;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.device.host.HostBus;

/** Tells of a host's bus: it is the memory's time until a read's first word is there, and the bus's while anybody else owns it. */
public final class HostBusProbe implements Agent {
    private final HostBus bus;
    private final ResourceLog log;
    private final LongSupplier cycle;

    private HostBusProbe(HostBus bus, ResourceLog log, LongSupplier cycle) {
        this.bus = bus;
        this.log = log;
        this.cycle = cycle;
    }

    /**
     * Watches a bus from now on.
     *
     * @param simulation of its node
     * @param cycle now, in cycles of the core
     */
    public static void attach(Simulation simulation, HostBus bus, ResourceLog log, LongSupplier cycle) {
        simulation.add(new HostBusProbe(bus, log, cycle));
    }

    @Override
    public void drive() {}

    @Override
    public void sample() {
        if (!bus.isIdle()) {
            long now = cycle.getAsLong();
            log.busy(bus.awaitsMemory() ? Resource.MEMORY : Resource.BUS, now, now + 1);
        }
    }
}
