package org.heddle.hdl.ir;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Walks over expressions. Expressions can be thousands of levels deep, so nothing here recurses. */
public final class Expressions {
    private Expressions() {}

    /** Calls the visitor once with every expression object below and including the root. */
    public static void forEach(Expression root, Consumer<Expression> visitor) {
        Set<Expression> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Expression> open = new ArrayDeque<>();
        open.push(root);
        while (!open.isEmpty()) {
            Expression expression = open.pop();
            if (seen.add(expression)) {
                visitor.accept(expression);
                expression.operands().forEach(open::push);
            }
        }
    }

    /**
     * Calls the visitor with every expression below and including the root that is not done yet, operands before what uses them.
     *
     * @param isDone whether an expression needs no visit; after its visit it must be so
     */
    static void operandsFirst(Expression root, Predicate<Expression> isDone, Consumer<Expression> visitor) {
        Deque<Expression> open = new ArrayDeque<>();
        open.push(root);
        while (!open.isEmpty()) {
            Expression expression = open.peek();
            if (isDone.test(expression)) {
                open.pop();
                continue;
            }
            boolean ready = true;
            for (Expression operand : expression.operands()) {
                if (!isDone.test(operand)) {
                    open.push(operand);
                    ready = false;
                }
            }
            if (ready) {
                open.pop();
                visitor.accept(expression);
            }
        }
    }
}
