package org.heddle.nic.harness;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;

/** The cycles, outside reset, in which a condition held just before the edge. */
public final class Moments implements Agent {
    private final Simulation simulation;
    private final String what;
    private final BooleanSupplier condition;
    private final List<Long> cycles = new ArrayList<>();

    Moments(Simulation simulation, String what, BooleanSupplier condition) {
        this.simulation = simulation;
        this.what = what;
        this.condition = condition;
    }

    /** The cycles so far, ascending. */
    public List<Long> cycles() {
        return cycles;
    }

    /** Number of cycles so far. */
    public int count() {
        return cycles.size();
    }

    /** One of the cycles. */
    public long get(int index) {
        return cycles.get(index);
    }

    /** From the first of the cycles to the last. */
    public long span() {
        return get(count() - 1) - get(0);
    }

    @Override
    public void drive() {
        // It only watches.
    }

    @Override
    public void sample() {
        if (!simulation.inReset() && condition.getAsBoolean()) {
            cycles.add(simulation.cycle());
        }
    }

    @Override
    public String toString() {
        return what;
    }
}
