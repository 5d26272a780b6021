package org.heddle.cosim.agent.bus;

import org.heddle.cosim.Simulation;

/** A read or a write that a {@link BusMaster} has begun, and its answer. */
public final class BusAccess extends BegunAccess {
    private final long data;
    private final long strobes;
    private long answer;

    BusAccess(Simulation simulation, boolean write, long address, long data, long strobes) {
        super(simulation, write, address);
        this.data = data;
        this.strobes = strobes;
    }

    /**
     * Returns what was read; 0 of a write.
     *
     * @throws IllegalStateException if it is not over, or was lost in a reset
     * @throws IllegalArgumentException if the design has refused it
     */
    public long result() {
        requireResult();
        return answer;
    }

    /** Returns what is written. */
    long data() {
        return data;
    }

    /** Bytes that are written, the lowest in bit 0. */
    long strobes() {
        return strobes;
    }

    void done(long value) {
        answer = isWrite() ? 0 : value;
        done();
    }

    @Override
    public String toString() {
        return (isWrite() ? "the write to address 0x" : "the read of address 0x") + Long.toHexString(address());
    }
}
