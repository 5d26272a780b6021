package org.heddle.hdl.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;
import org.heddle.hdl.verilog.ExpressionText;

/** The first path through a body on which a signal gets no value, in the designer's words. */
final class UncoveredPath {
    private UncoveredPath() {}

    static String describe(ModuleDefinition module, int target) {
        List<Statement> relevant = Statements.keep(
                module.body(), statement -> statement instanceof Statement.Assign assign && assign.target() == target);
        List<String> path = new ArrayList<>();
        follow(module, relevant, target, path);
        return path.isEmpty() ? "no condition holds" : path.stream().collect(Collectors.joining(" and "));
    }

    /** Every statement of the body leaves the target unset on some path; those paths are taken together. */
    private static void follow(ModuleDefinition module, List<Statement> body, int target, List<String> path) {
        for (Statement statement : body) {
            statement.visit(
                    assign -> {},
                    write -> {},
                    when -> followWhen(module, when, target, path),
                    choice -> followSwitch(module, choice, target, path),
                    property -> {});
        }
    }

    private static void followWhen(ModuleDefinition module, Statement.When when, int target, List<String> path) {
        List<String> negated = new ArrayList<>();
        for (Statement.Branch branch : when.branches()) {
            String condition = ExpressionText.of(module, branch.condition());
            if (!CompleteCheck.alwaysAssigned(branch.body()).get(target)) {
                path.addAll(negated);
                path.add(condition);
                follow(module, branch.body(), target, path);
                return;
            }
            negated.add("!(" + condition + ")");
        }
        path.addAll(negated);
        follow(module, when.otherwise(), target, path);
    }

    private static void followSwitch(ModuleDefinition module, Statement.Switch choice, int target, List<String> path) {
        String selector = ExpressionText.of(module, choice.selector());
        for (Statement.Case arm : choice.cases()) {
            if (!CompleteCheck.alwaysAssigned(arm.body()).get(target)) {
                path.add(selector + " is "
                        + arm.labels().stream()
                                .map(label -> ExpressionText.of(module, label))
                                .collect(Collectors.joining(" or ")));
                follow(module, arm.body(), target, path);
                return;
            }
        }
        path.add(selector + " is none of the cases");
        follow(module, choice.otherwise(), target, path);
    }
}
