package org.heddle.cosim.agent.bus;

import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;

/** The handshake of one channel of AXI, from either side, with pauses. */
final class BusChannel {
    private final Simulation simulation;
    private final Port valid;
    private final Port ready;
    private final StallProfile.Pauses pauses;
    private boolean offering;

    BusChannel(Simulation simulation, Port valid, Port ready, StallProfile.Pauses pauses) {
        this.simulation = simulation;
        this.valid = valid;
        this.ready = ready;
        this.pauses = pauses;
    }

    /** Whether it does not pause in the coming cycle; each question counts as a cycle. */
    boolean mayMove() {
        return !pauses.next(true);
    }

    void valid(boolean value) {
        simulation.poke(valid, value);
    }

    void ready(boolean value) {
        simulation.poke(ready, value);
    }

    /** Offers what is there, behind a pause, until it is taken; returns whether it does. */
    boolean offer(boolean isThere) {
        if (!offering) {
            offering = mayMove() && isThere;
        }
        valid(offering);
        return offering;
    }

    /** Whether something was offered that is not taken yet. */
    boolean isOffering() {
        return offering;
    }

    /** Offers nothing any more, as in a reset. */
    void withdraw() {
        offering = false;
        valid(false);
    }

    /** Whether something is offered, by whoever does that. */
    boolean isValid() {
        return simulation.isHigh(valid);
    }

    /** Refuses that somebody else offers something in this master's place. */
    void requireDriven(MasterCycle cycle) {
        cycle.requireDriven(valid, offering);
    }

    /** Whether it moves at the coming edge. */
    boolean fires() {
        boolean moves = simulation.isHigh(valid) && simulation.isHigh(ready);
        if (moves) {
            pauses.moved();
            offering = false;
        }
        return moves;
    }

    @Override
    public String toString() {
        return valid.name();
    }
}
