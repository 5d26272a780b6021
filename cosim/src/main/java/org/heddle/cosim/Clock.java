package org.heddle.cosim;

/** A clock of a simulated design. The first one, in declaration order, is what {@link Simulation#step()} counts. */
public final class Clock {
    private final Simulation simulation;
    private final String name;
    private final int index;

    Clock(Simulation simulation, String name, int index) {
        this.simulation = simulation;
        this.name = name;
        this.index = index;
    }

    /** The Verilog name. */
    public String name() {
        return name;
    }

    /** Rising edges so far. */
    public long cycles() {
        return simulation.instance().cycles(index);
    }

    /**
     * Runs cycles of this clock; the others go on meanwhile.
     *
     * @throws IllegalStateException if the simulation has agents and this is not the first clock, which they follow
     */
    public void step(long cycles) {
        if (index == 0) {
            simulation.step(cycles);
        } else if (simulation.agents().isEmpty() && !simulation.hasNativeAgents()) {
            simulation.requireWithinLimit(cycles, "step of " + name);
            simulation.instance().run(cycles, index);
        } else {
            throw new IllegalStateException("the agents follow the first clock: step that, not \"" + name + "\"");
        }
    }

    @Override
    public String toString() {
        return "clock " + name;
    }
}
