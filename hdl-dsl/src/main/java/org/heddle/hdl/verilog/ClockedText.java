package org.heddle.hdl.verilog;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.ir.ClockDomain;
import org.heddle.hdl.ir.Enumeration;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;

/** The registers and memory writes of one clock domain. */
final class ClockedText {
    private final ModuleDefinition module;
    private final LineWriter out;
    private final Drivers drivers;

    ClockedText(ModuleDefinition module, LineWriter out, Drivers drivers) {
        this.module = module;
        this.out = out;
        this.drivers = drivers;
    }

    void write(int index) {
        ClockDomain domain = module.domains().get(index);
        List<Statement> statements = drivers.clocked(index);
        List<Signal> resettable = module.signals().stream()
                .filter(signal ->
                        signal.domain() == index && signal.resetValue().isPresent())
                .toList();
        if (statements.isEmpty() && resettable.isEmpty()) {
            return;
        }
        out.line("always @(posedge " + module.signal(domain.clock()).name() + ") begin");
        out.indented(() -> {
            new StatementText(module, out, "<=").write(statements);
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
        Expression.Literal literal = register.enumeration()
                .map(enumeration -> resetLiteral(register, enumeration, value))
                .orElseGet(() -> Expression.Literal.of(value, register.width()));
        out.line(register.name() + " <= " + ExpressionText.literal(literal) + ";", register.site());
    }

    static Expression.Literal resetLiteral(Signal register, Enumeration enumeration, BigInteger value) {
        String label = enumeration.name() + "_" + enumeration.labels().get(value.intValueExact());
        return new Expression.Literal(value, register.width(), Optional.of(label));
    }
}
