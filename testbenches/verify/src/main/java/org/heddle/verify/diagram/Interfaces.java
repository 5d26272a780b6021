package org.heddle.verify.diagram;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;

/**
 * The ports of a module by the Java field that they come from: {@code command_data}, {@code command_valid} and
 * {@code command_ready} are one interface, {@code command}.
 */
final class Interfaces {
    private static final String VALID = "_valid";

    private final Map<String, List<Signal>> portsOf = new LinkedHashMap<>();

    Interfaces(ModuleDefinition module) {
        for (Signal port : module.ports()) {
            if (port.kind() == Signal.Kind.INPUT || port.kind() == Signal.Kind.OUTPUT) {
                portsOf.computeIfAbsent(nameOf(port.name()), name -> new ArrayList<>())
                        .add(port);
            }
        }
    }

    /** Java names have no underscores, so the first one ends the field's. */
    static String nameOf(String port) {
        int end = port.indexOf('_');
        return end <= 0 ? port : port.substring(0, end);
    }

    Iterable<String> names() {
        return portsOf.keySet();
    }

    /** Whether data goes into the module: as the valid signal does, or the signal that was declared first. */
    boolean entering(String name) {
        List<Signal> ports = portsOf.getOrDefault(name, List.of());
        Signal deciding = ports.stream()
                .filter(port -> port.name().endsWith(VALID))
                .findFirst()
                .orElse(ports.get(0));
        return deciding.kind() == Signal.Kind.INPUT;
    }

    /** The ports that go the way the interface does; the others answer. */
    List<Signal> forward(String name) {
        Signal.Kind kind = entering(name) ? Signal.Kind.INPUT : Signal.Kind.OUTPUT;
        return portsOf.getOrDefault(name, List.of()).stream()
                .filter(port -> port.kind() == kind)
                .toList();
    }

    boolean isForward(String port) {
        return forward(nameOf(port)).stream().anyMatch(other -> other.name().equals(port));
    }
}
