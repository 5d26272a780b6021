package org.heddle.host.dimmnet2;

import org.heddle.host.HostPort;
import org.heddle.nic.host.HostMap;

/** A process's host port as a host of some speed has it; what it takes is charged to a tally. */
final class CostedPort implements HostPort {
    private final HostPort port;
    private final HostCosts costs;
    private HostTally tally = new HostTally();

    CostedPort(HostPort port, HostCosts costs) {
        this.port = port;
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
        work(address >= HostMap.PREFETCH_WINDOW ? costs.windowRead() : costs.registerRead());
        long start = port.cycle();
        long value = port.read(address);
        tally.access(port.cycle() - start);
        return value;
    }

    @Override
    public void write(int address, long value) {
        work(address >= HostMap.WRITE_WINDOW ? costs.windowWrite() : costs.registerWrite());
        long start = port.cycle();
        port.write(address, value);
        tally.access(port.cycle() - start);
    }

    /** Lets the host work. */
    void work(long hostCycles) {
        if (hostCycles > 0) {
            port.idle(hostCycles);
            tally.work(hostCycles);
        }
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
