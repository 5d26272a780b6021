package org.heddle.hdl.interpreter;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;

/** Runs a circuit: set inputs, read outputs, let clocks rise. Inputs, registers and memories without contents start at 0. */
public final class Interpreter {
    private final ModuleDefinition top;
    private final InstanceState root;
    private final List<InstanceState> instances = new ArrayList<>();
    private final int settlingLimit;
    private boolean settled;

    /** An instance of the circuit in its initial state. */
    public Interpreter(Circuit circuit) {
        this.top = circuit.module(circuit.top());
        this.root = new InstanceState(top, circuit, instances);
        int bits = 0;
        for (InstanceState instance : instances) {
            bits += instance.bits();
        }
        this.settlingLimit = bits + 2;
        settle();
    }

    /**
     * Sets an input.
     *
     * @throws IllegalArgumentException if there is no such input, or the value does not fit it
     */
    public void poke(String input, BigInteger value) {
        Signal port = port(input);
        if (port.kind() == Signal.Kind.OUTPUT || value.signum() < 0 || value.bitLength() > port.width()) {
            throw new IllegalArgumentException("input \"" + input + "\" of " + port.width() + " bits cannot take "
                    + value + " (" + port.kind() + ")");
        }
        root.set(port.id(), value);
        settled = false;
    }

    /** Sets an input. */
    public void poke(String input, long value) {
        poke(input, BigInteger.valueOf(value));
    }

    /**
     * The value of a port, with all inputs as they are now.
     *
     * @throws IllegalArgumentException if there is no such port
     */
    public BigInteger peek(String name) {
        settle();
        return root.get(port(name).id());
    }

    /**
     * Lets every clock rise once, at the same time.
     *
     * @throws AssertionViolation if an assertion or assumption does not hold
     */
    public void step() {
        step(top.ports().stream()
                .filter(port -> port.kind() == Signal.Kind.CLOCK)
                .map(Signal::name)
                .collect(Collectors.toSet()));
    }

    /**
     * Lets one clock rise.
     *
     * @throws AssertionViolation if an assertion or assumption of its domain does not hold
     */
    public void step(String clock) {
        step(Set.of(clock));
    }

    /**
     * Lets some clocks rise, at the same time.
     *
     * @throws AssertionViolation if an assertion or assumption of their domains does not hold, an assumption before any assertion: what
     *     happens beyond it is nobody's duty. The edge has not come then: with other inputs it may be tried again.
     */
    public void step(Set<String> clocks) {
        for (String clock : clocks) {
            if (port(clock).kind() != Signal.Kind.CLOCK) {
                throw new IllegalArgumentException("port \"" + clock + "\" of " + top.name() + " is no clock");
            }
        }
        settle();
        instances.forEach(instance -> instance.prepareEdge(clocks));
        if (instances.stream().anyMatch(InstanceState::isViolated)) {
            List<AssertionViolation> found = new ArrayList<>();
            instances.forEach(instance -> found.addAll(instance.forgetEdge()));
            throw found.stream()
                    .filter(AssertionViolation::isAssumption)
                    .findFirst()
                    .orElse(found.get(0));
        }
        instances.forEach(InstanceState::commitEdge);
        settled = false;
        settle();
    }

    /** Evaluates until nothing changes: without a combinational loop, every pass makes at least one more bit final. */
    private void settle() {
        if (settled) {
            return;
        }
        for (int pass = 0; pass < settlingLimit; pass++) {
            boolean changed = false;
            for (InstanceState instance : instances) {
                changed |= instance.propagate();
            }
            if (!changed) {
                settled = true;
                return;
            }
        }
        throw new IllegalStateException(top.name() + " does not settle: it has a combinational loop");
    }

    private Signal port(String name) {
        return top.ports().stream()
                .filter(port -> port.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no port \"" + name + "\" of " + top.name()
                        + ": it has " + top.ports().stream().map(Signal::name).toList()));
    }
}
