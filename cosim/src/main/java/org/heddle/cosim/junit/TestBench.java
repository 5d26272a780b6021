package org.heddle.cosim.junit;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Design;
import org.heddle.hdl.verilog.VerilogDesign;

/** Test bench of a hardware test: opens simulations with the test's seed and limit, and closes them in the end. */
public final class TestBench {
    /** For the inputs of one simulation: five million changes of some ten ports. */
    private static final long RECORDING_BYTES = 256L << 20;

    private final long seed;
    private final long timeoutCycles;
    private final SimulationEngine engine;
    private final Invariants invariants;
    private final RandomGenerator random;
    private final List<Simulation> simulations = new CopyOnWriteArrayList<>(); // a test may have threads
    private boolean over;

    TestBench(long seed, long timeoutCycles, SimulationEngine engine, Invariants invariants) {
        this.seed = seed;
        this.engine = engine;
        this.timeoutCycles = timeoutCycles;
        this.invariants = invariants;
        this.random = new SplittableRandom(seed);
    }

    /** The seed of this run; agents and initial state should come from it. */
    public long seed() {
        return seed;
    }

    /** Random numbers of this run, from its seed. */
    public RandomGenerator random() {
        return random;
    }

    /** The options that {@link #open(Design)} uses: the defaults with this run's seed and limit, and recorded. */
    public SimulationOptions options() {
        return SimulationOptions.defaults()
                .seed(seed)
                .cycleLimit(timeoutCycles)
                .engine(engine)
                .recording(RECORDING_BYTES);
    }

    /** Opens a simulation of a component. */
    public Simulation open(Design<?> design) {
        return open(design, options());
    }

    /** Opens a simulation of a component with changed {@link #options()}. */
    public Simulation open(Design<?> design, SimulationOptions options) {
        return opened(Simulation.open(design, options));
    }

    /** Opens a simulation of Verilog. */
    public Simulation open(VerilogDesign design) {
        return open(design, options());
    }

    /** Opens a simulation of Verilog with changed {@link #options()}. */
    public Simulation open(VerilogDesign design, SimulationOptions options) {
        return opened(Simulation.open(design, options));
    }

    private synchronized Simulation opened(Simulation simulation) {
        if (over) {
            simulation.close();
            throw new IllegalStateException("thread \"" + Thread.currentThread().getName()
                    + "\" opens a simulation of \"" + simulation.design().top() + "\" behind the end of its test");
        }
        simulations.add(simulation);
        invariants.watch(simulation);
        return simulation;
    }

    List<Simulation> simulations() {
        return simulations;
    }

    void requireInvariants() {
        invariants.require(simulations);
    }

    /**
     * Closes all simulations.
     *
     * @throws RuntimeException of the first that cannot be closed, behind the others' ends
     */
    synchronized void close() {
        over = true;
        RuntimeException first = null;
        for (Simulation simulation : simulations) {
            try {
                simulation.close();
            } catch (RuntimeException failure) {
                first = first == null ? failure : first;
            }
        }
        if (first != null) {
            throw first;
        }
    }
}
