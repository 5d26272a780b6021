package org.heddle.cosim;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Fixed;
import org.heddle.hdl.FixedType;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;

/**
 * Access to the ports of a simulation by type: by the very objects that the component's constructor made. All of it comes down to the
 * methods without a body.
 */
sealed interface ValueAccess extends PortAccess permits Simulation {
    /**
     * The port that a value of the simulated component is.
     *
     * @throws IllegalArgumentException if the value is no port of that component
     */
    Port port(Value value);

    /** Sets a one-bit input. */
    default void poke(Bool input, boolean value) {
        poke(port(input), value);
    }

    /** Sets an input to an unsigned value. */
    default void poke(UInt input, long value) {
        poke(port(input), value);
    }

    /** Sets an input of any width to an unsigned value. */
    default void poke(UInt input, BigInteger value) {
        poke(port(input), value);
    }

    /** Sets a signed input. */
    default void poke(SInt input, long value) {
        poke(input, BigInteger.valueOf(value));
    }

    /** Sets a signed input of any width. */
    default void poke(SInt input, BigInteger value) {
        if (value.bitLength() >= input.width()) {
            throw new IllegalArgumentException("value " + value + " does not fit port \"" + input.portName() + "\" of "
                    + input.width() + " signed bits: give the port more bits");
        }
        poke(port(input), value.signum() < 0 ? value.add(BigInteger.ONE.shiftLeft(input.width())) : value);
    }

    /** Sets an enum input. */
    default <E extends Enum<E>> void poke(EnumValue<E> input, E value) {
        poke(port(input), input.code(value));
    }

    /**
     * Sets an input with bits behind the point.
     *
     * @throws IllegalArgumentException if the port cannot hold exactly this number; it keeps what it had
     */
    default void poke(Fixed input, BigDecimal value) {
        FixedType type = input.type();
        BigDecimal[] units = value.divideAndRemainder(unit(type));
        if (units[1].signum() != 0 || value.compareTo(type.smallest()) < 0 || value.compareTo(type.largest()) > 0) {
            throw new IllegalArgumentException("value "
                    + value.round(MathContext.DECIMAL64).stripTrailingZeros().toPlainString() + " does not fit port \""
                    + input.portName()
                    + "\": it takes multiples of " + unit(type).toPlainString() + " from "
                    + type.smallest().toPlainString() + " to " + type.largest().toPlainString());
        }
        BigInteger number = units[0].toBigIntegerExact();
        poke(port(input), number.signum() < 0 ? number.add(BigInteger.ONE.shiftLeft(input.width())) : number);
    }

    /**
     * Sets an input with bits behind the point.
     *
     * @throws IllegalArgumentException if the port cannot hold exactly this number; it keeps what it had
     */
    default void poke(Fixed input, double value) {
        poke(input, new BigDecimal(value));
    }

    private static BigDecimal unit(FixedType type) {
        BigDecimal two = BigDecimal.valueOf(2);
        return type.fractionBits() < 0
                ? two.pow(-type.fractionBits())
                : BigDecimal.ONE.divide(two.pow(type.fractionBits()), type.fractionBits(), RoundingMode.UNNECESSARY);
    }

    /** Whether a one-bit port is 1. */
    default boolean peek(Bool value) {
        return isHigh(port(value));
    }

    /** A port of at most 64 bits, unsigned. */
    default long peek(UInt value) {
        return peek(port(value));
    }

    /** A port of any width, unsigned. */
    default BigInteger peekInteger(UInt value) {
        return peekInteger(port(value));
    }

    /** A signed port of at most 64 bits. */
    default long peek(SInt value) {
        int unused = 64 - value.width();
        return peek(port(value)) << unused >> unused;
    }

    /** A signed port of any width. */
    default BigInteger peekInteger(SInt value) {
        BigInteger bits = peekInteger(port(value));
        return bits.testBit(value.width() - 1) ? bits.subtract(BigInteger.ONE.shiftLeft(value.width())) : bits;
    }

    /** The number that a port with bits behind the point has, exactly. */
    default BigDecimal peek(Fixed value) {
        BigInteger bits = peekInteger(port(value));
        boolean isNegative = value.type().smallest().signum() < 0 && bits.testBit(value.width() - 1);
        BigInteger units = isNegative ? bits.subtract(BigInteger.ONE.shiftLeft(value.width())) : bits;
        return new BigDecimal(units).multiply(unit(value.type()));
    }

    /**
     * The constant that an enum port has.
     *
     * @throws IllegalArgumentException if its bits are the code of no constant
     */
    default <E extends Enum<E>> E peek(EnumValue<E> value) {
        return value.constant(peekInteger(port(value)));
    }

    /** Checks a one-bit port. */
    default void expect(Bool value, boolean expected) {
        expect(port(value), expected ? 1 : 0);
    }

    /** Checks a port against an unsigned value. */
    default void expect(UInt value, long expected) {
        expect(port(value), expected);
    }

    /** Checks a port of any width, unsigned. */
    default void expect(UInt value, BigInteger expected) {
        expect(port(value), expected);
    }

    /** Checks a signed port. */
    default void expect(SInt value, long expected) {
        BigInteger actual = peekInteger(value);
        if (!actual.equals(BigInteger.valueOf(expected))) {
            throw new AssertionError(
                    value.portName() + ": expected " + expected + ", was " + actual + " at cycle " + cycle());
        }
    }

    /** Checks a port with bits behind the point, against exactly this number. */
    default void expect(Fixed value, double expected) {
        BigDecimal actual = peek(value);
        if (actual.compareTo(new BigDecimal(expected)) != 0) {
            throw new AssertionError(value.portName() + ": expected " + new BigDecimal(expected).toPlainString()
                    + ", was " + actual.toPlainString() + " at cycle " + cycle());
        }
    }

    /** Checks an enum port. */
    default <E extends Enum<E>> void expect(EnumValue<E> value, E expected) {
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
    void poke(Bundle bundle, Record values);

    /** A bundle of ports as a record, whose components have the same names. */
    <R extends Record> R peek(Bundle bundle, Class<R> type);

    /** Checks a bundle of ports against a record, whose components have the same names. */
    default void expect(Bundle bundle, Record expected) {
        Record actual = peek(bundle, expected.getClass());
        if (!actual.equals(expected)) {
            throw new AssertionError("expected " + expected + ", was " + actual + " at cycle " + cycle());
        }
    }
}
