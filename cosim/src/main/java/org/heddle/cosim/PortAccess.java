package org.heddle.cosim;

import java.math.BigInteger;
import java.util.List;

/** Access to the ports of a simulation by handle and by name. All of it comes down to the methods without a body. */
sealed interface PortAccess permits ValueAccess {
    /** Rising edges of the first clock so far. */
    long cycle();

    /** Simulated time in picoseconds. */
    long timePs();

    /**
     * A port by its Verilog name. Clocks are no ports here: the simulation drives them.
     *
     * @throws IllegalArgumentException if there is none; the message lists those there are
     */
    Port port(String name);

    /** All ports except the clocks, in declaration order. */
    List<Port> ports();

    /**
     * Sets an input. It acts when the design settles or steps.
     *
     * @param value unsigned; the bits of a wider port above it become 0
     * @throws IllegalArgumentException if it does not fit, or the port is no input of this design
     */
    void poke(Port port, long value);

    /** Sets a one-bit input. */
    default void poke(Port port, boolean value) {
        poke(port, value ? 1 : 0);
    }

    /** Sets an input of any width to an unsigned value. */
    void poke(Port port, BigInteger value);

    /**
     * Sets 64 bits of an input of any width, without allocating.
     *
     * @param word 0 for the least significant
     */
    void pokeWord(Port port, int word, long value);

    /**
     * The value of a port of at most 64 bits, unsigned.
     *
     * @throws IllegalArgumentException if it is wider, or belongs to another design
     */
    long peek(Port port);

    /** Whether a one-bit port is 1. */
    default boolean isHigh(Port port) {
        return peek(port) != 0;
    }

    /** The value of a port of any width, unsigned. */
    BigInteger peekInteger(Port port);

    /** 64 bits of a port of any width, without allocating; word 0 is the least significant. */
    long peekWord(Port port, int word);

    /**
     * Checks the value of a port.
     *
     * @throws AssertionError if it is another; the message has both values and the cycle
     */
    default void expect(Port port, long expected) {
        if (port.words() > 1 || peek(port) != expected) {
            expect(port, new BigInteger(Long.toUnsignedString(expected)));
        }
    }

    /** Checks the value of a port of any width. */
    default void expect(Port port, BigInteger expected) {
        BigInteger actual = peekInteger(port);
        if (!actual.equals(expected)) {
            throw PortValues.differs(port, expected, actual, cycle());
        }
    }

    /** Sets an input by its Verilog name, to an unsigned value; a port that was looked up once is faster. */
    default void poke(String name, long value) {
        poke(port(name), value);
    }

    /** Sets a one-bit input by its Verilog name. */
    default void poke(String name, boolean value) {
        poke(port(name), value);
    }

    /** Sets an input of any width by its Verilog name, to an unsigned value. */
    default void poke(String name, BigInteger value) {
        poke(port(name), value);
    }

    /** The value of a port of at most 64 bits, by its Verilog name, unsigned. */
    default long peek(String name) {
        return peek(port(name));
    }

    /** The value of a port of any width, by its Verilog name, unsigned. */
    default BigInteger peekInteger(String name) {
        return peekInteger(port(name));
    }

    /** Checks the value of a port by its Verilog name. */
    default void expect(String name, long expected) {
        expect(port(name), expected);
    }
}
