package org.heddle.testbench;

import java.util.function.Supplier;

/** A node's host port in simulation. While a driver waits, the whole system runs. */
public final class SimulatedHostPort extends AnsweredPort {
    SimulatedHostPort(SteppedSystem system, HostAccess node) {
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
