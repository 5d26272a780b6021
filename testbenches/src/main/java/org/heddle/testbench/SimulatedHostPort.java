package org.heddle.testbench;

/** A node's host port in simulation. While a driver waits, the whole system runs. */
public final class SimulatedHostPort extends AnsweredPort {
    private final SteppedSystem system;
    private final HostAccess node;

    SimulatedHostPort(SteppedSystem system, HostAccess node) {
        super(system, node);
        this.system = system;
        this.node = node;
    }

    @Override
    public void idle(long cycles) {
        system.idle(cycles);
    }

    @Override
    String of() {
        return "";
    }

    @Override
    void exchange(Runnable request, String answer) {
        request.run();
        system.runUntil(node::isAnswered, ANSWER_LIMIT);
    }
}
