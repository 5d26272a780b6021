package org.heddle.hdl.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/**
 * Dependencies of a module's signals within a cycle: whole signals quickly, single bits where that is asked for. An
 * instance's outputs depend on those of its inputs that reach them inside.
 */
final class Dependencies {
    /** One bit of one signal. */
    record Bit(int signal, int index) {}

    /** Bits that another depends on, and memories. */
    interface Receiver {
        void accept(Source source);

        default void read(int memory, Site site) {}
    }

    /** A bit that another depends on, and the line that makes it so. */
    record Source(Bit bit, Site site) {}

    /** Conditions and selectors around a statement, and the signals in them. */
    private record Controls(List<Expression> expressions, BitSet signals) {
        static final Controls NONE = new Controls(List.of(), new BitSet());

        Controls with(Expression expression) {
            List<Expression> more = new ArrayList<>(expressions);
            more.add(expression);
            BitSet moreSignals = (BitSet) signals.clone();
            references(expression, moreSignals);
            return new Controls(more, moreSignals);
        }
    }

    /** One way in which a signal gets a value; the controls decide whether it does. */
    private record Driver(Expression value, Controls controls, Site site) {}

    /** An output of an instance. */
    private record Outlet(InstanceDefinition instance, String port) {}

    private final ModuleDefinition module;
    private final Map<String, Dependencies> children;
    private final Map<Integer, List<Driver>> drivers = new HashMap<>();
    private final Map<Integer, Outlet> outlets = new HashMap<>();
    private final Map<String, Integer> ports = new HashMap<>();
    private final Map<Integer, BitSet> sources = new HashMap<>();
    private final Map<String, BitSet> inputsOfOutput = new HashMap<>();
    private final Map<Bit, Set<Bit>> inputBitsOfOutput = new HashMap<>();

    /**
     * @param children those of every instantiated module, by module name
     */
    Dependencies(ModuleDefinition module, Map<String, Dependencies> children) {
        this.module = module;
        this.children = children;
        module.ports().forEach(port -> ports.put(port.name(), port.id()));
        for (int node : module.nodes()) {
            Signal signal = module.signal(node);
            Driver driver = new Driver(signal.definition().orElseThrow(), Controls.NONE, signal.site());
            drivers.put(node, List.of(driver));
        }
        collect(module.body(), Controls.NONE);
        for (InstanceDefinition instance : module.instances()) {
            for (InstanceDefinition.Connection connection : instance.connections()) {
                if (module.signal(connection.signal()).kind() == Signal.Kind.INSTANCE_OUTPUT) {
                    outlets.put(connection.signal(), new Outlet(instance, connection.port()));
                }
            }
        }
    }

    private void collect(List<Statement> body, Controls controls) {
        for (Statement statement : body) {
            statement.visit(
                    assign -> {
                        if (module.signal(assign.target()).kind().isCombinationalTarget()) {
                            drivers.computeIfAbsent(assign.target(), k -> new ArrayList<>())
                                    .add(new Driver(assign.value(), controls, assign.site()));
                        }
                    },
                    write -> {},
                    when -> {
                        Controls inner = controls;
                        for (Statement.Branch branch : when.branches()) {
                            inner = inner.with(branch.condition());
                            collect(branch.body(), inner);
                        }
                        collect(when.otherwise(), inner);
                    },
                    choice -> {
                        Controls inner = controls.with(choice.selector());
                        choice.cases().forEach(arm -> collect(arm.body(), inner));
                        collect(choice.otherwise(), inner);
                    },
                    property -> {});
        }
    }

    ModuleDefinition module() {
        return module;
    }

    // Whole signals

    /** The memories that a signal's value is read from. */
    BitSet memoriesOf(int signal) {
        BitSet memories = new BitSet();
        for (Driver driver : drivers.getOrDefault(signal, List.of())) {
            memories(driver.value(), memories);
            driver.controls().expressions().forEach(control -> memories(control, memories));
        }
        return memories;
    }

    static void memories(Expression root, BitSet memories) {
        Expressions.forEach(root, expression -> {
            if (expression instanceof Expression.MemoryRead read) {
                memories.set(read.memory());
            }
        });
    }

    /** The signals that a signal depends on within a cycle. */
    BitSet of(int signal) {
        return sources.computeIfAbsent(signal, this::find);
    }

    private BitSet find(int signal) {
        BitSet sources = new BitSet();
        for (Driver driver : drivers.getOrDefault(signal, List.of())) {
            references(driver.value(), sources);
            sources.or(driver.controls().signals());
        }
        Outlet outlet = outlets.get(signal);
        if (outlet != null) {
            Dependencies child = children.get(outlet.instance().module());
            BitSet inputs = child.inputsOf(outlet.port());
            for (InstanceDefinition.Connection connection : outlet.instance().connections()) {
                if (inputs.get(child.port(connection.port()))) {
                    sources.set(connection.signal());
                }
            }
        }
        return sources;
    }

