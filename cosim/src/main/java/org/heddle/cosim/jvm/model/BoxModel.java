package org.heddle.cosim.jvm.model;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.ir.Behaviour;
import org.heddle.hdl.ir.External;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.jspecify.annotations.Nullable;

/**
 * A black box in one instance: its behaviour in Java, and room for the words of its ports. Ports stand in their order, each with as many words as
 * its width takes; a clock is 0, as the behaviour hears of its edges.
 *
 * <p>Names are looked up when it is made. A behaviour is asked only if an input has changed or an edge has come since it was asked last, the map of
 * its inputs is made only where one has changed, and an output's words are written only where its value is another one.
 */
public final class BoxModel {
    private final ModuleDefinition module;
    private final Behaviour behaviour;
    private final Optional<String> name;
    private final AskedBox asked;
    private final Signal[] inputs;
    private final Signal[] outputs;
    private final int[] firstOfInput;
    private final int[] firstOfOutput;
    private final List<String> names;
    private final String[] namesOfOutputs;
    private final Map<String, Integer> places = new HashMap<>();
    private final long[] words;
    private final long[] seen; // the words of the inputs that are in the map
    private final @Nullable BigInteger[] given;
    private BoxInputs map;
    private boolean changed;
    private boolean settled;

    /**
     * Makes the behaviour of one instance of a module that has one.
     *
     * @param asked hears when the behaviour begins and ends to be asked
     */
    public BoxModel(ModuleDefinition module, AskedBox asked) {
        this.module = module;
        this.name = Optional.of(External.name(module));
        this.asked = asked;
        this.behaviour = module.external()
                .flatMap(External::model)
                .orElseThrow(() -> new IllegalArgumentException(module.name() + " has no behaviour in Java"))
                .make();
        List<Signal> ports = module.ports();
        this.inputs =
                ports.stream().filter(port -> port.kind() != Signal.Kind.OUTPUT).toArray(Signal[]::new);
        this.outputs =
                ports.stream().filter(port -> port.kind() == Signal.Kind.OUTPUT).toArray(Signal[]::new);
        this.firstOfInput = firsts(inputs);
        this.firstOfOutput = firsts(outputs);
        this.names = Arrays.stream(inputs).map(BoxModel::name).toList();
        this.namesOfOutputs = Arrays.stream(outputs).map(BoxModel::name).toArray(String[]::new);
        names.forEach(name -> places.put(name, places.size()));
        this.words = new long[ports.stream().mapToInt(BoxModel::words).sum()];
        this.seen = new long[words.length];
        this.given = new BigInteger[outputs.length];
        BigInteger[] zeros = new BigInteger[inputs.length];
        Arrays.fill(zeros, BigInteger.ZERO);
        this.map = new BoxInputs(names, places, zeros);
    }

    /** Returns the number of a port's lowest word. */
    public static int first(ModuleDefinition module, int port) {
        return module.ports().stream()
                .takeWhile(each -> each.id() != port)
                .mapToInt(BoxModel::words)
                .sum();
    }

    private int[] firsts(Signal[] ports) {
        return Arrays.stream(ports).mapToInt(port -> first(module, port.id())).toArray();
    }

    /** The name as the one object that literals in behaviours are: found in a map without comparing letters. */
    private static String name(Signal port) {
        return port.name().intern();
    }

    private static int words(Signal port) {
        return (port.width() + Long.SIZE - 1) / Long.SIZE;
    }

    /** Gives an input's word its value. */
    public void put(int word, long value) {
        if (words[word] != value) {
            words[word] = value;
            changed = true;
            settled = false;
        }
    }

    /** Returns an output's word, as the last {@link #settle} found it. */
    public long get(int word) {
        return words[word];
    }

    /**
     * Asks for the outputs, if they may be others than they were.
     *
     * @throws IllegalStateException if the behaviour gives an output none, or one that does not fit the port
     */
    public void settle() {
        if (settled) {
            return;
        }
        asked.begin(name);
        try {
            Map<String, BigInteger> values = External.outputs(module, behaviour, inputs());
            for (int i = 0; i < outputs.length; i++) {
                BigInteger value = External.requireFits(module, outputs[i], values.get(namesOfOutputs[i]));
                if (!value.equals(given[i])) {
                    given[i] = value;
                    write(value, firstOfOutput[i], words(outputs[i]));
                }
            }
        } finally {
            asked.end();
        }
        settled = true;
    }

    private void write(BigInteger value, int first, int count) {
        words[first] = value.longValue();
        for (int i = 1; i < count; i++) {
            words[first + i] = value.shiftRight(Long.SIZE * i).longValue();
        }
    }

    /**
     * Lets the behaviour's clock rise.
     *
     * @throws IllegalStateException with what the behaviour threw as its cause
     */
    public void edge() {
        settled = false;
        asked.begin(name);
        try {
            External.edge(module, behaviour, inputs());
        } finally {
            asked.end();
        }
    }

    private BoxInputs inputs() {
        if (changed) {
            BigInteger[] values = map.copyOfValues();
            for (int i = 0; i < inputs.length; i++) {
                int first = firstOfInput[i];
                int end = first + words(inputs[i]);
                if (!Arrays.equals(words, first, end, seen, first, end)) {
                    System.arraycopy(words, first, seen, first, end - first);
                    values[i] = value(first, end);
                }
            }
            map = new BoxInputs(names, places, values);
            changed = false;
        }
        return map;
    }

    private BigInteger value(int first, int end) {
        int last = end - 1;
        while (last > first && words[last] == 0) {
            last--;
        }
        if (last == first && words[first] >= 0) {
            return BigInteger.valueOf(words[first]);
        }
        byte[] bytes = new byte[Long.BYTES * (last + 1 - first)];
        for (int i = 0; i < bytes.length; i++) {
            int bit = Byte.SIZE * (bytes.length - 1 - i);
            bytes[i] = (byte) (words[first + bit / Long.SIZE] >>> bit % Long.SIZE);
        }
        return new BigInteger(1, bytes);
    }
}
