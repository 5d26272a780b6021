package org.heddle.cosim.agent.bus;

import org.heddle.cosim.Agent;

/** A master of words that drives the signals of a bus itself. */
abstract class PinBusMaster extends BusMaster implements Agent {
    private final BusPorts ports;
    private final MasterCycle cycle;

    PinBusMaster(BusPorts ports, String address, String data, long limitCycles) {
        super(
                ports.simulation(),
                ports.name(),
                ports.ofMaster(address).width(),
                ports.ofMaster(data).width(),
                limitCycles);
        this.ports = ports;
        cycle = new MasterCycle(simulation(), name());
    }

    final BusPorts ports() {
        return ports;
    }

    final MasterCycle cycle() {
        return cycle;
    }

    @Override
    public final void drive() {
        drive(cycle.begin(this::reset));
    }

    @Override
    public final void sample() {
        if (!simulation().inReset()) {
            sampleBus();
        }
    }

    /** Loses what was offered or is under way. */
    abstract void reset();

    /**
     * Drives the bus for the coming edge.
     *
     * @param may whether an access may begin
     */
    abstract void drive(boolean may);

    /** Reads the bus, outside of resets. */
    abstract void sampleBus();

    @Override
    public final String waitingFor() {
        return waiting();
    }

    @Override
    public final String unfinished() {
        return waitingFor();
    }

    @Override
    public final String toString() {
        return "master of " + name();
    }
}