    static void references(Expression root, BitSet sources) {
        Expressions.forEach(root, expression -> {
            if (expression instanceof Expression.Reference reference) {
                sources.set(reference.signal());
            }
        });
    }

    /** The signals in a statement without inner ones, and in what decides about it. */
    static BitSet references(Statement leaf, List<Expression> controls) {
        BitSet sources = new BitSet();
        Statements.expressions(leaf).forEach(value -> references(value, sources));
        controls.forEach(control -> references(control, sources));
        return sources;
    }

    /**
     * Visits signals and what they depend on within a cycle, each once, the nearest first.
     *
     * @param goesOn visits a signal; whether the walk goes on behind it
     */
    void walk(BitSet from, Predicate<Signal> goesOn) {
        BitSet seen = (BitSet) from.clone();
        Deque<Integer> open = new ArrayDeque<>();
        from.stream().forEach(open::add);
        while (!open.isEmpty()) {
            int signal = open.remove();
            if (goesOn.test(module.signal(signal))) {
                of(signal).stream().filter(next -> !seen.get(next)).forEach(next -> {
                    seen.set(next);
                    open.add(next);
                });
            }
        }
    }

    private int port(String name) {
        return Objects.requireNonNull(ports.get(name), name);
    }

    /** The input ports that an output port depends on. */
    private BitSet inputsOf(String output) {
        BitSet known = inputsOfOutput.get(output);
        if (known != null) {
            return known;
        }
        BitSet inputs = new BitSet();
        BitSet seen = new BitSet();
        Deque<Integer> open = new ArrayDeque<>(List.of(port(output)));
        while (!open.isEmpty()) {
            int signal = open.pop();
            if (seen.get(signal)) {
                continue;
            }
            seen.set(signal);
            if (module.signal(signal).kind() == Signal.Kind.INPUT) {
                inputs.set(signal);
            }
            of(signal).stream().forEach(open::push);
        }
        inputsOfOutput.put(output, inputs);
        return inputs;
    }

    // Bits

    /** The bits that one bit depends on within a cycle. */
    List<Source> of(Bit bit) {
        List<Source> sources = new ArrayList<>();
        visit(bit, sources::add);
        return sources;
    }

    /** Visits the bits and memories that one bit depends on within a cycle. */
    void visit(Bit bit, Receiver receiver) {
        for (Driver driver : drivers.getOrDefault(bit.signal(), List.of())) {
            BitSources walk = walk(driver.site(), receiver);
            walk.bit(driver.value(), bit.index());
            driver.controls().expressions().forEach(walk::all);
        }
        Outlet outlet = outlets.get(bit.signal());
        if (outlet != null) {
            Dependencies child = children.get(outlet.instance().module());
            Map<Integer, Integer> joined = new HashMap<>();
            for (InstanceDefinition.Connection connection : outlet.instance().connections()) {
                joined.put(child.port(connection.port()), connection.signal());
            }
            for (Bit input : child.inputBitsOf(new Bit(child.port(outlet.port()), bit.index()))) {
                Bit source = new Bit(joined.get(input.signal()), input.index());
                receiver.accept(new Source(source, outlet.instance().site()));
            }
        }
    }

    /** A walk over expressions that stand on a line. */
    static BitSources walk(Site site, Receiver receiver) {
        return new BitSources(new BitSources.Sink() {
            @Override
            public void accept(int signal, int bit) {
                receiver.accept(new Source(new Bit(signal, bit), site));
            }

            @Override
            public void read(int memory) {
                receiver.read(memory, site);
            }
        });
    }

    /** The bits of input ports that a bit depends on within a cycle. */
    Set<Bit> inputBitsOf(Bit output) {
        Set<Bit> known = inputBitsOfOutput.get(output);
        if (known != null) {
            return known;
        }
        Set<Bit> inputs = new LinkedHashSet<>();
        Set<Bit> seen = new LinkedHashSet<>();
        Deque<Bit> open = new ArrayDeque<>(List.of(output));
        while (!open.isEmpty()) {
            Bit bit = open.pop();
            if (seen.add(bit)) {
                if (module.signal(bit.signal()).kind() == Signal.Kind.INPUT) {
                    inputs.add(bit);
                }
                of(bit).forEach(source -> open.push(source.bit()));
            }
        }
        inputBitsOfOutput.put(output, inputs);
        return inputs;
    }
}
