package org.heddle.hdl.check;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/** An assignment that always runs does not hide one before it in the same body: that one could never take effect. */
final class OverrideCheck implements CircuitCheck {
    @Override
    public void run(ModuleDefinition module, Consumer<Diagnostic> report) {
        check(module, module.body(), report);
    }

    private void check(ModuleDefinition module, List<Statement> body, Consumer<Diagnostic> report) {
        Map<Integer, Site> assigned = new HashMap<>();
        for (Statement statement : body) {
            if (statement instanceof Statement.Assign assign) {
                Site earlier = assigned.get(assign.target());
                if (earlier != null) {
                    report.accept(new Diagnostic(
                            Code.DRIVEN_TWICE,
                            "\"" + module.signal(assign.target()).nameForMessages()
                                    + "\" is set again, so the assignment at "
                                    + earlier + " never takes effect: remove one, or put the later one under a when"
                                    + ofStream(module.signal(assign.target()).name()),
                            assign.site(),
                            earlier));
                }
                assigned.put(assign.target(), assign.site());
            } else {
                Statements.forEach(List.of(statement), inner -> {
                    if (inner instanceof Statement.Assign assign) {
                        assigned.putIfAbsent(assign.target(), assign.site());
                    }
                });
                inner(module, statement, report);
            }
        }
    }

    private static String ofStream(String name) {
        return name.equals("ready") || name.endsWith("_ready")
                ? "; if it is a stream that is taken twice, divide it with flow(..).fork(2) or a Fork"
                : "";
    }

    private void inner(ModuleDefinition module, Statement statement, Consumer<Diagnostic> report) {
        statement.visit(
                assign -> {},
                write -> {},
                when -> {
                    when.branches().forEach(branch -> check(module, branch.body(), report));
                    check(module, when.otherwise(), report);
                },
                choice -> {
                    choice.cases().forEach(arm -> check(module, arm.body(), report));
                    check(module, choice.otherwise(), report);
                },
                property -> {});
    }
}
