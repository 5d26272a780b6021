package org.heddle.verify.constraints;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;

/** A module where it stands in the tree of instances, with the top's clocks that its domains have there. */
final class Occurrence {
    /** Instance names from the top on, each with a dot behind it; empty for the top. */
    final String path;

    final ModuleDefinition module;
    final Optional<Occurrence> parent;
    /** Definition of it in its parent; empty for the top. */
    final Optional<InstanceDefinition> instance;
    /** By the name of an instance. */
    final Map<String, Occurrence> children = new HashMap<>();

    private final Map<String, Integer> joined = new HashMap<>();
    /** By a clock's signal, the top's input that it is. */
    private final Map<Integer, String> clocks = new HashMap<>();

    static Occurrence top(Circuit circuit) {
        ModuleDefinition module = circuit.module(circuit.top());
        return new Occurrence(circuit, "", module, Optional.empty(), Optional.empty());
    }

    private Occurrence(
            Circuit circuit,
            String path,
            ModuleDefinition module,
            Optional<Occurrence> parent,
            Optional<InstanceDefinition> instance) {
        this.path = path;
        this.module = module;
        this.parent = parent;
        this.instance = instance;
        instance.ifPresent(
                here -> here.connections().forEach(connection -> joined.put(connection.port(), connection.signal())));
        for (Signal port : module.ports()) {
            if (port.kind() == Signal.Kind.CLOCK) {
                String clock = parent.isEmpty()
                        ? port.name()
                        : parent.orElseThrow().clocks.get(joined.get(port.name()));
                clocks.put(port.id(), clock);
            }
        }
        for (InstanceDefinition child : module.instances()) {
            children.put(
                    child.name(),
                    new Occurrence(
                            circuit,
                            path + child.name() + ".",
                            circuit.module(child.module()),
                            Optional.of(this),
                            Optional.of(child)));
        }
    }

    /** The top's clock of a domain; empty for none. */
    Optional<String> clock(int domain) {
        return domain < 0
                ? Optional.empty()
                : Optional.ofNullable(clocks.get(module.domains().get(domain).clock()));
    }

    /** The top's clock that an input of the top belongs to; the empty name for one that may change at any time. */
    Optional<String> clockOfInput(Signal input) {
        if (input.kind() != Signal.Kind.RESET) {
            return input.domain() == Signal.ASYNCHRONOUS ? Optional.of("") : clock(input.domain());
        }
        for (int domain = 0; domain < module.domains().size(); domain++) {
            if (module.domains().get(domain).reset() == input.id()) {
                return module.domains().get(domain).isAsynchronous() ? Optional.of("") : clock(domain);
            }
        }
        return Optional.empty();
    }

    /** The parent's signal that is joined to a port. */
    int outside(Signal port) {
        return joined.get(port.name());
    }
}
