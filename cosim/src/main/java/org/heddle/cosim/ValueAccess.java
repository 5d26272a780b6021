package org.heddle.cosim;

import java.math.BigInteger;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.heddle.cosim.engine.Instance;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;

/** The typed half of a simulation: its ports by the very objects that the component's constructor made. */
abstract sealed class ValueAccess extends PortAccess permits SequenceAccess {
    private final String top;
    private final Optional<Component> component;
    private final Records records = new Records(this);
    private final Map<Value, Port> ports = new IdentityHashMap<>();

    ValueAccess(Instance instance, String top, Optional<Component> component) {
        super(instance, top);
        this.top = top;
        this.component = component;
    }

    /**
     * The port that a value of the simulated component is.
     *
     * @throws IllegalArgumentException if the value is no port of that component
     */
    public final Port port(Value value) {
        Port port = ports.get(value);
        return port == null ? resolve(value) : port;
    }

    private Port resolve(Value value) {
        if (component.isEmpty()) {
            throw new IllegalArgumentException("\"" + top
                    + "\" was opened as Verilog and has no component: open the Design, or look ports up by name");
        }
        if (!value.isPortOf(component.get())) {
            throw new IllegalArgumentException("this value of " + value.width() + " bits is no port of the simulated "
                    + component.get().getClass().getSimpleName()
                    + ": use the port fields of the design's own component, and make inner values ports");
        }
        Port port = port(value.portName());
        ports.put(value, port);
        return port;
    }

    /** Sets a one-bit input. */
    public final void poke(Bool input, boolean value) {
        poke(port(input), value);
    }

    /** Sets an input to an unsigned value. */
    public final void poke(UInt input, long value) {
        poke(port(input), value);
    }

    /** Sets an input of any width to an unsigned value. */
    public final void poke(UInt input, BigInteger value) {
        poke(port(input), value);
    }

    /** Sets a signed input. */
    public final void poke(SInt input, long value) {
        poke(input, BigInteger.valueOf(value));
    }

    /** Sets a signed input of any width. */
    public final void poke(SInt input, BigInteger value) {
        if (value.bitLength() >= input.width()) {
            throw new IllegalArgumentException("value " + value + " does not fit port \"" + input.portName() + "\" of "
                    + input.width() + " signed bits: give the port more bits");
        }
        poke(port(input), value.signum() < 0 ? value.add(BigInteger.ONE.shiftLeft(input.width())) : value);
    }

    /** Sets an enum input. */
    public final <E extends Enum<E>> void poke(EnumValue<E> input, E value) {
        poke(port(input), input.code(value));
    }

    /** Whether a one-bit port is 1. */
    public final boolean peek(Bool value) {
        return isHigh(port(value));
    }

    /** A port of at most 64 bits, unsigned. */
    public final long peek(UInt value) {
        return peek(port(value));
    }

    /** A port of any width, unsigned. */
    public final BigInteger peekInteger(UInt value) {
        return peekInteger(port(value));
    }

    /** A signed port of at most 64 bits. */
    public final long peek(SInt value) {
        int unused = 64 - value.width();
        return peek(port(value)) << unused >> unused;
    }

    /** A signed port of any width. */
    public final BigInteger peekInteger(SInt value) {
        BigInteger bits = peekInteger(port(value));
        return bits.testBit(value.width() - 1) ? bits.subtract(BigInteger.ONE.shiftLeft(value.width())) : bits;
    }

    /**
     * The constant that an enum port has.
     *
     * @throws IllegalArgumentException if its bits are the code of no constant
     */
    public final <E extends Enum<E>> E peek(EnumValue<E> value) {
        return value.constant(peekInteger(port(value)));
    }

    /** Checks a one-bit port. */
    public final void expect(Bool value, boolean expected) {
        expect(port(value), expected ? 1 : 0);
    }

    /** Checks a port against an unsigned value. */
    public final void expect(UInt value, long expected) {
        expect(port(value), expected);
    }

    /** Checks a port of any width, unsigned. */
    public final void expect(UInt value, BigInteger expected) {
        expect(port(value), expected);
    }

    /** Checks a signed port. */
    public final void expect(SInt value, long expected) {
        BigInteger actual = peekInteger(value);
        if (!actual.equals(BigInteger.valueOf(expected))) {
            throw new AssertionError(
                    value.portName() + ": expected " + expected + ", was " + actual + " at cycle " + cycle());
        }
    }

    /** Checks an enum port. */
    public final <E extends Enum<E>> void expect(EnumValue<E> value, E expected) {
        E actual = peek(value);
        if (actual != expected) {
            throw new AssertionError(
                    value.portName() + ": expected " + expected + ", was " + actual + " at cycle " + cycle());
        }
    }

    /**
     * Sets a bundle of inputs from a record whose components have the same names: booleans, numbers, enums and records.
     *
     * @throws IllegalArgumentException if a component has no counterpart, or one of another type
     */
    public final void poke(Bundle bundle, Record values) {
        records.poke(bundle, values);
    }

    /** A bundle of ports as a record, whose components have the same names. */
    public final <R extends Record> R peek(Bundle bundle, Class<R> type) {
        return records.peek(bundle, type);
    }

    /** Checks a bundle of ports against a record, whose components have the same names. */
    public final void expect(Bundle bundle, Record expected) {
        Record actual = records.peek(bundle, expected.getClass());
        if (!actual.equals(expected)) {
            throw new AssertionError("expected " + expected + ", was " + actual + " at cycle " + cycle());
        }
    }
}
