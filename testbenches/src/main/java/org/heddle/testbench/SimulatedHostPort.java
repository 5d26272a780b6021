package org.heddle.testbench;

import org.heddle.host.HostPort;
import org.heddle.host.HostTimeoutException;

/** A node's host port in simulation. While a driver waits, the whole system runs. */
public final class SimulatedHostPort implements HostPort {
    /** Far more than any access takes that is going to be answered: a full command queue drains within it. */
    private static final long ANSWER_LIMIT = 1_000_000;

    private final SteppedSystem system;
    private final HostAccess node;

    SimulatedHostPort(SteppedSystem system, HostAccess node) {
        this.system = system;
        this.node = node;
    }

    @Override
    public long read(int address) {
        return access(false, address, 0);
    }

    @Override
    public void write(int address, long value) {
        access(true, address, value);
    }

    @Override
    public long cycle() {
        return system.cycle();
    }

    @Override
    public void idle(long cycles) {
        system.idle(cycles);
    }

    private long access(boolean write, int address, long data) {
        node.request(write, address, data);
        if (!system.runUntil(node::isAnswered, ANSWER_LIMIT)) {
            throw new HostTimeoutException(
                    "the answer to a host " + (write ? "write to" : "read of") + " address 0x"
                            + Integer.toHexString(address),
                    ANSWER_LIMIT,
                    system.cycle());
        }
        return node.answer();
    }
}
