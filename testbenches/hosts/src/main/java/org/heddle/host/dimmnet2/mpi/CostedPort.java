package org.heddle.host.dimmnet2.mpi;

import org.heddle.host.ForwardingPort;
import org.heddle.host.HostPort;
import org.heddle.nic.dimmnet2.host.HostMap;

/** A process's host port as a host of some speed has it; what it takes is charged to a tally. */
final class CostedPort extends ForwardingPort {
    private static final HostMap MAP = new HostMap();

    private final HostCosts costs;
    private HostTally tally = new HostTally();

    CostedPort(HostPort port, HostCosts costs) {
        super(port);
        this.costs = costs;
    }

    HostTally tally() {
        return tally;
    }

    /** Charges what follows to another tally. */
    void charge(HostTally other) {
        tally = other;
    }

    @Override
    public long read(int address) {
        work(MAP.prefetchWindow.contains(address) ? costs.windowRead() : costs.registerRead());
        long start = cycle();
        long value = super.read(address);
        tally.access(cycle() - start);
        return value;
    }

    @Override
    public void write(int address, long value) {
        work(MAP.writeWindow.contains(address) ? costs.windowWrite() : costs.registerWrite());
        long start = cycle();
        super.write(address, value);
        tally.access(cycle() - start);
    }

    /** Lets the host work. */
    void work(long hostCycles) {
        if (hostCycles > 0) {
            idle(hostCycles);
            tally.work(hostCycles);
        }
    }
}
