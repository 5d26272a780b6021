package org.heddle.testbench;

import java.util.function.Supplier;

/** A node's host port in simulation. While a driver waits, the whole system runs. */
public final class SimulatedHostPort extends AnsweredPort {
    /**
     * Reaches a host port.
     *
     * @param system that is stepped while an answer is waited for
     * @param node host port of a node, by its pins
     */
    public SimulatedHostPort(SteppedSystem system, HostAccess node) {
        super(system, node, "");
    }

    @Override
    public void idle(long cycles) {
        system.idle(cycles);
    }

    @Override
    void exchange(Runnable request, Supplier<String> answer) {
        request.run();
        system.runUntil(node::isAnswered, ANSWER_LIMIT);
    }
}
