package org.heddle.hdl.operation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.heddle.hdl.elaboration.ModuleBuilder;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.elaboration.SignalBuilder;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;

/**
 * A circuit whose top has an output for each of some values inside: their modules, and those around them, have one output more, and nothing else changes.
 *
 * <p>A module that stands in several places gets the output in all of them; it leads on where it was asked for.
 */
public final class ProbedCircuit {
    private static final String PREFIX = "probe";
    private static final String SEPARATOR = "__";

    private final Map<String, ModuleDefinition> modules = new LinkedHashMap<>();
    private final Set<String> added = new HashSet<>();

    private ProbedCircuit(Circuit circuit) {
        circuit.modules().forEach(module -> modules.put(module.name(), module));
    }

    /**
     * Returns a circuit with outputs for values inside.
     *
     * @param top of the circuit
     * @param circuit of that module
     * @param values named {@linkplain #portName here}; ports of the top stay what they are
     * @throws IllegalArgumentException if the circuit has another top, or a value has no name, is not inside the top, or is in no Verilog, as nothing reads it
     */
    public static Circuit of(ModuleBuilder top, Circuit circuit, List<Net> values) {
        if (!circuit.top().equals(top.finalName())) {
            throw new IllegalArgumentException("the circuit has " + circuit.top() + " around " + top.finalName()
                    + ": probe the design first, and put it into others then");
        }
        ProbedCircuit probed = new ProbedCircuit(circuit);
        for (Net value : values) {
            if (!(value.isPort() && value.owner() == top)) {
                probed.add(top, value);
            }
        }
        return new Circuit(circuit.top(), List.copyOf(probed.modules.values()));
    }

    /**
     * Returns the name of the top's output that shows a value: the instances around it and its own name.
     *
     * @throws IllegalArgumentException if the value has no name or is not inside the top
     */
    public static String portName(ModuleBuilder top, Net value) {
        List<String> names = new ArrayList<>(List.of(PREFIX));
        places(top, value).forEach(place -> names.add(nameOf(place)));
        names.add(nameOf(value));
        return String.join(SEPARATOR, names);
    }

