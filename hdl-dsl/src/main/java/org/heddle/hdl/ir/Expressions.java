package org.heddle.hdl.ir;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.function.Consumer;

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
}
