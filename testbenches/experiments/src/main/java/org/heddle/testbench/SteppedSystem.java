package org.heddle.testbench;

import java.util.function.BooleanSupplier;
import org.heddle.cosim.Simulation;

/** A whole simulated system that runs cycle by cycle. */
public interface SteppedSystem {
    /** Returns a simulation as a system of its own. */
    static SteppedSystem of(Simulation simulation) {
        return new SteppedSystem() {
            @Override
            public long cycle() {
                return simulation.cycle();
            }

            @Override
            public void step() {
                simulation.step();
            }
        };
    }

    /** Cycles since reset. */
    long cycle();

    /** Runs one cycle. */
    void step();

    /** Runs some cycles. */
    default void idle(long cycles) {
        for (long i = 0; i < cycles; i++) {
            step();
        }
    }

    /** Runs until a condition holds; false if it does not after so many cycles. */
    default boolean runUntil(BooleanSupplier condition, long limit) {
        for (long i = 0; !condition.getAsBoolean(); i++) {
            if (i >= limit) {
                return false;
            }
            step();
        }
        return true;
    }
}
