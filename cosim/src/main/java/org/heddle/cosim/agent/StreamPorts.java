package org.heddle.cosim.agent;

import java.util.List;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.Stream;

/** The ports of one ready/valid stream of a simulated design. */
public final class StreamPorts {
    private static final String VALID = "_valid";

    private final Simulation simulation;
    private final String name;
    private final Port valid;
    private final Port ready;
    private final List<Port> payload;
    private final int words;

    private StreamPorts(Simulation simulation, String name) {
        this.simulation = simulation;
        this.name = name;
        this.valid = simulation.port(name + VALID);
        this.ready = simulation.port(name + "_ready");
        this.payload = simulation.ports().stream()
                .filter(port ->
                        port.name().equals(name + "_data") || port.name().startsWith(name + "_data_"))
                .toList();
        this.words = payload.stream().mapToInt(Port::words).sum();
        if (valid.isInput() == ready.isInput()) {
            throw new IllegalArgumentException("stream \"" + name + "\": " + valid.name() + " and " + ready.name()
                    + " must flow against each other");
        }
        for (Port port : payload) {
            if (port.isInput() != valid.isInput()) {
                throw new IllegalArgumentException(
                        "stream \"" + name + "\": " + port.name() + " must flow as " + valid.name() + " does");
            }
        }
    }

    /**
     * Finds a stream by the common start of its port names.
     *
     * @throws IllegalArgumentException if the design has no such stream
     */
    public static StreamPorts of(Simulation simulation, String name) {
        return new StreamPorts(simulation, name);
    }

    /** Finds a stream of the simulated component. */
    public static StreamPorts of(Simulation simulation, Stream<?> stream) {
        String valid = simulation.port(stream.valid()).name();
        return new StreamPorts(simulation, valid.substring(0, valid.length() - VALID.length()));
    }

    /** The common start of the port names. */
    public String name() {
        return name;
    }

    /** Number of 64-bit words of a beat. */
    public int words() {
        return words;
    }

    /** Whether the design takes beats here. */
    public boolean isInput() {
        return valid.isInput();
    }

    Simulation simulation() {
        return simulation;
    }

    Port valid() {
        return valid;
    }

    Port ready() {
        return ready;
    }

    List<Port> payload() {
        return payload;
    }

    boolean isValid() {
        return simulation.isHigh(valid);
    }

    boolean isReady() {
        return simulation.isHigh(ready);
    }

    boolean fires() {
        return isValid() && isReady();
    }

    void setValid(boolean value) {
        simulation.poke(valid, value);
    }

    void setReady(boolean value) {
        simulation.poke(ready, value);
    }

    /** The payload as it is. */
    long[] beat() {
        long[] beat = new long[words];
        int next = 0;
        for (Port port : payload) {
            for (int word = 0; word < port.words(); word++) {
                beat[next++] = simulation.peekWord(port, word);
            }
        }
        return beat;
    }

    void setBeat(long[] beat) {
        int next = 0;
        for (Port port : payload) {
            for (int word = 0; word < port.words(); word++) {
                simulation.pokeWord(port, word, beat[next++]);
            }
        }
    }

    /** Puts meaningless bits on the payload, as between two beats. */
    void scramble(long random) {
        long bits = random;
        for (Port port : payload) {
            for (int word = 0; word < port.words(); word++) {
                bits = bits * 0x9E3779B97F4A7C15L + 1;
                int used = word < port.words() - 1 ? 64 : port.width() - 64 * word;
                simulation.pokeWord(port, word, bits >>> (64 - used));
            }
        }
    }

    void requireDirection(boolean input, String agent) {
        if (isInput() != input) {
            throw new IllegalArgumentException("stream \"" + name + "\" is an " + (isInput() ? "input" : "output")
                    + " of \"" + simulation.design().top() + "\": a " + agent + " needs an "
                    + (input ? "input" : "output"));
        }
    }
}
