package org.heddle.hdl.interpreter;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.MemoryDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;

/** The values of one instance of a module, and what its statements make of them. */
final class InstanceState {
    private record MemoryChange(int memory, int address, BigInteger word) {}

    /** A port of this instance and the parent's signal joined to it. */
    private record Joint(int port, boolean output, int parentSignal) {}

    private final ModuleDefinition module;
    private final BigInteger[] values;
    private final BigInteger[][] memories;
    private final List<InstanceState> children = new ArrayList<>();
    private final List<Joint> joints = new ArrayList<>();
    private final Map<Integer, String> topClocks = new HashMap<>();
    private final Map<Integer, BigInteger> registerChanges = new HashMap<>();
    private final List<MemoryChange> memoryChanges = new ArrayList<>();
    private final List<AssertionViolation> violations = new ArrayList<>();
    private final Optional<BoxState> box;
    private InstanceState parent = this;

    /**
     * @param all receives this instance and those inside it, parents first
     */
    InstanceState(ModuleDefinition module, Circuit circuit, List<InstanceState> all) {
        this.module = module;
        this.box = module.external().map(external -> new BoxState(module, external));
        this.values = new BigInteger[module.signals().size()];
        Arrays.fill(values, BigInteger.ZERO);
        this.memories = new BigInteger[module.memories().size()][];
        for (MemoryDefinition memory : module.memories()) {
            BigInteger[] words = new BigInteger[memory.depth()];
            Arrays.fill(words, BigInteger.ZERO);
            memories[memory.id()] =
                    memory.contents().isEmpty() ? words : memory.contents().toArray(BigInteger[]::new);
        }
        for (Signal signal : module.signals()) {
            if (signal.kind() == Signal.Kind.CLOCK) {
                topClocks.put(signal.id(), signal.name());
            } else if (signal.kind() == Signal.Kind.REGISTER && isInitial(signal)) {
                signal.resetValue().ifPresent(value -> values[signal.id()] = value);
            }
        }
        all.add(this);
        for (InstanceDefinition definition : module.instances()) {
            InstanceState child = new InstanceState(circuit.module(definition.module()), circuit, all);
            child.join(this, definition);
            children.add(child);
        }
    }

    private boolean isInitial(Signal register) {
        return module.domains().get(register.domain()).style().initial();
    }

    private void join(InstanceState container, InstanceDefinition definition) {
        parent = container;
        Map<String, Signal> ports = new HashMap<>();
        module.ports().forEach(port -> ports.put(port.name(), port));
        for (InstanceDefinition.Connection connection : definition.connections()) {
            Signal port = ports.get(connection.port());
            joints.add(new Joint(port.id(), port.kind() == Signal.Kind.OUTPUT, connection.signal()));
        }
        nameClocks();
    }

    private void nameClocks() {
        for (Joint joint : joints) {
            String name = parent.topClocks.get(joint.parentSignal());
            if (name != null) {
                topClocks.put(joint.port(), name);
            }
        }
        children.forEach(InstanceState::nameClocks);
    }

    int bits() {
        return module.signals().stream().mapToInt(Signal::width).sum();
    }

    BigInteger get(int signal) {
        return values[signal];
    }

    boolean set(int signal, BigInteger value) {
        boolean changed = !values[signal].equals(value);
        values[signal] = value;
        return changed;
    }

    // Within a cycle

    /** One pass over everything combinational; whether a value changed. */
    boolean propagate() {
        boolean changed = false;
        for (Joint joint : joints) {
            if (!joint.output()) {
                changed |= set(joint.port(), parent.get(joint.parentSignal()));
            }
        }
        if (box.isPresent()) {
            changed |= box.get().propagate(this);
        }
        changed |= resetAsynchronously();
        for (int node : module.nodes()) {
            changed |= set(node, evaluate(module.signal(node).definition().orElseThrow()));
        }
        Map<Integer, BigInteger> assigned = new HashMap<>();
        run(module.body(), new Effects() {
            @Override
            public void assign(Statement.Assign assign) {
                if (module.signal(assign.target()).kind().isCombinationalTarget()) {
                    assigned.put(assign.target(), evaluate(assign.value()));
                }
            }
        });
        for (Map.Entry<Integer, BigInteger> entry : assigned.entrySet()) {
            changed |= set(entry.getKey(), entry.getValue());
        }
        for (Joint joint : joints) {
            if (joint.output()) {
                changed |= parent.set(joint.parentSignal(), get(joint.port()));
            }
        }
        return changed;
    }

    private boolean resetAsynchronously() {
        boolean changed = false;
        for (int i = 0; i < module.domains().size(); i++) {
            DomainDefinition domain = module.domains().get(i);
            if (domain.isAsynchronous() && isReset(domain)) {
                for (Signal signal : module.signals()) {
                    if (isRegisterOf(signal, i) && signal.resetValue().isPresent()) {
                        changed |= set(signal.id(), signal.resetValue().get());
                    }
                }
            }
        }
        return changed;
    }

    // At a clock edge

    /** Computes what the rising clocks change, from the values before the edge. */
    void prepareEdge(Set<String> clocks) {
        for (int i = 0; i < module.domains().size(); i++) {
            if (clocks.contains(topClocks.get(module.domains().get(i).clock()))) {
                box.ifPresent(state -> state.prepareEdge(this));
                prepareEdge(i);
            }
        }
    }

