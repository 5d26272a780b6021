package org.heddle.hdl.verilog;

import java.util.List;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Statement;

/** Assertions and the nodes that serve them alone, for simulation only. */
final class AssertionText {
    private final ModuleDefinition module;
    private final LineWriter out;
    private final Drivers drivers;
    private final Reads reads;
    private final EnumConstants constants;
    private final ExpressionText expressions;

    AssertionText(
            ModuleDefinition module,
            LineWriter out,
            Drivers drivers,
            Reads reads,
            EnumConstants constants,
            ExpressionText expressions) {
        this.module = module;
        this.out = out;
        this.drivers = drivers;
        this.reads = reads;
        this.constants = constants;
        this.expressions = expressions;
    }

    void write() {
        List<Statement> assertions = drivers.assertions();
        if (assertions.isEmpty()) {
            return;
        }
        String clock = module.signal(module.domains().get(0).clock()).name();
        String reset = module.signal(module.domains().get(0).reset()).name();
        out.directive("`ifdef HEDDLE_SIMULATION");
        out.indented(() -> {
            constants.declareForAssertions(out);
            for (int node : module.nodes()) {
                if (reads.isVerificationOnly(node)) {
                    ModuleText.node(out, expressions, module.signal(node));
                }
            }
            out.line("always @(posedge " + clock + ") begin");
            out.indented(() -> {
                out.line("if (!" + reset + ") begin");
                out.indented(() -> new StatementText(module, out, expressions, "<=").write(assertions));
                out.line("end");
            });
            out.line("end");
        });
        out.directive("`endif");
    }
}
