package org.heddle.cosim.jvm.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;

/**
 * Where each signal of a module lives: in the module's own object, or, for what is joined to a port of an instance, in the object of that
 * instance. Connections of other signals get a number behind the module's own signals, and are copied.
 */
public final class SignalPlaces {
    /**
     * A port of an instance inside the module.
     *
     * @param child place of the instance in the module
     * @param port number of the signal in the instance's module
     */
    public record InnerPort(int child, int port) {}

    private final ModuleDefinition module;
    private final Map<Integer, InnerPort> inner = new HashMap<>();
    private final List<Map<Integer, Integer>> joined = new ArrayList<>();
    private final List<SettleItem.Node> copies = new ArrayList<>();
    private final List<Integer> widths = new ArrayList<>();

    SignalPlaces(ModuleDefinition module, List<ModuleDefinition> children) {
        this.module = module;
        for (int child = 0; child < children.size(); child++) {
            joined.add(new HashMap<>());
            join(child, module.instances().get(child), children.get(child));
        }
    }

    private void join(int child, InstanceDefinition instance, ModuleDefinition definition) {
        Map<String, Signal> ports = new HashMap<>();
        definition.ports().forEach(port -> ports.put(port.name(), port));
        for (InstanceDefinition.Connection connection : instance.connections()) {
            Signal port = ports.get(connection.port());
            Signal signal = module.signal(connection.signal());
            if (port == null || port.kind() == Signal.Kind.CLOCK) {
                continue;
            }
            boolean output = port.kind() == Signal.Kind.OUTPUT;
            boolean own = signal.kind() == (output ? Signal.Kind.INSTANCE_OUTPUT : Signal.Kind.INSTANCE_INPUT);
            if (own && !inner.containsKey(signal.id())) {
                inner.put(signal.id(), new InnerPort(child, port.id()));
                joined.get(child).put(port.id(), signal.id());
            } else if (output) {
                throw new EngineRefusal("output \"" + port.name() + "\" of instance \"" + instance.name() + "\" in "
                        + module.name() + " drives " + signal.name() + " of kind " + signal.kind());
            } else {
                copy(child, port, signal);
            }
        }
    }

    private void copy(int child, Signal port, Signal signal) {
        int number = module.signals().size() + widths.size();
        widths.add(port.width());
        inner.put(number, new InnerPort(child, port.id()));
        joined.get(child).put(port.id(), number);
        BitSet reads = new BitSet();
        reads.set(signal.id());
        copies.add(new SettleItem.Node(
                number,
                new Expression.Reference(signal.id(), signal.width()),
                reads,
                new BitSet(),
                CodeCost.of(new Expression.Reference(signal.id(), signal.width()))));
    }

    /** Copies of signals into ports of instances. */
    List<SettleItem.Node> copies() {
        return copies;
    }

    /** Number of signals, with those behind the module's own. */
    public int count() {
        return module.signals().size() + widths.size();
    }

    /** Width of a signal in bits. */
    public int width(int signal) {
        int own = module.signals().size();
        return signal < own ? module.signal(signal).width() : widths.get(signal - own);
    }

    /** Returns the port of an instance in which a signal lives; null if it lives in the module. */
    public @org.jspecify.annotations.Nullable InnerPort inner(int signal) {
        return inner.get(signal);
    }

    /** Returns the signal that is joined to a port of an instance; null if none is. */
    @org.jspecify.annotations.Nullable
    Integer joined(int child, int port) {
        return joined.get(child).get(port);
    }
}
