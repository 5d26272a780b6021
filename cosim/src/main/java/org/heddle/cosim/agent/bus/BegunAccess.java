package org.heddle.cosim.agent.bus;

import org.heddle.cosim.Simulation;

/** An access that a master has begun: open, done, refused by the design, or lost in a reset. */
abstract class BegunAccess {
    private enum State {
        OPEN,
        DONE,
        REFUSED,
        LOST
    }

    private final Simulation simulation;
    private final boolean write;
    private final long address;
    private State state = State.OPEN;
    private long cycle;
    private String refusal = "";

    BegunAccess(Simulation simulation, boolean write, long address) {
        this.simulation = simulation;
        this.write = write;
        this.address = address;
    }

    /** Whether it writes. */
    public final boolean isWrite() {
        return write;
    }

    /** Its address, in bytes. */
    public final long address() {
        return address;
    }

    /** Whether it is over: done, refused, or lost in a reset. */
    public final boolean isOver() {
        return state != State.OPEN;
    }

    /** Whether the design has refused it. */
    public final boolean isRefused() {
        return state == State.REFUSED;
    }

    /**
     * Refuses to tell the result of an access that has none.
     *
     * @throws IllegalStateException if it is not over, or was lost in a reset
     * @throws IllegalArgumentException if the design has refused it
     */
    final void requireResult() {
        switch (state) {
            case OPEN ->
                throw new IllegalStateException(this + " is not answered yet: finish() of its master waits for it");
            case LOST -> throw new IllegalStateException(this + " was lost in the reset of cycle " + cycle);
            case REFUSED ->
                throw new IllegalArgumentException("\"" + simulation.design().top() + "\" refuses " + this + " by "
                        + refusal + ": cycle " + cycle);
            case DONE -> {}
        }
    }

    final void done() {
        over(State.DONE);
    }

    /**
     * The design refuses it.
     *
     * @param how the standard's name of the answer
     */
    final void refused(String how) {
        over(State.REFUSED);
        refusal = how;
    }

    final void lost() {
        over(State.LOST);
    }

    private void over(State how) {
        state = how;
        cycle = simulation.cycle();
    }
}
