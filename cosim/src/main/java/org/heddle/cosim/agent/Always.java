package org.heddle.cosim.agent;

import java.util.function.BooleanSupplier;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;

/** A condition that must hold before every edge, except in reset. */
public final class Always implements Agent {
    private final Simulation simulation;
    private final String what;
    private final BooleanSupplier condition;

    private Always(Simulation simulation, String what, BooleanSupplier condition) {
        this.simulation = simulation;
        this.what = what;
        this.condition = condition;
    }

    /**
     * An invariant.
     *
     * @param what the condition in words, such as {@code "level within capacity"}
     */
    public static Always that(Simulation simulation, String what, BooleanSupplier condition) {
        return new Always(simulation, what, condition);
    }

    @Override
    public void drive() {
        // It only watches.
    }

    /** Throws an {@link AssertionError} if the condition does not hold. */
    @Override
    public void sample() {
        if (!simulation.inReset() && !condition.getAsBoolean()) {
            throw new AssertionError("always " + what + ": broken in cycle " + simulation.cycle());
        }
    }

    @Override
    public String toString() {
        return "always " + what;
    }
}
