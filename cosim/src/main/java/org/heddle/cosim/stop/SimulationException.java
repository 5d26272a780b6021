package org.heddle.cosim.stop;

/** Something ended a simulation, or a wait in it. */
public abstract class SimulationException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final long cycle;

    SimulationException(String message, long cycle) {
        super(message);
        this.cycle = cycle;
    }

    /** Rising edges of the first clock until then. */
    public long cycle() {
        return cycle;
    }
}
