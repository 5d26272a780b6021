package org.heddle.hdl.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.heddle.hdl.check.Dependencies.Bit;
import org.heddle.hdl.check.Dependencies.Source;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;

/**
 * A stream's {@code ready} runs through no more than two modules before a register takes it up.
 *
 * <pre>
 * Design
 *
 *         +---+ ready  +---+ ready  +---+ ready  +---+
 *         | A | <----- | B | <----- | C | <----- | D |     passes C and B: two
 *         +---+        +---+        +---+        +---+
 *
 * A module is passed if one of its ready inputs reaches one of its ready outputs within a cycle; a module of several parts counts as the
 * most that are passed inside. In each module the ready ports of its instances and its own are the nodes of a graph without loops, and the longest way
 * through it is told, if it leads through more than one instance: what one instance holds by itself is told there.
 * </pre>
 */
final class ReadyChainCheck {
    private static final int MOST_MODULES = 2;

    /** A ready input and a ready output of a module that it reaches. */
    private record Pass(String input, String output) {}

    /** A way that ends in a bit: how many modules it passes, and through which instances, the last one first. */
    private record Way(int modules, List<InstanceDefinition> instances) {
        static final Way NONE = new Way(0, List.of());

        Way through(InstanceDefinition instance, int passed) {
            List<InstanceDefinition> more = new ArrayList<>(instances);
            more.add(instance);
            return new Way(modules + passed, more);
        }
    }

    /** For each module its passes with the number of modules in them. */
    private final Map<String, Map<Pass, Integer>> passes = new HashMap<>();

    /** Reports for each module by its name. */
    void run(Circuit circuit, Map<String, Dependencies> modules, BiConsumer<String, Diagnostic> report) {
        for (ModuleDefinition module : circuit.modules()) {
            Graph graph = new Graph(module, Objects.requireNonNull(modules.get(module.name())));
            passes.put(module.name(), graph.passes());
            Way longest = graph.longest();
            if (longest.modules() > MOST_MODULES && longest.instances().size() > 1) {
                report.accept(module.name(), describe(module, longest));
            }
        }
    }

    private static Diagnostic describe(ModuleDefinition module, Way way) {
        List<InstanceDefinition> instances = new ArrayList<>(way.instances());
        Collections.reverse(instances);
        List<Site> sites =
                instances.stream().map(InstanceDefinition::site).distinct().toList();
        return new Diagnostic(
                Code.READY_CHAIN,
                "in " + module.name() + ", ready passes " + way.modules() + " modules within a cycle, upstream through "
                        + way.instances().stream().map(ReadyChainCheck::name).collect(Collectors.joining(", "))
                        + ": put a SkidBuffer or a Queue between two of them, or say allow(Code.READY_CHAIN, why that is"
                        + " short enough)",
                sites);
    }

    private static String name(InstanceDefinition instance) {
        return instance.name() + " (" + instance.site() + ")";
    }

    private static boolean isReady(Signal signal, String port) {
        return signal.width() == 1 && (port.equals("ready") || port.endsWith("_ready"));
    }

    /** The ready ports of one module and of its instances, and how they follow each other within a cycle. */
    private final class Graph {
        /** An instance's port. */
        private record Pin(InstanceDefinition instance, String port) {}

        private static final int ANY = -1;

        private final ModuleDefinition module;
        private final Dependencies dependencies;
        private final Map<Integer, Pin> outlets = new HashMap<>();
        private final Map<Pin, Integer> signals = new LinkedHashMap<>();
        private final Map<Integer, Set<Integer>> before = new HashMap<>();
        private final Map<Integer, Optional<Way>> longest = new HashMap<>();

        Graph(ModuleDefinition module, Dependencies dependencies) {
            this.module = module;
            this.dependencies = dependencies;
            for (InstanceDefinition instance : module.instances()) {
                for (InstanceDefinition.Connection connection : instance.connections()) {
                    Signal signal = module.signal(connection.signal());
                    if (isReady(signal, connection.port())) {
                        Pin pin = new Pin(instance, connection.port());
                        signals.put(pin, signal.id());
                        if (signal.kind() == Signal.Kind.INSTANCE_OUTPUT) {
                            outlets.put(signal.id(), pin);
                        }
                    }
                }
            }
        }

