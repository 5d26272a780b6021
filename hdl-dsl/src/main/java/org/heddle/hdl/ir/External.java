package org.heddle.hdl.ir;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Verilog that stands for a module's body.
 *
 * @param module its name in the file
 * @param parameters what it is made with: {@code NAME=value}, the value as Verilog
 * @param ports its port for each of the module's, in the order of the module's ports: {@code ownName=itsName}
 * @param fileName without a folder
 * @param text the whole file
 * @param model for engines that read no Verilog
 */
public record External(
        String module,
        List<String> parameters,
        List<String> ports,
        String fileName,
        String text,
        Optional<Model> model) {
    public External {
        parameters = List.copyOf(parameters);
        ports = List.copyOf(ports);
    }

    /**
     * Asks a behaviour for the outputs of its instance.
     *
     * @param module whose body the Verilog is
     * @param inputs by port name
     * @return what it gives; each port's value is one for {@link #requireFits}
     * @throws IllegalStateException if it gives no map; with what it threw, an error too, as the cause
     */
    public static Map<String, BigInteger> outputs(
            ModuleDefinition module, Behaviour behaviour, Map<String, BigInteger> inputs) {
        Map<String, BigInteger> outputs;
        try {
            outputs = behaviour.outputs(inputs);
        } catch (Throwable problem) {
            throw failed(module, problem);
        }
        if (outputs == null) {
            throw new IllegalStateException(name(module) + " gives null for its outputs: outputs(..) gives a map");
        }
        return outputs;
    }

    /**
     * Requires that a behaviour gave an output a value, and one that fits the port.
     *
     * @param port an output of the module
     * @param value what it gave; null if nothing
     * @return the value
     * @throws IllegalStateException if there is none, or one that does not fit
     */
    public static BigInteger requireFits(ModuleDefinition module, Signal port, @Nullable BigInteger value) {
        if (value == null || value.signum() < 0 || value.bitLength() > port.width()) {
            throw new IllegalStateException(name(module) + " gives " + value + " for \"" + port.name() + "\" of "
                    + port.width() + " bits: outputs(..) gives each output port a value from 0 that fits it");
        }
        return value;
    }

    /**
     * Tells a behaviour of an edge.
     *
     * @param inputs by port name
     * @throws IllegalStateException with what the behaviour threw, an error too, as its cause
     */
    public static void edge(ModuleDefinition module, Behaviour behaviour, Map<String, BigInteger> inputs) {
        try {
            behaviour.edge(inputs);
        } catch (Throwable problem) {
            throw failed(module, problem);
        }
    }

    private static IllegalStateException failed(ModuleDefinition module, Throwable problem) {
        return new IllegalStateException(name(module) + " failed: " + problem, problem);
    }

    /** Returns a behaviour in words, as messages begin: by its box and where that stands. */
    public static String name(ModuleDefinition module) {
        return "the behaviour of " + module.name() + ", at " + module.site() + ",";
    }

    /** Makes a behaviour for each instance. Two of one class are the same. */
    public static final class Model {
        private final Class<?> owner;
        private final Supplier<Behaviour> supplier;

        public Model(Class<?> owner, Supplier<Behaviour> supplier) {
            this.owner = owner;
            this.supplier = supplier;
        }

        /** Returns a new behaviour, for one instance. */
        public Behaviour make() {
            return supplier.get();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Model model && model.owner == owner;
        }

        @Override
        public int hashCode() {
            return owner.getName().hashCode();
        }
    }
}
