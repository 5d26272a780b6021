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
     * @throws IllegalStateException if the simulation has native agents and this is not the first clock, which they follow
     */
    public void step(long cycles) {
        if (index == 0) {
            simulation.step(cycles);
        } else if (simulation.stepping().hasNativeAgents()) {
            throw new IllegalStateException("native agents follow the first clock: step that, not \"" + name + "\"");
        } else {
            simulation.stepping().step(index, cycles);
        }
    }

    /**
     * Adds an agent that drives behind this clock's edges and samples before them; it acts from the next cycle on.
     *
     * @throws IllegalStateException if the simulation has native agents, whose cycles ask nobody in Java
     */
    public <A extends Agent> A add(A agent) {
        simulation.stepping().add(index, agent);
        return agent;
    }

    @Override
    public String toString() {
        return "clock " + name;
    }
}
