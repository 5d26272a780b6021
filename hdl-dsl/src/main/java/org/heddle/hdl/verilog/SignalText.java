package org.heddle.hdl.verilog;

import java.util.List;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;

/** Declarations of single signals, and what drives them combinationally. */
final class SignalText {
    private final ModuleDefinition module;
    private final LineWriter out;
    private final Drivers drivers;
    private final ExpressionText expressions;

    SignalText(ModuleDefinition module, LineWriter out, Drivers drivers, ExpressionText expressions) {
        this.module = module;
        this.out = out;
        this.drivers = drivers;
        this.expressions = expressions;
    }

    /** Declares a register, or something that statements drive combinationally. */
    void declare(Signal signal) {
        out.comments(module.documentation().of(signal));
        boolean continuous = signal.kind() != Signal.Kind.REGISTER && drivers.isContinuous(signal);
        if (signal.crossing().isPresent()) {
            out.line("(* ASYNC_REG = \"TRUE\", keep = \"true\" *)");
        }
        String storage = continuous ? "wire" : "reg ";
        out.line(storage + " " + ExpressionText.range(signal.width()) + signal.name() + ";", signal.site());
    }

    /** Declares a node with its value. */
    void node(Signal node) {
        out.comments(module.documentation().of(node));
        node.crossing().ifPresent(reason -> out.line("// From another clock: " + reason));
        out.line(
                "wire " + ExpressionText.range(node.width()) + node.name() + " = "
                        + expressions.text(node.definition().orElseThrow()) + ";",
                node.site());
    }

    /** The assignment or the block that gives a combinational target its value. */
    void drive(Signal target) {
        List<Statement> statements = drivers.of(target);
        if (drivers.isContinuous(target)) {
            Statement.Assign assign = (Statement.Assign) statements.get(0);
            out.line("assign " + target.name() + " = " + expressions.text(assign.value()) + ";", assign.site());
        } else {
            out.line("always @* begin");
            out.indented(() -> new StatementText(module, out, expressions, "=").write(statements));
            out.line("end");
        }
    }
}
