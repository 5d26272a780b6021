package org.heddle.hdl.ir;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.heddle.hdl.ir.Expression.Binary;
import org.heddle.hdl.ir.Expression.BinaryOperator;

/** Makes expressions, and walks over them. They can be thousands of levels deep, so no walk recurses. */
public final class Expressions {
    /** No value is so wide that a larger amount would make a difference. */
    private static final int SHIFT_AMOUNT_BITS = 31;

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

    // Making

    /** The same number in a width that is at least its own: zeros above. */
    public static Expression zeroExtend(Expression value, int width) {
        if (value instanceof Expression.Literal literal) {
            return Expression.Literal.of(literal.value(), width);
        }
        int extra = width - value.width();
        return extra == 0 ? value : new Expression.Concatenation(List.of(Expression.Literal.of(0, extra), value));
    }

    /** Copies of the top bit above. */
    public static Expression signExtend(Expression value, int width) {
        int extra = width - value.width();
        if (extra == 0) {
            return value;
        }
        int top = value.width() - 1;
        Expression sign = slice(value, top, top);
        return new Expression.Concatenation(
                List.of(extra == 1 ? sign : new Expression.Replication(sign, extra), value));
    }

    /** Bits {@code high} down to {@code low}; the expression itself where that is all of it. */
    public static Expression slice(Expression value, int high, int low) {
        return low == 0 && high == value.width() - 1 ? value : new Expression.Slice(value, high, low);
    }

    /** The operator on two operands; of one width unless it is a shift. */
    public static Expression binary(BinaryOperator operator, Expression left, Expression right) {
        if (operator.isShift() && right.width() > SHIFT_AMOUNT_BITS) {
            return farShift(operator, left, right);
        }
        return new Binary(operator, left, right, operator.isComparison() ? 1 : left.width());
    }

    /** The operator on operands of any widths: the narrower is zero-extended. */
    public static Expression widened(BinaryOperator operator, Expression left, Expression right) {
        int width = Math.max(left.width(), right.width());
        return binary(operator, zeroExtend(left, width), zeroExtend(right, width));
    }

    /**
     * A shift by an amount of more bits than tools take for one: Verilator refuses amounts that it finds to be constant and
     * above 32 bits. If any of the high bits is 1, everything is shifted out.
     */
    private static Expression farShift(BinaryOperator operator, Expression left, Expression amount) {
        Expression isFar = new Expression.Unary(
                Expression.UnaryOperator.REDUCE_OR, slice(amount, amount.width() - 1, SHIFT_AMOUNT_BITS), 1);
        int top = left.width() - 1;
        Expression shiftedOut = operator == BinaryOperator.SHIFT_RIGHT_SIGNED
                ? new Expression.Replication(slice(left, top, top), left.width())
                : Expression.Literal.of(0, left.width());
        return new Expression.Mux(isFar, shiftedOut, binary(operator, left, slice(amount, SHIFT_AMOUNT_BITS - 1, 0)));
    }

    /** Every bit inverted. */
    public static Expression not(Expression value) {
        return new Expression.Unary(Expression.UnaryOperator.NOT, value, value.width());
    }
}
