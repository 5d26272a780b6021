package org.heddle.cosim.agent.bus;

/** A read or a write that a {@link BusMaster} has begun, and its answer. */
public final class BusAccess {
    private enum State {
        OPEN,
        DONE,
        REFUSED,
        LOST
    }

    private final BusMaster master;
    private final boolean write;
    private final long address;
    private final long data;
    private final long strobes;
    private State state = State.OPEN;
    private long cycle;
    private long answer;
    private String refusal = "";

    BusAccess(BusMaster master, boolean write, long address, long data, long strobes) {
        this.master = master;
        this.write = write;
        this.address = address;
        this.data = data;
        this.strobes = strobes;
    }

    /** Whether it writes. */
    public boolean isWrite() {
        return write;
    }

    /** Its address, in bytes. */
    public long address() {
        return address;
    }

    /** Whether it is over: done, refused, or lost in a reset. */
    public boolean isOver() {
        return state != State.OPEN;
    }

    /** Whether the design has refused it. */
    public boolean isRefused() {
        return isOver() && state == State.REFUSED;
    }

    /**
     * Returns what was read; 0 of a write.
     *
     * @throws IllegalStateException if it is not over, or was lost in a reset
     * @throws IllegalArgumentException if the design has refused it
     */
    public long result() {
        if (!isOver()) {
            throw new IllegalStateException(this + " is not answered yet: BusMaster.finish() waits for it");
        }
        if (state == State.LOST) {
            throw new IllegalStateException(this + " was lost in the reset of cycle " + cycle);
        }
        if (state == State.REFUSED) {
            throw new IllegalArgumentException(
                    "\"" + master.top() + "\" refuses " + this + " by " + refusal + ": cycle " + cycle);
        }
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
        over(State.DONE);
        answer = write ? 0 : value;
    }

    /**
     * The design refuses it.
     *
     * @param how the standard's name of the answer
     */
    void refused(String how) {
        over(State.REFUSED);
        refusal = how;
    }

    void lost() {
        over(State.LOST);
    }

    private void over(State how) {
        state = how;
        cycle = master.simulation().cycle();
    }

    @Override
    public String toString() {
        return (write ? "the write to address 0x" : "the read of address 0x") + Long.toHexString(address);
    }
}
