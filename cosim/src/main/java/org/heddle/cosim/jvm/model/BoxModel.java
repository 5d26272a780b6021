package org.heddle.cosim.jvm.model;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.ir.Behaviour;
import org.heddle.hdl.ir.External;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;

/**
 * A black box in one instance: its behaviour in Java, and room for the words of its ports. Ports stand in their order, each with as many words as
 * its width takes; a clock is 0, as the behaviour hears of its edges.
 */
public final class BoxModel {
    /**
     * A port and its words.
     *
     * @param signal the port
     * @param first number of its lowest word
     */
    private record Words(Signal signal, int first) {}

    private final ModuleDefinition module;
    private final Behaviour behaviour;
    private final List<Words> inputs = new ArrayList<>();
    private final List<Words> outputs = new ArrayList<>();
    private final long[] words;

    /** Makes the behaviour of one instance of a module that has one. */
    public BoxModel(ModuleDefinition module) {
        this.module = module;
        this.behaviour = module.external()
                .flatMap(External::model)
                .orElseThrow(() -> new IllegalArgumentException(module.name() + " has no behaviour in Java"))
                .make();
        for (Signal port : module.ports()) {
            (port.kind() == Signal.Kind.OUTPUT ? outputs : inputs).add(new Words(port, first(module, port.id())));
        }
        this.words = new long[module.ports().stream().mapToInt(BoxModel::words).sum()];
    }

    /** Returns the number of a port's lowest word. */
    public static int first(ModuleDefinition module, int port) {
        return module.ports().stream()
                .takeWhile(each -> each.id() != port)
                .mapToInt(BoxModel::words)
                .sum();
    }

    private static int words(Signal port) {
        return (port.width() + Long.SIZE - 1) / Long.SIZE;
    }

    /** Gives an input's word its value. */
    public void put(int word, long value) {
        words[word] = value;
    }

    /** Returns an output's word, as the last {@link #settle} found it. */
    public long get(int word) {
        return words[word];
    }

    /**
     * Asks for the outputs.
     *
     * @throws IllegalStateException if the behaviour gives an output none, or one that does not fit the port
     */
    public void settle() {
        Map<String, BigInteger> values = External.ask(module, behaviour, inputs());
        for (Words output : outputs) {
            BigInteger value = values.get(output.signal().name());
            for (int i = 0; i < words(output.signal()); i++) {
                words[output.first() + i] = value.shiftRight(Long.SIZE * i).longValue();
            }
        }
    }

    /**
     * Lets the behaviour's clock rise.
     *
     * @throws IllegalStateException with what the behaviour threw as its cause
     */
    public void edge() {
        External.edge(module, behaviour, inputs());
    }

    private Map<String, BigInteger> inputs() {
        Map<String, BigInteger> values = new HashMap<>();
        for (Words input : inputs) {
            byte[] bytes = new byte[1 + Long.BYTES * words(input.signal())];
            for (int i = 1; i < bytes.length; i++) {
                int bit = Byte.SIZE * (bytes.length - 1 - i);
                bytes[i] = (byte) (words[input.first() + bit / Long.SIZE] >>> bit % Long.SIZE);
            }
            values.put(input.signal().name(), new BigInteger(bytes));
        }
        return values;
    }
}
