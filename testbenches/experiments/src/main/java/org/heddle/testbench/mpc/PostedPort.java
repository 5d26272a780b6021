package org.heddle.testbench.mpc;

import org.heddle.host.HostPort;
import org.heddle.mpi.rank.Baton;

/**
 * A node's registers as a process reaches them that need not wait for its writes: each is handed to the bus's bridge, which brings it to the
 * node in its turn while the processor goes on. A read comes behind all writes.
 */
final class PostedPort implements HostPort {
    private final ConfigurationPort reads;
    private final MpcHostSide host;
    private final Baton baton;
    private final long postedCycles;

    /**
     * @param reads the same registers with a wait for each access
     * @param postedCycles from a write to the node, while the bus is free
     */
    PostedPort(ConfigurationPort reads, MpcHostSide host, Baton baton, long postedCycles) {
        this.reads = reads;
        this.host = host;
        this.baton = baton;
        this.postedCycles = postedCycles;
    }

    @Override
    public long read(int address) {
        return reads.read(address);
    }

    @Override
    public void write(int address, long value) {
        baton.requireRunning();
        host.post(cycle() + postedCycles - ConfigurationPort.BUS_CYCLES, address, value);
    }

    @Override
    public long cycle() {
        return reads.cycle();
    }

    @Override
    public void idle(long cycles) {
        reads.idle(cycles);
    }
}
