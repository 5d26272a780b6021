package org.heddle.hdl.verilog;

import java.math.BigInteger;
import java.util.List;
import java.util.function.IntPredicate;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.ResetStyle;
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
        DomainDefinition domain = module.domains().get(index);
        List<Signal> resettable = module.signals().stream()
                .filter(signal -> signal.kind() == Signal.Kind.REGISTER
                        && signal.domain() == index
                        && signal.resetValue().isPresent()
                        && chosen.test(signal.id()))
                .toList();
        if (domain.style().initial()) {
            initial(resettable);
        }
        if (domain.style().kind() == ResetStyle.Kind.INITIAL) {
            synchronous(domain, drivers.clocked(index, chosen, memories), List.of());
        } else if (domain.isAsynchronous()) {
            IntPredicate isResettable = id -> module.signal(id).resetValue().isPresent();
            asynchronous(domain, drivers.clocked(index, chosen.and(isResettable), false), resettable);
            synchronous(domain, drivers.clocked(index, chosen.and(isResettable.negate()), memories), List.of());
        } else {
            synchronous(domain, drivers.clocked(index, chosen, memories), resettable);
        }
    }

    private void initial(List<Signal> registers) {
        if (!registers.isEmpty()) {
            out.line("initial begin");
            out.indented(() -> registers.forEach(register -> reset(register, "=")));
            out.line("end");
        }
    }

    /** The reset stands last, so that it wins: behind the enabled statements, or among them where the enable comes first. */
    private void synchronous(DomainDefinition domain, List<Statement> statements, List<Signal> resettable) {
        if (statements.isEmpty() && resettable.isEmpty()) {
            return;
        }
        out.line("always @(posedge " + name(domain.clock()) + ") begin");
        out.indented(() -> {
            boolean enabled = domain.hasEnable() && !statements.isEmpty();
            if (enabled && domain.enableFirst()) {
                enabled(domain, () -> {
                    statements(statements);
                    synchronousReset(domain, resettable);
                });
                return;
            }
            if (enabled) {
                enabled(domain, () -> statements(statements));
            } else {
                statements(statements);
            }
            synchronousReset(domain, resettable);
        });
        out.line("end");
    }

    private void enabled(DomainDefinition domain, Runnable body) {
        out.line("if (" + name(domain.enable()) + ") begin");
        out.indented(body);
        out.line("end");
    }

    private void synchronousReset(DomainDefinition domain, List<Signal> resettable) {
        if (!resettable.isEmpty()) {
            out.line("if (" + active(module, domain) + ") begin");
            out.indented(() -> resettable.forEach(register -> reset(register, "<=")));
            out.line("end");
        }
    }

    /** As every tool expects it: the reset first, in the list of events too. */
    private void asynchronous(DomainDefinition domain, List<Statement> statements, List<Signal> resettable) {
        if (resettable.isEmpty()) {
            return;
        }
        String edge = domain.style().activeLow() ? "negedge " : "posedge ";
        out.line("always @(posedge " + name(domain.clock()) + " or " + edge + name(domain.reset()) + ") begin");
        out.indented(() -> {
            out.line("if (" + active(module, domain) + ") begin");
            out.indented(() -> resettable.forEach(register -> reset(register, "<=")));
            if (!statements.isEmpty()) {
                out.line(domain.hasEnable() ? "end else if (" + name(domain.enable()) + ") begin" : "end else begin");
                out.indented(() -> statements(statements));
            }
            out.line("end");
        });
        out.line("end");
    }

    /** The text of the reset being active. */
    static String active(ModuleDefinition module, DomainDefinition domain) {
        return (domain.style().activeLow() ? "!" : "")
                + module.signal(domain.reset()).name();
    }

    private void statements(List<Statement> statements) {
        new StatementText(module, out, expressions, "<=").write(statements);
    }

    private String name(int signal) {
        return module.signal(signal).name();
    }

    private void reset(Signal register, String assignment) {
        BigInteger value = register.resetValue().orElseThrow();
        Expression.Literal literal = new Expression.Literal(value, register.width(), register.enumeration());
        out.line(register.name() + " " + assignment + " " + expressions.literal(literal) + ";", register.site());
    }
}
