package org.heddle.hdl.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/**
 * Values that an asynchronous reset changes go to registers of its clock that the reset holds as well.
 *
 * <pre>
 * Design
 *
 * An asynchronous reset acts between two edges; a register of the same clock that goes on meanwhile sees its inputs change at any time, as from
 * another clock. It does not if its own reset is active whenever the other one is: it is the same signal, or an OR (active low: an AND)
 * with it. Ports name their domains, so each module is judged alone. Registers without a reset value count as their domain's.
 * </pre>
 */
final class ResetCrossingCheck {
    /**
     * Clock and reset of what stands still between edges.
     *
     * @param clock number of the clock's signal
     * @param reset number of the reset's signal, or -1
     * @param isAsynchronous whether the reset acts without an edge
     * @param name for messages
     */
    private record Held(int clock, int reset, boolean isAsynchronous, boolean isActiveLow, String name) {}

    /** Something that is changed at edges, and what its next value is made of. */
    private record Use(String what, Held domain, BitSet from, Site site) {}

    private final Circuit circuit;
    private final Map<String, Dependencies> dependencies;

    ResetCrossingCheck(Circuit circuit, Map<String, Dependencies> dependencies) {
        this.circuit = circuit;
        this.dependencies = dependencies;
    }

    /** Reports for each module by its name. */
    void run(BiConsumer<String, Diagnostic> report) {
        for (ModuleDefinition module : circuit.modules()) {
            if (mayCross(module)) {
                new Judge(module).run(report);
            }
        }
    }

    /** Whether two domains of one clock have resets of their own, one of them asynchronous. */
    private static boolean mayCross(ModuleDefinition module) {
        List<DomainDefinition> domains = module.domains();
        return domains.stream()
                .filter(DomainDefinition::isAsynchronous)
                .anyMatch(one -> domains.stream()
                        .anyMatch(other ->
                                other.clock() == one.clock() && other.hasReset() && other.reset() != one.reset()));
    }

    private final class Judge {
        private final ModuleDefinition module;
        private final Dependencies own;
        private final Map<Integer, Held> origins = new HashMap<>();
        private final List<Use> uses = new ArrayList<>();
        /** Values of wires that have one under no condition: resets that are made of others are such. */
        private final Map<Integer, Expression> values = new HashMap<>();

        Judge(ModuleDefinition module) {
            this.module = module;
            this.own = Objects.requireNonNull(dependencies.get(module.name()));
            for (Signal signal : module.signals()) {
                boolean isReset = signal.kind() != Signal.Kind.REGISTER
                        || signal.resetValue().isPresent();
                if (signal.domain() >= 0 && signal.kind() != Signal.Kind.OUTPUT && isReset) {
                    origins.put(signal.id(), held(module.domains().get(signal.domain())));
                }
            }
            module.instances().forEach(this::join);
            Statements.forEachLeaf(module.body(), (leaf, controls) -> {
                BitSet from = Dependencies.references(leaf, controls);
                if (leaf instanceof Statement.Assign assign) {
                    if (controls.isEmpty()) {
                        values.put(assign.target(), assign.value());
                    }
                    Signal target = module.signal(assign.target());
                    boolean isHeld = target.kind() == Signal.Kind.REGISTER || target.kind() == Signal.Kind.OUTPUT;
                    if (isHeld && target.domain() >= 0) {
                        Held domain = held(module.domains().get(target.domain()));
                        uses.add(new Use(ClockedUse.describe(target), domain, from, assign.site()));
                    }
                } else if (leaf instanceof Statement.MemoryWrite write) {
                    String what =
                            "memory \"" + module.memories().get(write.memory()).name() + "\"";
                    uses.add(new Use(what, held(module.domains().get(write.domain())), from, write.site()));
                }
            });
        }

        private static Held held(DomainDefinition domain) {
            return new Held(
                    domain.clock(),
                    domain.reset(),
                    domain.isAsynchronous(),
                    domain.style().activeLow(),
                    domain.displayName());
        }