    private void prepareEdge(int domain) {
        DomainDefinition clocked = module.domains().get(domain);
        boolean resets = isReset(clocked);
        boolean enabled = !clocked.hasEnable() || values[clocked.enable()].signum() != 0;
        if (enabled) {
            prepareStatements(domain, resets);
        }
        if (resets && (enabled || clocked.isAsynchronous() || !clocked.enableFirst())) {
            for (Signal signal : module.signals()) {
                if (isRegisterOf(signal, domain)) {
                    signal.resetValue().ifPresent(value -> registerChanges.put(signal.id(), value));
                }
            }
        }
    }

    private boolean isReset(DomainDefinition domain) {
        return domain.hasReset()
                && (values[domain.reset()].signum() != 0) != domain.style().activeLow();
    }

    private static boolean isRegisterOf(Signal signal, int domain) {
        return signal.kind() == Signal.Kind.REGISTER && signal.domain() == domain;
    }

    private void prepareStatements(int domain, boolean resets) {
        run(module.body(), new Effects() {
            @Override
            public void assign(Statement.Assign assign) {
                Signal target = module.signal(assign.target());
                if (isRegisterOf(target, domain)) {
                    registerChanges.put(target.id(), evaluate(assign.value()));
                }
            }

            @Override
            public void write(Statement.MemoryWrite write) {
                if (write.domain() == domain) {
                    prepareWrite(write);
                }
            }

            @Override
            public void check(Statement.Property property) {
                if (property.domain() == domain
                        && property.claim().stopsSimulation()
                        && !resets
                        && evaluate(property.condition()).signum() == 0) {
                    violations.add(new AssertionViolation(property));
                }
            }
        });
    }

    private void prepareWrite(Statement.MemoryWrite write) {
        BigInteger[] words = memories[write.memory()];
        BigInteger address = evaluate(write.address());
        if (address.compareTo(BigInteger.valueOf(words.length)) >= 0) {
            return;
        }
        int index = address.intValueExact();
        BigInteger word = evaluate(write.value());
        if (write.mask().isPresent()) {
            Expression mask = write.mask().get();
            word = masked(words, write.memory(), index, word, evaluate(mask), mask.width());
        }
        memoryChanges.add(new MemoryChange(write.memory(), index, word));
    }

    /** Parts whose mask bit is 0 keep what an earlier statement of this edge wrote, or else the word before the edge. */
    private BigInteger masked(BigInteger[] words, int memory, int index, BigInteger word, BigInteger mask, int parts) {
        BigInteger result = words[index];
        for (MemoryChange change : memoryChanges) {
            if (change.memory() == memory && change.address() == index) {
                result = change.word();
            }
        }
        int width = module.memories().get(memory).width() / parts;
        for (int bit = 0; bit < width * parts; bit++) {
            if (mask.testBit(bit / width)) {
                result = word.testBit(bit) ? result.setBit(bit) : result.clearBit(bit);
            }
        }
        return result;
    }

    /** Takes back what was prepared for an edge that does not come, and returns the claims that do not hold there. */
    List<AssertionViolation> forgetEdge() {
        box.ifPresent(BoxState::forgetEdge);
        registerChanges.clear();
        memoryChanges.clear();
        List<AssertionViolation> found = List.copyOf(violations);
        violations.clear();
        return found;
    }

    boolean isViolated() {
        return !violations.isEmpty();
    }

    void commitEdge() {
        box.ifPresent(BoxState::commitEdge);
        registerChanges.forEach(this::set);
        registerChanges.clear();
        memoryChanges.forEach(change -> memories[change.memory()][change.address()] = change.word());
        memoryChanges.clear();
    }

    // Statements and expressions

    /** Effects of the leaf statements. */
    private interface Effects {
        void assign(Statement.Assign assign);

        default void write(Statement.MemoryWrite write) {}

        default void check(Statement.Property property) {}
    }

    private void run(List<Statement> body, Effects effects) {
        for (Statement statement : body) {
            statement.visit(
                    effects::assign,
                    effects::write,
                    when -> run(chosen(when), effects),
                    choice -> run(chosen(choice), effects),
                    effects::check);
        }
    }

    private List<Statement> chosen(Statement.When when) {
        for (Statement.Branch branch : when.branches()) {
            if (evaluate(branch.condition()).signum() != 0) {
                return branch.body();
            }
        }
        return when.otherwise();
    }

    private List<Statement> chosen(Statement.Switch choice) {
        BigInteger selector = evaluate(choice.selector());
        for (Statement.Case arm : choice.cases()) {
            if (arm.values().contains(selector)) {
                return arm.body();
            }
        }
        boolean lastTakesAll = choice.exhaustive() && !choice.cases().isEmpty();
        return lastTakesAll ? choice.cases().get(choice.cases().size() - 1).body() : choice.otherwise();
    }

    /** Node extraction has bounded the depth of expressions, so that recursion is safe. */
    private BigInteger evaluate(Expression expression) {
        if (expression instanceof Expression.Reference reference) {
            return values[reference.signal()];
        } else if (expression instanceof Expression.MemoryRead read) {
            BigInteger address = evaluate(read.address());
            BigInteger[] words = memories[read.memory()];
            boolean inside = address.compareTo(BigInteger.valueOf(words.length)) < 0;
            return inside ? words[address.intValueExact()] : BigInteger.ZERO;
        }
        List<BigInteger> operands = new ArrayList<>(expression.operands().size());
        for (Expression operand : expression.operands()) {
            operands.add(evaluate(operand));
        }
        return Evaluation.evaluate(expression, operands);
    }
}
