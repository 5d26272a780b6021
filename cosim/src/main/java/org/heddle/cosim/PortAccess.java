package org.heddle.cosim;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.cosim.build.ImageLayout;
import org.heddle.cosim.engine.Instance;

/** The untyped half of a simulation: its ports by handle. */
abstract sealed class PortAccess permits ValueAccess {
    private final Instance instance;
    private final ImageLayout layout;
    private final String top;
    private final Map<String, Port> ports = new LinkedHashMap<>();

    PortAccess(Instance instance, String top) {
        this.instance = instance;
        this.layout = instance.layout();
        this.top = top;
        for (ImageLayout.Slot slot : instance.layout().slots()) {
            Port port = new Port(instance.layout(), slot);
            ports.put(port.name(), port);
        }
    }

    /** Rising edges of the first clock so far. */
    public final long cycle() {
        return instance.cycles(0);
    }

    /** Simulated time in picoseconds. */
    public final long timePs() {
        return instance.timePs();
    }

    /**
     * A port by its Verilog name. Clocks are no ports here: the simulation drives them.
     *
     * @throws IllegalArgumentException if there is none; the message lists those there are
     */
    public final Port port(String name) {
        Port port = ports.get(name);
        if (port == null) {
            throw new IllegalArgumentException(
                    "\"" + top + "\" has no port \"" + name + "\": it has " + ports.keySet());
        }
        return port;
    }

    /** All ports except the clocks, in declaration order. */
    public final List<Port> ports() {
        return List.copyOf(ports.values());
    }

    /**
     * Sets an input. It acts when the design settles or steps.
     *
     * @param value unsigned; the bits of a wider port above it become 0
     * @throws IllegalArgumentException if it does not fit, or the port is no input of this design
     */
    public final void poke(Port port, long value) {
        requireInput(port);
        if (port.words() == 1) {
            if ((value & ~port.topMask()) != 0) {
                throw PortValues.doesNotFit(port, Long.toUnsignedString(value));
            }
        } else {
            for (int word = 1; word < port.words(); word++) {
                instance.setWord(port.firstWord() + word, 0);
            }
        }
        instance.setWord(port.firstWord(), value);
    }

    /** Sets a one-bit input. */
    public final void poke(Port port, boolean value) {
        poke(port, value ? 1 : 0);
    }

    /** Sets an input of any width to an unsigned value. */
    public final void poke(Port port, BigInteger value) {
        requireInput(port);
        PortValues.write(instance, port, value);
    }

    /**
     * Sets 64 bits of an input of any width, without allocating.
     *
     * @param word 0 for the least significant
     */
    public final void pokeWord(Port port, int word, long value) {
        requireInput(port);
        requireFits(port, word, value);
        instance.setWord(port.firstWord() + word, value);
    }

    /**
     * The value of a port of at most 64 bits, unsigned.
     *
     * @throws IllegalArgumentException if it is wider, or belongs to another design
     */
    public final long peek(Port port) {
        requireOwn(port);
        requireNarrow(port);
        return instance.word(port.firstWord());
    }

    /** Whether a one-bit port is 1. */
    public final boolean isHigh(Port port) {
        return peek(port) != 0;
    }

    /** The value of a port of any width, unsigned. */
    public final BigInteger peekInteger(Port port) {
        requireOwn(port);
        return PortValues.read(instance, port);
    }

    /** 64 bits of a port of any width, without allocating; word 0 is the least significant. */
    public final long peekWord(Port port, int word) {
        requireOwn(port);
        requireWord(port, word);
        return instance.word(port.firstWord() + word);
    }

    /**
     * Checks the value of a port.
     *
     * @throws AssertionError if it is another; the message has both values and the cycle
     */
    public final void expect(Port port, long expected) {
        if (port.words() > 1 || peek(port) != expected) {
            expect(port, new BigInteger(Long.toUnsignedString(expected)));
        }
    }

    /** Checks the value of a port of any width. */
    public final void expect(Port port, BigInteger expected) {
        BigInteger actual = peekInteger(port);
        if (!actual.equals(expected)) {
            throw PortValues.differs(port, expected, actual, cycle());
        }
    }

    /** Sets an input by its Verilog name, to an unsigned value; a port that was looked up once is faster. */
    public final void poke(String name, long value) {
        poke(port(name), value);
    }

    /** Sets a one-bit input by its Verilog name. */
    public final void poke(String name, boolean value) {
        poke(port(name), value);
    }

    /** Sets an input of any width by its Verilog name, to an unsigned value. */
    public final void poke(String name, BigInteger value) {
        poke(port(name), value);
    }

    /** The value of a port of at most 64 bits, by its Verilog name, unsigned. */
    public final long peek(String name) {
        return peek(port(name));
    }

    /** The value of a port of any width, by its Verilog name, unsigned. */
    public final BigInteger peekInteger(String name) {
        return peekInteger(port(name));
    }

    /** Checks the value of a port by its Verilog name. */
    public final void expect(String name, long expected) {
        expect(port(name), expected);
    }

    final Instance instance() {
        return instance;
    }

    final void requireOwn(Port port) {
        if (port.layout() != layout && !port.layout().equals(layout)) {
            throw new IllegalArgumentException("port " + port + " belongs to another design than \"" + top + "\"");
        }
    }

    static void requireNarrow(Port port) {
        if (port.words() > 1) {
            throw new IllegalArgumentException("port " + port + " has " + port.width()
                    + " bits, more than a long: use the BigInteger or the word methods");
        }
    }

    static void requireWord(Port port, int word) {
        if (word < 0 || word >= port.words()) {
            throw new IllegalArgumentException(
                    "port " + port + " has words 0 to " + (port.words() - 1) + ": word=" + word);
        }
    }

    final void requireInput(Port port) {
        requireOwn(port);
        if (!port.isInput()) {
            throw new IllegalArgumentException("port " + port + " is an output of \"" + top + "\"");
        }
    }

    static void requireFits(Port port, int word, long value) {
        requireWord(port, word);
        if (word == port.words() - 1 && (value & ~port.topMask()) != 0) {
            throw PortValues.doesNotFit(port, Long.toUnsignedString(value) + " in word " + word);
        }
    }
}
