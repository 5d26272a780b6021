package org.heddle.hdl.check;

import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/** Requires a value on every path for each combinational target; without one it would be a latch. */
final class CompleteCheck implements CircuitCheck {
    @Override
    public void run(ModuleDefinition module, Consumer<Diagnostic> report) {
        BitSet assigned = new BitSet();
        Statements.forEach(module.body(), statement -> {
            if (statement instanceof Statement.Assign assign) {
                assigned.set(assign.target());
            }
        });
        BitSet always = alwaysAssigned(module.body());
        for (Signal signal : module.signals()) {
            if (signal.kind().isCombinationalTarget() && assigned.get(signal.id()) && !always.get(signal.id())) {
                report.accept(new Diagnostic(
                        Code.INCOMPLETE,
                        "\"" + signal.nameForMessages() + "\" of " + module.name() + " has no value when "
                                + UncoveredPath.describe(module, signal.id())
                                + ": set a default before the when, or add an otherwise",
                        signal.site()));
            }
        }
    }

    /** The targets that every path through the body sets. */
    static BitSet alwaysAssigned(List<Statement> body) {
        BitSet always = new BitSet();
        for (Statement statement : body) {
            statement.visit(
                    assign -> always.set(assign.target()),
                    write -> {},
                    when -> {
                        BitSet common = alwaysAssigned(when.otherwise());
                        when.branches().forEach(branch -> common.and(alwaysAssigned(branch.body())));
                        always.or(common);
                    },
                    choice -> always.or(commonToCases(choice)),
                    property -> {});
        }
        return always;
    }

    private static BitSet commonToCases(Statement.Switch choice) {
        BitSet common = null;
        for (Statement.Case arm : choice.cases()) {
            BitSet armSets = alwaysAssigned(arm.body());
            if (common == null) {
                common = armSets;
            } else {
                common.and(armSets);
            }
        }
        BitSet otherwise = alwaysAssigned(choice.otherwise());
        if (common == null) {
            return otherwise;
        }
        if (!choice.exhaustive()) {
            common.and(otherwise);
        }
        return common;
    }
}
