package org.heddle.cosim;

import java.math.BigInteger;
import java.nio.LongBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.cosim.build.ImageLayout;
import org.heddle.cosim.engine.Instance;
import org.heddle.cosim.engine.Turn;

/** Ports of one simulation by name and by handle, and the words of the port image that are theirs. */
final class SimulatedPorts {
    // Not by way of the instance: each step to a word counts, some ns in every cycle.
    private final Turn turn;
    private final LongBuffer words;
    private final ImageLayout layout;
    private final String top;
    private final Map<String, Port> ports = new LinkedHashMap<>();

    SimulatedPorts(Instance instance, String top) {
        this.turn = instance.turn();
        this.words = instance.words();
        this.layout = instance.layout();
        this.top = top;
        for (ImageLayout.Slot slot : layout.slots()) {
            Port port = new Port(layout, slot);
            ports.put(port.name(), port);
        }
    }

    Port port(String name) {
        Port port = ports.get(name);
        if (port == null) {
            throw new IllegalArgumentException(
                    "\"" + top + "\" has no port \"" + name + "\": it has " + ports.keySet());
        }
        return port;
    }

    List<Port> all() {
        return List.copyOf(ports.values());
    }

    void poke(Port port, long value) {
        requireInput(port);
        if (port.words() == 1) {
            if ((value & ~port.topMask()) != 0) {
                throw PortValues.doesNotFit(port, Long.toUnsignedString(value));
            }
        } else {
            for (int word = 1; word < port.words(); word++) {
                setWord(port.firstWord() + word, 0);
            }
        }
        setWord(port.firstWord(), value);
    }

    void poke(Port port, BigInteger value) {
        requireInput(port);
        PortValues.write(this, port, value);
    }

    void pokeWord(Port port, int word, long value) {
        requireInput(port);
        requireFits(port, word, value);
        setWord(port.firstWord() + word, value);
    }

    long peek(Port port) {
        requireOwn(port);
        requireNarrow(port);
        return word(port.firstWord());
    }

    BigInteger peekInteger(Port port) {
        requireOwn(port);
        return PortValues.read(this, port);
    }

    long peekWord(Port port, int word) {
        requireOwn(port);
        requireWord(port, word);
        return word(port.firstWord() + word);
    }

    /** Returns a word of the port image by its number. */
    long word(int index) {
        turn.requireReadable();
        return words.get(index);
    }

    /** Sets one; refused also when the simulation is closed. */
    void setWord(int index, long value) {
        turn.requireMine();
        words.put(index, value);
    }

    void requireOwn(Port port) {
        if (port.layout() != layout && !port.layout().equals(layout)) {
            throw new IllegalArgumentException("port \"" + port.name() + "\" belongs to another design than \"" + top
                    + "\": ask the simulation for its own, with port(..)");
        }
    }

    void requireInput(Port port) {
        requireOwn(port);
        if (!port.isInput()) {
            throw new IllegalArgumentException("port \"" + port.name() + "\" is an output of \"" + top
                    + "\": it is read with peek, inputs alone are poked");
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

    static void requireFits(Port port, int word, long value) {
        requireWord(port, word);
        if (word == port.words() - 1 && (value & ~port.topMask()) != 0) {
            throw PortValues.doesNotFit(port, Long.toUnsignedString(value) + " in word " + word);
        }
    }
}
