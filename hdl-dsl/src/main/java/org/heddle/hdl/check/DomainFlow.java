package org.heddle.hdl.check;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/**
 * Clocks that the signals of one module come from. A clock is known by the id of its signal, so that domains with one clock are
 * one; what may change at any time comes from {@link #anyTime}.
 */
final class DomainFlow {
    private final ModuleDefinition module;
    private final Dependencies dependencies;
    /** The clocks of what stands still between edges, and of what the outside says it does. */
    private final Map<Integer, Integer> origins = new HashMap<>();
    /** The clocks that inputs of instances, and resets and enables of domains, must come from. */
    private final Map<Integer, Integer> duties = new HashMap<>();

    private final Map<Integer, BitSet> clocksOfMemory = new HashMap<>();
    private final Map<Integer, BitSet> clocks = new HashMap<>();

    DomainFlow(ModuleDefinition module, Circuit circuit, Dependencies dependencies) {
        this.module = module;
        this.dependencies = dependencies;
        for (Signal signal : module.signals()) {
            if (signal.domain() == Signal.ASYNCHRONOUS) {
                origins.put(signal.id(), anyTime());
            } else if (signal.domain() >= 0 && signal.kind() != Signal.Kind.OUTPUT) {
                origins.put(signal.id(), clockOf(signal.domain()));
            }
        }
        for (DomainDefinition domain : module.domains()) {
            belongs(domain.reset(), domain);
            belongs(domain.enable(), domain);
        }
        module.instances().forEach(instance -> join(instance, circuit.module(instance.module())));
        Statements.forEach(module.body(), statement -> {
            if (statement instanceof Statement.MemoryWrite write) {
                clocksOfMemory
                        .computeIfAbsent(write.memory(), k -> new BitSet())
                        .set(clockOf(write.domain()));
            }
        });
    }

    private void belongs(int signal, DomainDefinition domain) {
        if (signal >= 0) {
            boolean isPort = module.signal(signal).kind().isDomainPort();
            (isPort ? origins : duties).putIfAbsent(signal, domain.clock());
        }
    }

    private void join(InstanceDefinition instance, ModuleDefinition child) {
        Map<String, Integer> joined = instance.joined();
        for (Signal port : child.ports()) {
            if (port.domain() >= 0) {
                String clock =
                        child.signal(child.domains().get(port.domain()).clock()).name();
                boolean gives = port.kind() == Signal.Kind.OUTPUT;
                (gives ? origins : duties).put(joined.get(port.name()), joined.get(clock));
            }
        }
    }

    /** Stands for no clock: the value may change at any time. */
    int anyTime() {
        return module.signals().size();
    }

    /** Whether there is only one clock, so that nothing can come from another. */
    boolean isTrivial() {
        return module.domains().stream()
                                .mapToInt(DomainDefinition::clock)
                                .distinct()
                                .count()
                        <= 1
                && !origins.containsValue(anyTime());
    }

    int clockOf(int domain) {
        return module.domains().get(domain).clock();
    }

    /** Returns the signals at which a walk towards the sources ends, each with its clock. */
    Map<Integer, Integer> origins() {
        return origins;
    }

    /** Wires and inputs of instances that must come from one clock. */
    Map<Integer, Integer> duties() {
        return duties;
    }

    /** The clocks of a memory's writes. */
    BitSet ofMemory(int memory) {
        return clocksOfMemory.getOrDefault(memory, new BitSet());
    }

    /** The clocks that an expression's value comes from. */
    BitSet of(Expression expression) {
        BitSet signals = new BitSet();
        Dependencies.references(expression, signals);
        BitSet memories = new BitSet();
        Dependencies.memories(expression, memories);
        BitSet result = new BitSet();
        signals.stream().forEach(signal -> result.or(of(signal)));
        memories.stream().forEach(memory -> result.or(ofMemory(memory)));
        return result;
    }

    /** The clocks that a signal's value comes from. */
    BitSet of(int root) {
        Deque<Integer> open = new ArrayDeque<>();
        open.push(root);
        BitSet entered = new BitSet();
        while (!open.isEmpty()) {
            int signal = open.peek();
            if (clocks.containsKey(signal)) {
                open.pop();
            } else if (origins.containsKey(signal)) {
                BitSet own = new BitSet();
                own.set(origins.get(signal));
                clocks.put(open.pop(), own);
            } else if (!entered.get(signal)) {
                entered.set(signal);
                dependencies.of(signal).stream()
                        .filter(source -> !entered.get(source))
                        .forEach(open::push);
            } else {
                BitSet union = new BitSet();
                dependencies.of(signal).stream().forEach(source -> union.or(clocks.getOrDefault(source, new BitSet())));
                dependencies.memoriesOf(signal).stream().forEach(memory -> union.or(ofMemory(memory)));
                clocks.put(open.pop(), union);
            }
        }
        return clocks.get(root);
    }
}
