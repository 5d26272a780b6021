package org.heddle.host.offload.mpi;

import org.heddle.host.ForwardingPort;
import org.heddle.host.HostPort;

/** A node's host port as a host of some speed has it. */
final class CostedHost extends ForwardingPort {
    private ReductionCosts costs;

    CostedHost(HostPort port, ReductionCosts costs) {
        super(port);
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
            idle(cycles);
        }
    }

    @Override
    public long read(int address) {
        work(costs.registerRead());
        return super.read(address);
    }

    @Override
    public void write(int address, long value) {
        work(costs.registerWrite());
        super.write(address, value);
    }
}
