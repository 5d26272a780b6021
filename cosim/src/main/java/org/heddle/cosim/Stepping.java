package org.heddle.cosim;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.engine.Instance;
import org.heddle.cosim.stop.CycleLimitException;

/** Cycles of a simulation, and the agents that act in each of them: all in Java, or all native. */
final class Stepping {
    private final Simulation simulation;
    private final Instance instance;
    private final String top;
    private final long cycleLimit;
    private final boolean hasOneClock;
    private final AgentClocks agentClocks;
    private final List<NativeAgent> nativeAgents = new ArrayList<>();
    private boolean hasAgents;

    Stepping(Simulation simulation, Instance instance) {
        this.simulation = simulation;
        this.instance = instance;
        this.top = simulation.design().top();
        this.cycleLimit = simulation.options().cycleLimit();
        this.hasOneClock = instance.layout().clocks().size() <= 1;
        this.agentClocks = new AgentClocks(instance, simulation.options());
    }

    /** Runs one cycle of the first clock. */
    void step() {
        agentClocks.requireNobodyActing();
        requireWithinLimit(1, "step");
        if (!hasAgents) {
            instance.step(0);
        } else {
            long before = instance.enter();
            try {
                agentCycle();
            } finally {
                instance.leave(before);
            }
        }
    }

    /** Runs cycles of the first clock. */
    void step(long cycles) {
        agentClocks.requireNobodyActing();
        requireWithinLimit(cycles, "step");
        if (!hasAgents) {
            instance.run(cycles, 0);
        } else {
            inOneTurn(() -> {
                for (long i = 0; i < cycles; i++) {
                    agentCycle();
                }
            });
        }
    }

    /** Runs cycles of a clock that is not the first. */
    void step(int clock, long cycles) {
        agentClocks.requireNobodyActing();
        requireWithinLimit(cycles, "step of " + instance.layout().clocks().get(clock));
        if (!hasAgents) {
            instance.run(cycles, clock);
            return;
        }
        inOneTurn(() -> {
            for (long i = 0; i < cycles; i++) {
                agentClocks.cycle(clock);
            }
        });
    }

    /** Lets no other thread in between two native calls. */
    private void inOneTurn(Runnable calls) {
        instance.call(() -> {
            calls.run();
            return 0;
        });
    }

    private void agentCycle() {
        if (!hasOneClock) {
            agentClocks.cycle(0);
            return;
        }
        List<Agent> acting = agentClocks.ofFirst();
        agentClocks.drive(acting);
        instance.settle();
        agentClocks.sample(acting);
        instance.step(0);
    }

    /** Adds an agent to a clock; it acts from the next cycle on. */
    void add(int clock, Agent agent) {
        if (hasNativeAgents()) {
            throw new IllegalStateException(
                    "\"" + top + "\" has native agents: add " + agent + " natively too, or all of them in Java");
        }
        agentClocks.add(clock, agent);
        hasAgents = true;
    }

    /** Adds a native agent and returns its handle. */
    long add(NativeAgent agent, int kind, long[] config) {
        if (hasAgents) {
            throw new IllegalStateException(
                    "\"" + top + "\" has agents in Java " + agents() + ": add all of them natively, or all in Java");
        }
        nativeAgents.add(agent);
        return instance.addAgent(kind, config);
    }

    /** Those of the first clock, then those of the others. */
    List<Agent> agents() {
        List<Agent> others = agentClocks.ofOthers();
        if (others.isEmpty()) {
            return agentClocks.ofFirst();
        }
        List<Agent> all = new ArrayList<>(agentClocks.ofFirst());
        all.addAll(others);
        return all;
    }

    List<NativeAgent> nativeAgents() {
        return nativeAgents;
    }

    boolean hasNativeAgents() {
        return !nativeAgents.isEmpty();
    }

    /**
     * Refuses to run too far.
     *
     * @param what wants to run, for the message
     * @throws CycleLimitException if so many cycles would exceed the limit
     */
    void requireWithinLimit(long cycles, String what) {
        if (cycles < 0) {
            throw new IllegalArgumentException("cycles must be >= 0: cycles=" + cycles);
        }
        long cycle = instance.cycles(0);
        if (cycles > cycleLimit - cycle) {
            throw new CycleLimitException(
                    what + " in cycle " + cycle + " would take \"" + top + "\" past its limit of " + cycleLimit
                            + " cycles" + Waits.waiting(simulation),
                    cycle);
        }
    }
}
