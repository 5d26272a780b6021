package org.heddle.host.reduction;

import org.heddle.host.HostPort;

/** A node's host port as a host of some speed has it. */
final class CostedHost implements HostPort {
    private final HostPort port;
    private ReductionCosts costs;

    CostedHost(HostPort port, ReductionCosts costs) {
        this.port = port;
        this.costs = costs;
    }

    ReductionCosts costs() {
        return costs;
    }

    /** From now on it is a host of another speed. */
    void costs(ReductionCosts other) {
        costs = other;
    }

    /** Lets the host work. */
    void work(long cycles) {
        if (cycles > 0) {
            port.idle(cycles);
        }
    }

    @Override
    public long read(int address) {
        work(costs.registerRead());
        return port.read(address);
    }

    @Override
    public void write(int address, long value) {
        work(costs.registerWrite());
        port.write(address, value);
    }

    @Override
    public long cycle() {
        return port.cycle();
    }

    @Override
    public void idle(long cycles) {
        port.idle(cycles);
    }
}