    private void add(ModuleBuilder top, Net value) {
        List<ModuleBuilder> inwards = places(top, value);
        String signal = nameOf(value);
        String name = PREFIX + SEPARATOR + signal;
        ModuleDefinition module = module(value.owner());
        Signal inner = module.signals().stream()
                .filter(each -> each.name().equals(signal))
                .filter(each ->
                        each.kind() != Signal.Kind.NODE || module.nodes().contains(each.id()))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException(
                                "\"" + signal + "\" of " + module.name()
                                        + " is in no Verilog, as nothing reads it: probe what it would be read from, or set an output from it"));
        output(module.name(), name, inner);
        for (int i = inwards.size() - 1; i >= 0; i--) {
            String place = nameOf(inwards.get(i));
            ModuleBuilder parent = i == 0 ? top : inwards.get(i - 1);
            String inParent = PREFIX + SEPARATOR + place + name.substring(PREFIX.length());
            output(parent.finalName(), inParent, joined(module(parent), place, name));
            name = inParent;
        }
    }

    private ModuleDefinition module(ModuleBuilder builder) {
        ModuleDefinition module = modules.get(builder.finalName());
        if (module == null) {
            throw new IllegalArgumentException(
                    builder.finalName() + " is no module of the circuit: an instance without effect is left out");
        }
        return module;
    }

    private static Signal joined(ModuleDefinition module, String instance, String port) {
        return module.instances().stream()
                .filter(each -> each.name().equals(instance))
                .findFirst()
                .map(each -> module.signal(each.joined().get(port)))
                .orElseThrow(() -> new IllegalArgumentException(
                        "instance " + instance + " of " + module.name() + " is in no Verilog, as it has no effect"));
    }

    /** Gives a module an output that shows one of its signals, wherever the module stands; once. */
    private void output(String moduleName, String name, Signal shown) {
        ModuleDefinition module = modules.get(moduleName);
        if (added.add(moduleName + "." + name) && !shows(module, name, shown)) {
            int id = module.signals().size();
            List<Statement> body = new ArrayList<>(module.body());
            body.add(new Statement.Assign(id, new Expression.Reference(shown.id(), shown.width()), shown.site()));
            put(module, signal(module, name, Signal.Kind.OUTPUT, shown), module.instances(), body);
            List.copyOf(modules.values()).forEach(parent -> connect(parent, moduleName, name, shown));
        }
    }

    /** Whether an earlier probe of the design has made the output. */
    private static boolean shows(ModuleDefinition module, String name, Signal shown) {
        return module.body().stream()
                .anyMatch(statement -> statement instanceof Statement.Assign assign
                        && module.signal(assign.target()).name().equals(name)
                        && assign.value().equals(new Expression.Reference(shown.id(), shown.width())));
    }

    private void connect(ModuleDefinition parent, String child, String port, Signal shown) {
        for (int i = 0; i < parent.instances().size(); i++) {
            InstanceDefinition instance = parent.instances().get(i);
            if (instance.module().equals(child)) {
                ModuleDefinition now = modules.get(parent.name());
                List<InstanceDefinition.Connection> connections = new ArrayList<>(instance.connections());
                connections.add(
                        new InstanceDefinition.Connection(port, now.signals().size()));
                List<InstanceDefinition> instances = new ArrayList<>(now.instances());
                instances.set(i, new InstanceDefinition(instance.name(), child, connections, instance.site()));
                String joined = instance.name() + SEPARATOR + port;
                put(now, signal(now, joined, Signal.Kind.INSTANCE_OUTPUT, shown), instances, now.body());
            }
        }
    }

    private static Signal signal(ModuleDefinition module, String name, Signal.Kind kind, Signal shown) {
        if (module.signals().stream().anyMatch(each -> each.name().equalsIgnoreCase(name))) {
            throw new IllegalArgumentException("a probe would be called \"" + name + "\", as something of "
                    + module.name() + " is: call that something else");
        }
        return new Signal(
                module.signals().size(),
                name,
                kind,
                shown.width(),
                Optional.empty(),
                Signal.NO_DOMAIN,
                Optional.empty(),
                shown.enumeration(),
                Optional.empty(),
                Optional.empty(),
                shown.site());
    }

    private void put(ModuleDefinition module, Signal more, List<InstanceDefinition> instances, List<Statement> body) {
        List<Signal> signals = new ArrayList<>(module.signals());
        signals.add(more);
        modules.put(
                module.name(),
                new ModuleDefinition(
                        module.name(),
                        module.parameters(),
                        signals,
                        module.nodes(),
                        module.memories(),
                        instances,
                        module.domains(),
                        body,
                        module.external(),
                        module.documentation(),
                        module.site()));
    }

    /** Returns the modules from one inside the top to that of a value. */
    private static List<ModuleBuilder> places(ModuleBuilder top, Net value) {
        Deque<ModuleBuilder> places = new ArrayDeque<>();
        ModuleBuilder module = value.owner();
        while (module != null && module != top) {
            places.push(module);
            module = module.parent();
        }
        if (module == null) {
            throw new IllegalArgumentException(
                    value.describe() + " is of " + value.owner().name() + ", which is not inside " + top.name()
                            + ": name a value of the design's own component or of an instance in it");
        }
        return List.copyOf(places);
    }

    private static String nameOf(ModuleBuilder place) {
        ModuleBuilder parent = place.parent();
        if (parent == null) {
            throw new IllegalArgumentException(place.name() + " is no instance");
        }
        return parent.instances().nameOf(place);
    }

    private static String nameOf(Net value) {
        return value.signal()
                .map(SignalBuilder::displayName)
                .filter(name -> !name.isEmpty())
                .orElseThrow(() -> new IllegalArgumentException("a value without a name of "
                        + value.owner().name() + " cannot be probed: keep it in a field or a local variable"));
    }
}
