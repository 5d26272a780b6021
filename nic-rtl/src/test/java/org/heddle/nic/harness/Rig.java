package org.heddle.nic.harness;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamChecker;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Stream;

/**
 * A simulated component whose streams get sources, sinks and protocol checkers.
 *
 * @param simulation of the component
 * @param dut the component
 * @param <C> its class
 */
public record Rig<C extends Component>(Simulation simulation, C dut) {
    /** Opens a simulation of an elaborated component. */
    public static <C extends Component> Rig<C> of(TestBench bench, Design<C> design) {
        return new Rig<>(bench.open(design), design.component());
    }

    /**
     * Opens a simulation of a component that is elaborated once for all tests that name the same parameters, not for each of them.
     *
     * @param component its class
     * @param parameters of its constructor, compared by {@code equals}; the design is made of these and nothing else
     * @throws IllegalArgumentException if they are not the parameters of exactly one constructor
     */
    public static <C extends Component> Rig<C> once(TestBench bench, Class<C> component, Object... parameters) {
        return of(bench, ElaboratedOnce.design(component, parameters));
    }

    /** Drives an input stream; its rules are checked. */
    public StreamSource source(Stream<?> stream, StallProfile profile) {
        simulation.add(StreamChecker.on(simulation, stream));
        return simulation.add(StreamSource.on(simulation, stream, profile));
    }

    /** Drives an input stream with these beats; its rules are checked. */
    public StreamSource source(Stream<?> stream, StallProfile profile, List<long[]> beats) {
        StreamSource source = source(stream, profile);
        beats.forEach(source::send);
        return source;
    }

    /** Takes from an output stream; its rules are checked. */
    public StreamSink sink(Stream<?> stream, StallProfile profile) {
        simulation.add(StreamChecker.on(simulation, stream));
        return simulation.add(StreamSink.on(simulation, stream, profile));
    }

    /** Notes the cycles in which a condition holds just before the edge. */
    public Moments moments(String what, BooleanSupplier condition) {
        return simulation.add(new Moments(simulation, what, condition));
    }

    /** Notes the cycles in which a stream moves a beat. */
    public Moments beatsOf(String what, Stream<?> stream) {
        return moments(what, () -> simulation.peek(stream.valid()) && simulation.peek(stream.ready()));
    }

    /** Adds any agent. */
    public <A extends Agent> A add(A agent) {
        return simulation.add(agent);
    }

    /** Resets and runs until a sink has taken so many beats; returns the cycles that took, reset excluded. */
    public long run(StreamSink sink, int beats, long limitCycles) {
        return run(beats + " beats taken", () -> sink.count() == beats, limitCycles);
    }

    /** Resets and runs until a condition holds; returns the cycles that took, reset excluded. */
    public long run(String what, BooleanSupplier condition, long limitCycles) {
        simulation.reset(2);
        return simulation.runUntil(what, condition).within(limitCycles);
    }
}
