package org.heddle.hdl.verilog;

import java.math.BigInteger;
import java.util.List;
import java.util.function.IntPredicate;
import org.heddle.hdl.ir.ClockDomain;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;

/** The registers and memory writes of one clock domain. */
final class ClockedText {
    private final ModuleDefinition module;
    private final LineWriter out;
    private final Drivers drivers;
    private final ExpressionText expressions;

    ClockedText(ModuleDefinition module, LineWriter out, Drivers drivers, ExpressionText expressions) {
        this.module = module;
        this.out = out;
        this.drivers = drivers;
        this.expressions = expressions;
    }

    /**
     * @param chosen which registers, by their id
     * @param memories whether memories are written here too
     */
    void write(int index, IntPredicate chosen, boolean memories) {
        ClockDomain domain = module.domains().get(index);
        List<Statement> statements = drivers.clocked(index, chosen, memories);
        List<Signal> resettable = module.signals().stream()
                .filter(signal ->
                        signal.domain() == index && signal.resetValue().isPresent() && chosen.test(signal.id()))
                .toList();
        if (statements.isEmpty() && resettable.isEmpty()) {
            return;
        }
        out.line("always @(posedge " + module.signal(domain.clock()).name() + ") begin");
        out.indented(() -> {
            new StatementText(module, out, expressions, "<=").write(statements);
            if (!resettable.isEmpty()) {
                out.line("if (" + module.signal(domain.reset()).name() + ") begin");
                out.indented(() -> resettable.forEach(this::reset));
                out.line("end");
            }
        });
        out.line("end");
    }

    private void reset(Signal register) {
        BigInteger value = register.resetValue().orElseThrow();
        Expression.Literal literal = new Expression.Literal(value, register.width(), register.enumeration());
        out.line(register.name() + " <= " + expressions.literal(literal) + ";", register.site());
    }
}
