package org.heddle.cosim.agent;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.heddle.cosim.NativeConfig;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.Stream;
import org.heddle.hdl.lib.bus.AxiStream;

/** The ports of one ready/valid stream of a simulated design, with this project's names or with those of AXI4-Stream. */
public final class StreamPorts {
    /** Names of a stream's ports behind its own. */
    private enum Naming {
        HEDDLE("_valid", "_ready", "_data_"),
        AXI("_tvalid", "_tready", "_t");

        final String valid;
        final String ready;
        final String field;

        Naming(String valid, String ready, String field) {
            this.valid = valid;
            this.ready = ready;
            this.field = field;
        }
    }

    /** Fields of AXI4-Stream, ARM IHI 0051; a design may lack any but its data. */
    private static final List<String> AXI_FIELDS = List.of("data", "strb", "keep", "last", "id", "dest", "user");

    private final Simulation simulation;
    private final String name;
    private final Naming naming;
    private final Port valid;
    private final Port ready;
    private final List<Port> payload;
    private final int words;
    private final int last;

    private StreamPorts(Simulation simulation, String name, Naming naming) {
        this.simulation = simulation;
        this.name = name;
        this.naming = naming;
        this.valid = simulation.port(name + naming.valid);
        this.ready = simulation.port(name + naming.ready);
        this.payload = simulation.ports().stream().filter(this::isPayload).toList();
        this.words = payload.stream().mapToInt(Port::words).sum();
        this.last = widthOf("last") == 1 ? wordOf("last") : -1;
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
        return new StreamPorts(simulation, name, Naming.HEDDLE);
    }

    /** Finds an AXI4-Stream of the simulated component. */
    public static StreamPorts axi(Simulation simulation, AxiStream bus) {
        return axi(simulation, start(simulation.port(bus.tvalid()), Naming.AXI));
    }

    /**
     * Finds an AXI4-Stream by the common start of its port names: {@code s_axis} for {@code s_axis_tvalid}. Its payload is what it has of
     * {@code tdata}, {@code tstrb}, {@code tkeep}, {@code tlast}, {@code tid}, {@code tdest} and {@code tuser}.
     *
     * @throws IllegalArgumentException if the design has no such stream
     */
    public static StreamPorts axi(Simulation simulation, String name) {
        return new StreamPorts(simulation, name, Naming.AXI);
    }

    /** Finds a stream of the simulated component. */
    public static StreamPorts of(Simulation simulation, Stream<?> stream) {
        return of(simulation, start(simulation.port(stream.valid()), Naming.HEDDLE));
    }

    private static String start(Port valid, Naming naming) {
        return valid.name().substring(0, valid.name().length() - naming.valid.length());
    }

    /**
     * All streams among the ports of a design, AXI4-Streams too: where names with the same start flow as those of a stream do.
     */
    public static List<StreamPorts> all(Simulation simulation) {
        Map<String, Port> ports = new LinkedHashMap<>();
        simulation.ports().forEach(port -> ports.put(port.name(), port));
        List<StreamPorts> streams = new ArrayList<>();
        for (Port valid : ports.values()) {
            for (Naming naming : Naming.values()) {
                if (valid.name().endsWith(naming.valid) && valid.width() == 1) {
                    String name = start(valid, naming);
                    Port ready = ports.get(name + naming.ready);
                    if (ready != null && ready.width() == 1 && ready.isInput() != valid.isInput()) {
                        streams.add(new StreamPorts(simulation, name, naming));
                    }
                }
            }
        }
        return streams;
    }

    /**
     * The first word of one field of the payload in a beat; -1 if there is none.
     *
     * @param field its name; a payload that is no bundle is its own field {@code data}
     */
    int wordOf(String field) {
        int word = 0;
        for (Port port : payload) {
            if (isField(port, field)) {
                return word;
            }
            word += port.words();
        }
        return -1;
    }

    /**
     * The first word of one field of the payload in a beat.
     *
     * @param field its name; a payload that is no bundle is its own field {@code data}
     * @throws IllegalArgumentException if there is none
     */
    public int requiredWordOf(String field) {
        int word = wordOf(field);
        if (word < 0) {
            throw new IllegalArgumentException("stream \"" + name + "\" has no field \"" + field + "\" in its payload "
                    + payload + ": name the port " + fieldName(field));
        }
        return word;
    }

    /** Width of a field of the payload, 0 if there is none. */
    public int widthOf(String field) {
        return payload.stream()
                .filter(port -> isField(port, field))
                .mapToInt(Port::width)
                .findFirst()
                .orElse(0);
    }

    private boolean isField(Port port, String field) {
        return port.name().equals(fieldName(field))
                || !isAxi() && field.equals("data") && port.name().equals(name + "_data");
    }

    private String fieldName(String field) {
        return name + naming.field + field;
    }

    private boolean isPayload(Port port) {
        return isAxi()
                ? AXI_FIELDS.stream().anyMatch(field -> isField(port, field))
                : isField(port, "data") || port.name().startsWith(fieldName(""));
    }

    /** Bits in use of each word of a beat. */
    int[] bits() {
        return payload.stream()
                .flatMapToInt(port ->
                        IntStream.range(0, port.words()).map(word -> Math.min(64, port.width() - 64 * word)))
                .toArray();
    }

    /** The word that marks the last beat of a packet, -1 if every beat is a packet. */
    int lastWord() {
        return last;
    }

    /** Whether a beat is the last one of its packet; without a payload port {@code last} every beat is. */
    boolean isLast(long[] beat) {
        return last < 0 || beat[last] != 0;
    }

    /** Returns the configuration of native agents for this stream. */
    NativeConfig config() {
        return addTo(new NativeConfig());
    }

    /** Adds what native agents are told of this stream. */
    NativeConfig addTo(NativeConfig config) {
        return config.text(name)
                .port(valid)
                .port(ready)
                .resetsOf(simulation)
                .fields(payload)
                .word(last);
    }

    /** A beat as messages write it. */
    static String text(long[] beat) {
        return Arrays.stream(beat)
                .mapToObj(word -> "0x" + Long.toHexString(word))
                .collect(Collectors.joining(" "));
    }

    void requireBeats(long[] beats) {
        if (words == 0 ? beats.length > 0 : beats.length % words != 0) {
            throw new IllegalArgumentException("a beat of stream \"" + name + "\" has " + words + " words: "
                    + beats.length + " words are no whole number of beats");
        }
    }

    /** Whether it is an AXI4-Stream. */
    boolean isAxi() {
        return naming == Naming.AXI;
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

    /** The simulation of the design. */
    public Simulation simulation() {
        return simulation;
    }

    /** Whether a beat is offered. */
    public Port valid() {
        return valid;
    }

    Port ready() {
        return ready;
    }

    /** The ports of the payload, in declaration order. */
    public List<Port> payload() {
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
