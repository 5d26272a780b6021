package org.heddle.experiment.board;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;

/** Plants faults in a circuit, where the engine inside the JVM sees them: in each instance of a module, and in no other. */
final class FaultyCircuit {
    private final ModuleDefinition module;
    private final UnaryOperator<Expression> rule;
    private final int driven;
    private final UnaryOperator<Expression> driver;
    private final Map<Expression, Expression> done = new IdentityHashMap<>();
    private int changes;

    /** Makes an expression's faulty stead, of the same width; the signals of its module are found by their names. */
    interface Fault {
        Expression of(Expression right, Function<String, Expression> signals);
    }

    private FaultyCircuit(
            ModuleDefinition module, UnaryOperator<Expression> rule, int driven, UnaryOperator<Expression> driver) {
        this.module = module;
        this.rule = rule;
        this.driven = driven;
        this.driver = driver;
    }

    /** Returns the circuit in which all that reads a signal reads something else. */
    static Circuit read(Circuit circuit, String module, String signal, Fault fault) {
        ModuleDefinition whole = module(circuit, module);
        Expression right = reference(whole, signal);
        Expression wrong = fault.of(right, name -> reference(whole, name));
        return with(circuit, new FaultyCircuit(whole, each -> each.equals(right) ? wrong : each, -1, each -> each));
    }

    /** Returns the circuit in which a signal is driven by something else. */
    static Circuit driven(Circuit circuit, String module, String signal, Fault fault) {
        ModuleDefinition whole = module(circuit, module);
        int target = ((Expression.Reference) reference(whole, signal)).signal();
        return with(
                circuit,
                new FaultyCircuit(whole, each -> each, target, each -> fault.of(each, name -> reference(whole, name))));
    }

    /** Returns the circuit in which a constant is another one. */
    static Circuit constant(Circuit circuit, String module, Expression.Literal right, Expression.Literal wrong) {
        return with(
                circuit,
                new FaultyCircuit(
                        module(circuit, module), each -> each.equals(right) ? wrong : each, -1, each -> each));
    }

    private static ModuleDefinition module(Circuit circuit, String name) {
        return circuit.modules().stream()
                .filter(module -> module.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no module " + name + " among "
                        + circuit.modules().stream().map(ModuleDefinition::name).toList()));
    }

    private static Expression reference(ModuleDefinition module, String name) {
        Signal signal = module.signals().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no signal " + name + " in " + module.name() + " among "
                        + module.signals().stream().map(Signal::name).toList()));
        return new Expression.Reference(signal.id(), signal.width());
    }

    private static Circuit with(Circuit circuit, FaultyCircuit fault) {
        List<ModuleDefinition> modules = new ArrayList<>(circuit.modules());
        modules.set(modules.indexOf(fault.module), fault.changed());
        if (fault.changes == 0) {
            throw new AssertionError("the fault changes nothing in " + fault.module.name());
        }
        return new Circuit(circuit.top(), modules);
    }

    private ModuleDefinition changed() {
        return new ModuleDefinition(
                module.name(),
                module.parameters(),
                module.signals().stream().map(this::signal).toList(),
                module.nodes(),
                module.memories(),
                module.instances(),
                module.domains(),
                statements(module.body()),
                module.external(),
                module.documentation(),
                module.site());
    }

    private Signal signal(Signal signal) {
        return new Signal(
                signal.id(),
                signal.name(),
                signal.kind(),
                signal.width(),
                signal.resetValue(),
                signal.domain(),
                signal.definition().map(this::expression),
                signal.enumeration(),
                signal.crossing(),
                signal.part(),
                signal.site());
    }

    private Expression expression(Expression right) {
        Expression known = done.get(right);
        if (known == null) {
            List<Expression> operands =
                    right.operands().stream().map(this::expression).toList();
            Expression inside = operands.equals(right.operands()) ? right : right.withOperands(operands);
            known = rule.apply(inside);
            changes += known == inside ? 0 : 1;
            done.put(right, known);
        }
        return known;
    }

    private List<Statement> statements(List<Statement> body) {
        return body.stream().map(this::statement).toList();
    }

    private Statement statement(Statement statement) {
        return statement.match(
                this::assign,
                write -> new Statement.MemoryWrite(
                        write.memory(),
                        expression(write.address()),
                        expression(write.value()),
                        write.mask().map(this::expression),
                        write.domain(),
                        write.site()),
                when -> new Statement.When(
                        when.branches().stream()
                                .map(each -> new Statement.Branch(
                                        expression(each.condition()), statements(each.body()), each.site()))
                                .toList(),
                        statements(when.otherwise()),
                        when.site()),
                choice -> new Statement.Switch(
                        expression(choice.selector()),
                        choice.cases().stream()
                                .map(each -> new Statement.Case(each.labels(), statements(each.body()), each.site()))
                                .toList(),
                        statements(choice.otherwise()),
                        choice.exhaustive(),
                        choice.site()),
                property -> new Statement.Property(
                        property.claim(),
                        expression(property.condition()),
                        property.message(),
                        property.domain(),
                        property.site()));
    }

    private Statement assign(Statement.Assign assign) {
        Expression value = expression(assign.value());
        if (assign.target() == driven) {
            changes++;
            value = driver.apply(value);
        }
        return new Statement.Assign(assign.target(), value, assign.site());
    }

    /** Returns a value with a bit stuck at 0. */
    static Expression stuckAtZero(Expression right, int bit) {
        BigInteger others =
                BigInteger.ONE.shiftLeft(right.width()).subtract(BigInteger.ONE).clearBit(bit);
        return binary(BinaryOperator.AND, right, Expression.Literal.of(others, right.width()));
    }

    /** Returns an operation on two values of one width; the result has one bit if it compares them. */
    static Expression binary(BinaryOperator operator, Expression left, Expression right) {
        return new Expression.Binary(operator, left, right, operator.isComparison() ? 1 : left.width());
    }

    /** Returns whether the lowest bits of a value are those of a number; 1 bit. */
    static Expression lowBitsAre(Expression value, int bits, long number) {
        return binary(
                BinaryOperator.EQUAL, new Expression.Slice(value, bits - 1, 0), Expression.Literal.of(number, bits));
    }
}
