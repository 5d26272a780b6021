package org.heddle.cosim;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.heddle.cosim.engine.Instance;
import org.heddle.hdl.Component;

/** The part of a simulation that waits: for ports, for conditions, and for directed sequences. */
abstract sealed class SequenceAccess extends ValueAccess permits Simulation {
    private final Processes processes = new Processes(simulation());

    SequenceAccess(Instance instance, String top, Optional<Component> component) {
        super(instance, top, component);
    }

    private Simulation simulation() {
        return (Simulation) this;
    }

    /**
     * Starts a directed sequence, which runs from the next cycle on, beside the test and other sequences.
     *
     * @param name for messages
     * @param body its lines; its parameter is the process itself, which waits
     */
    public final TestProcess process(String name, Consumer<TestProcess> body) {
        if (!simulation().agents().contains(processes)) {
            simulation().add(processes);
        }
        return processes.start(name, body);
    }

    /** Runs until processes have come to their ends. */
    public final Wait join(TestProcess... awaited) {
        return runUntil(
                "the end of " + TestProcess.names(awaited),
                () -> Arrays.stream(awaited).allMatch(TestProcess::isDone));
    }

    /** Runs until one of some processes has come to its end. */
    public final Wait anyOf(TestProcess... awaited) {
        return runUntil(
                "the end of any of " + TestProcess.names(awaited),
                () -> Arrays.stream(awaited).anyMatch(TestProcess::isDone));
    }

    /**
     * Runs until a port meets a condition: {@code sim.runUntil(done.is(1)).within(1000)}. Without agents the whole wait
     * is one native call.
     */
    public final Wait runUntil(Watch watch) {
        requireOwn(watch.port());
        return cycles -> Waits.until(simulation(), watch, cycles);
    }

    /**
     * Runs until a condition in Java holds. It is asked after each cycle, on settled outputs.
     *
     * @param what the condition in words, for the message of a failed wait
     */
    public final Wait runUntil(String what, BooleanSupplier condition) {
        return cycles -> Waits.until(simulation(), what, condition, cycles);
    }

    final Processes processes() {
        return processes;
    }
}
