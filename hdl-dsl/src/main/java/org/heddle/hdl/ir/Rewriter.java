package org.heddle.hdl.ir;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Applies a rule to expressions from the leaves up. What is shared stays shared, what does not change stays the same object,
 * and depth costs no stack.
 */
final class Rewriter {
    private final UnaryOperator<Expression> rule;
    private final Map<Expression, Expression> done = new IdentityHashMap<>();

    Rewriter(UnaryOperator<Expression> rule) {
        this.rule = rule;
    }

    Expression rewrite(Expression root) {
        Expressions.operandsFirst(
                root,
                done::containsKey,
                expression -> done.put(expression, rule.apply(withRewrittenOperands(expression))));
        return done.get(root);
    }

    private Expression withRewrittenOperands(Expression expression) {
        List<Expression> operands = new ArrayList<>(expression.operands().size());
        boolean changed = false;
        for (Expression operand : expression.operands()) {
            Expression rewritten = done.get(operand);
            changed |= rewritten != operand;
            operands.add(rewritten);
        }
        return changed ? expression.withOperands(operands) : expression;
    }
}