        /** Returns the longest way in this module, to a port of its own or into an instance. */
        Way longest() {
            longest.clear();
            Way most = Way.NONE;
            for (int signal : signals.values()) {
                most = longer(most, to(signal, ANY).orElseThrow());
            }
            for (Signal output : ofKind(Signal.Kind.OUTPUT)) {
                most = longer(most, to(output.id(), ANY).orElseThrow());
            }
            return most;
        }

        /** Returns which of this module's own ready inputs reaches which of its ready outputs. */
        Map<Pass, Integer> passes() {
            Map<Pass, Integer> found = new LinkedHashMap<>();
            for (Signal input : ofKind(Signal.Kind.INPUT)) {
                longest.clear();
                for (Signal output : ofKind(Signal.Kind.OUTPUT)) {
                    if (dependencies.inputBitsOf(new Bit(output.id(), 0)).contains(new Bit(input.id(), 0))) {
                        int inside =
                                to(output.id(), input.id()).map(Way::modules).orElse(0);
                        found.put(new Pass(input.name(), output.name()), Math.max(1, inside));
                    }
                }
            }
            return found;
        }

        private List<Signal> ofKind(Signal.Kind kind) {
            return module.signals().stream()
                    .filter(signal -> signal.kind() == kind && isReady(signal, signal.name()))
                    .toList();
        }

        /** Returns the longest way from a signal to another; empty if there is none. */
        private Optional<Way> to(int signal, int from) {
            Optional<Way> known = longest.get(signal);
            if (known != null) {
                return known;
            }
            Optional<Way> most = signal == from || from == ANY ? Optional.of(Way.NONE) : Optional.empty();
            Pin outlet = outlets.get(signal);
            if (outlet != null) {
                for (Map.Entry<Pass, Integer> pass : passesOf(outlet).entrySet()) {
                    Integer source =
                            signals.get(new Pin(outlet.instance(), pass.getKey().input()));
                    if (source != null) {
                        most = longer(
                                most, to(source, from).map(way -> way.through(outlet.instance(), pass.getValue())));
                    }
                }
            } else {
                for (int source : readyBefore(signal)) {
                    most = longer(most, to(source, from));
                }
            }
            longest.put(signal, most);
            return most;
        }

        private Map<Pass, Integer> passesOf(Pin outlet) {
            Map<Pass, Integer> all = passes.getOrDefault(outlet.instance().module(), Map.of());
            return all.entrySet().stream()
                    .filter(pass -> pass.getKey().output().equals(outlet.port()))
                    .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        }

        /** Returns the ready signals that a signal depends on through this module's own logic. */
        private Set<Integer> readyBefore(int signal) {
            Set<Integer> known = before.get(signal);
            if (known != null) {
                return known;
            }
            Set<Integer> found = new LinkedHashSet<>();
            Set<Bit> seen = new HashSet<>();
            Deque<Bit> open = new ArrayDeque<>(List.of(new Bit(signal, 0)));
            while (!open.isEmpty()) {
                Bit bit = open.pop();
                if (!seen.add(bit)) {
                    continue;
                }
                Signal source = module.signal(bit.signal());
                if (source.kind() == Signal.Kind.INPUT && isReady(source, source.name())
                        || outlets.containsKey(source.id())) {
                    found.add(source.id());
                } else if (source.kind() != Signal.Kind.INSTANCE_OUTPUT) {
                    for (Source next : dependencies.of(bit)) {
                        open.push(next.bit());
                    }
                }
            }
            found.remove(signal);
            before.put(signal, found);
            return found;
        }

        private static Way longer(Way one, Way other) {
            return other.modules() > one.modules() ? other : one;
        }

        private static Optional<Way> longer(Optional<Way> one, Optional<Way> other) {
            return one.isEmpty() ? other : other.isEmpty() ? one : Optional.of(longer(one.get(), other.get()));
        }
    }
}