        private void join(InstanceDefinition instance) {
            ModuleDefinition child = circuit.module(instance.module());
            Map<String, Integer> joined = instance.joined();
            for (Signal port : child.ports()) {
                if (port.domain() < 0 || port.kind().isDomainPort()) {
                    continue;
                }
                DomainDefinition domain = child.domains().get(port.domain());
                if (!domain.hasReset()) {
                    continue;
                }
                Held here = new Held(
                        joined(joined, child.signal(domain.clock())),
                        joined(joined, child.signal(domain.reset())),
                        domain.isAsynchronous(),
                        domain.style().activeLow(),
                        domain.displayName());
                int signal = joined(joined, port);
                if (port.kind() == Signal.Kind.OUTPUT) {
                    origins.put(signal, here);
                } else {
                    BitSet from = own.of(signal);
                    uses.add(new Use(
                            "input \"" + port.name() + "\" of instance \"" + instance.name() + "\"",
                            here,
                            from,
                            instance.site()));
                }
            }
        }

        private int joined(Map<String, Integer> joined, Signal port) {
            return Objects.requireNonNull(joined.get(port.name()), port.name());
        }

        void run(BiConsumer<String, Diagnostic> report) {
            Set<List<Object>> told = new HashSet<>();
            for (Use use : uses) {
                if (use.domain().reset() >= 0) {
                    foreign(use)
                            .filter(signal -> told.add(List.of(use.what(), signal.id())))
                            .ifPresent(signal -> report.accept(module.name(), describe(use, signal)));
                }
            }
        }

        /** The first signal that the use depends on within a cycle and that another reset may change at any time. */
        private Optional<Signal> foreign(Use use) {
            List<Signal> found = new ArrayList<>();
            own.walk(use.from(), signal -> {
                Held origin = origins.get(signal.id());
                if (origin == null) {
                    return found.isEmpty();
                }
                if (origin.isAsynchronous()
                        && origin.clock() == use.domain().clock()
                        && signal.crossing().isEmpty()
                        && !holds(use.domain(), origin)) {
                    found.add(signal);
                }
                return false;
            });
            return found.stream().findFirst();
        }

        /** Whether a domain is reset whenever another one is. */
        private boolean holds(Held domain, Held other) {
            if (domain.isActiveLow() != other.isActiveLow()) {
                return false;
            }
            Expression.BinaryOperator joining =
                    domain.isActiveLow() ? Expression.BinaryOperator.AND : Expression.BinaryOperator.OR;
            int wanted = root(other.reset());
            Deque<Integer> open = new ArrayDeque<>(List.of(domain.reset()));
            BitSet seen = new BitSet();
            while (!open.isEmpty()) {
                int signal = root(open.pop());
                if (signal == wanted) {
                    return true;
                }
                if (!seen.get(signal)) {
                    seen.set(signal);
                    value(signal).ifPresent(value -> terms(value, joining, open));
                }
            }
            return false;
        }

        /** The signal that another one is a mere name of. */
        private int root(int signal) {
            int root = signal;
            while (value(root).orElse(null) instanceof Expression.Reference reference) {
                root = reference.signal();
            }
            return root;
        }

        private Optional<Expression> value(int signal) {
            boolean isRegister = module.signal(signal).kind() == Signal.Kind.REGISTER;
            return isRegister
                    ? Optional.empty()
                    : Optional.ofNullable(values.get(signal)).or(module.signal(signal)::definition);
        }

        private void terms(Expression value, Expression.BinaryOperator joining, Deque<Integer> open) {
            if (value instanceof Expression.Reference reference) {
                open.push(reference.signal());
            } else if (value instanceof Expression.Binary binary && binary.operator() == joining) {
                binary.operands().forEach(operand -> terms(operand, joining, open));
            }
        }

        private Diagnostic describe(Use use, Signal signal) {
            Held origin = Objects.requireNonNull(origins.get(signal.id()));
            return new Diagnostic(
                    Code.RESET_CROSSING,
                    "in " + module.name() + ", " + use.what() + " of domain \""
                            + use.domain().name() + "\" depends on " + ClockedUse.describe(signal) + " ("
                            + signal.site()
                            + ") of domain \"" + origin.name()
                            + "\", whose asynchronous reset may change it between two edges: reset both together, bring it over"
                            + " with a BitSynchronizer, or say crossing(value, why it stands still then), or"
                            + " allow(Code.RESET_CROSSING, why)",
                    List.of(use.site(), signal.site()));
        }
    }
}
