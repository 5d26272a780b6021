package org.heddle.hdl.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/**
 * Requires that each register or wire reaches an output, an instance, a memory or a property. Among the signals of one declaration,
 * such as the parts of a bundle or a vector, one is enough.
 */
final class UnreadCheck implements CircuitCheck {
    private final BitSet exempt;
    private final List<Integer> declarations;

    /**
     * Judges one module.
     *
     * @param exempt signals that are there to be looked at
     * @param declarations for each signal the number of the declaration that made it
     */
    UnreadCheck(BitSet exempt, List<Integer> declarations) {
        this.exempt = exempt;
        this.declarations = declarations;
    }

    @Override
    public void run(ModuleDefinition module, Consumer<Diagnostic> report) {
        if (isProbe(module)) {
            return;
        }
        BitSet read = new Reach(module).from(exempt);
        Set<Integer> readSomewhere = new HashSet<>();
        module.signals().stream()
                .filter(signal -> read.get(signal.id()))
                .forEach(signal -> readSomewhere.add(declarations.get(signal.id())));
        for (Signal signal : module.signals()) {
            if (isHeld(signal) && readSomewhere.add(declarations.get(signal.id()))) {
                report.accept(new Diagnostic(
                        Code.UNREAD,
                        (signal.kind() == Signal.Kind.WIRE ? "wire \"" : "register \"") + signal.name() + "\" of "
                                + module.name()
                                + " is never read: no output, instance, memory or assertion depends on it;"
                                + " use it, leave it out, declare it inside debug() to be looked at, or say unused(..)",
                        signal.site()));
            }
        }
    }

    /** A component that drives nothing is there for somebody who looks inside. */
    private static boolean isProbe(ModuleDefinition module) {
        return module.external().isPresent()
                || module.instances().isEmpty()
                        && module.signals().stream().noneMatch(signal -> signal.kind() == Signal.Kind.OUTPUT);
    }

    private static boolean isHeld(Signal signal) {
        return signal.kind() == Signal.Kind.REGISTER || signal.kind() == Signal.Kind.WIRE;
    }

    /** Everything that something depends on, in whatever cycle. */
    private static final class Reach {
        private record Driver(Expression value, List<Expression> controls) {}

        private final ModuleDefinition module;
        private final Map<Integer, List<Driver>> drivers = new HashMap<>();
        private final Set<Expression> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        private final BitSet reached = new BitSet();
        private final Deque<Integer> open = new ArrayDeque<>();

        Reach(ModuleDefinition module) {
            this.module = module;
        }

        BitSet from(BitSet start) {
            start.stream().forEach(this::reach);
            for (DomainDefinition domain : module.domains()) {
                for (int signal : new int[] {domain.clock(), domain.reset(), domain.enable()}) {
                    if (signal >= 0) {
                        reach(signal);
                    }
                }
            }
            Statements.forEachLeaf(module.body(), this::start);
            while (!open.isEmpty()) {
                int signal = open.pop();
                module.signal(signal).definition().ifPresent(this::reach);
                drivers.getOrDefault(signal, List.of()).forEach(driver -> {
                    reach(driver.value());
                    driver.controls().forEach(this::reach);
                });
            }
            return reached;
        }

        private void start(Statement leaf, List<Expression> controls) {
            if (leaf instanceof Statement.Assign assign && isHeld(module.signal(assign.target()))) {
                drivers.computeIfAbsent(assign.target(), k -> new ArrayList<>())
                        .add(new Driver(assign.value(), controls));
            } else {
                Statements.expressions(leaf).forEach(this::reach);
                controls.forEach(this::reach);
            }
        }

        private void reach(int signal) {
            if (!reached.get(signal)) {
                reached.set(signal);
                open.push(signal);
            }
        }

        private void reach(Expression expression) {
            if (seen.add(expression)) {
                BitSet sources = new BitSet();
                Dependencies.references(expression, sources);
                sources.stream().forEach(this::reach);
            }
        }
    }
}
