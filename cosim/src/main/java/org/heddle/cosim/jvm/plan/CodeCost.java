package org.heddle.cosim.jvm.plan;

import java.util.List;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/** Size of the bytecode that something will take, estimated from above, in bytes. */
public final class CodeCost {
    private static final int NARROW = 9;
    private static final int LANE = 14;
    private static final int STATEMENT = 12;

    private CodeCost() {}

    /** Returns the size of an expression's code. */
    public static int of(Expression root) {
        int cost = own(root);
        for (Expression operand : root.operands()) {
            cost += of(operand);
        }
        return cost;
    }

    private static int own(Expression expression) {
        int lanes = lanes(expression.width());
        int operandLanes = expression.operands().stream()
                .mapToInt(operand -> lanes(operand.width()))
                .max()
                .orElse(1);
        if (lanes == 1 && operandLanes == 1) {
            return NARROW + (expression instanceof Expression.MemoryRead ? 2 * NARROW : 0);
        }
        int parts = Math.max(1, expression.operands().size());
        return NARROW + LANE * (Math.max(lanes, operandLanes) + parts) * 2;
    }

    /** Returns the number of 64-bit words of a width. */
    public static int lanes(int width) {
        return (width + 63) / 64;
    }

    /** Returns the size of statements' code. */
    public static int of(List<Statement> body) {
        int[] cost = {0};
        Statements.forEach(body, statement -> {
            cost[0] += STATEMENT;
            for (Expression expression : Statements.expressions(statement)) {
                cost[0] += of(expression) + LANE * lanes(expression.width());
            }
            if (statement instanceof Statement.Switch choice) {
                cost[0] += choice.cases().stream()
                        .mapToInt(arm -> arm.labels().size() * STATEMENT)
                        .sum();
            }
        });
        return cost[0];
    }
}
