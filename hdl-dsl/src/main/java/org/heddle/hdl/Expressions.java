package org.heddle.hdl;

import java.util.List;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.Binary;
import org.heddle.hdl.ir.Expression.BinaryOperator;

/** Builders of common expressions. */
final class Expressions {
    /** No value is so wide that a larger amount would make a difference. */
    private static final int SHIFT_AMOUNT_BITS = 31;

    private Expressions() {}

    static Expression zeroExtend(Expression value, int width) {
        if (value instanceof Expression.Literal literal) {
            return Expression.Literal.of(literal.value(), width);
        }
        int extra = width - value.width();
        return extra == 0 ? value : new Expression.Concatenation(List.of(Expression.Literal.of(0, extra), value));
    }

    /** Copies of the top bit above. */
    static Expression signExtend(Expression value, int width) {
        int extra = width - value.width();
        if (extra == 0) {
            return value;
        }
        int top = value.width() - 1;
        Expression sign = slice(value, top, top);
        return new Expression.Concatenation(
                List.of(extra == 1 ? sign : new Expression.Replication(sign, extra), value));
    }

    static Expression slice(Expression value, int high, int low) {
        return low == 0 && high == value.width() - 1 ? value : new Expression.Slice(value, high, low);
    }

    static Expression binary(BinaryOperator operator, Expression left, Expression right) {
        if (operator.isShift() && right.width() > SHIFT_AMOUNT_BITS) {
            return farShift(operator, left, right);
        }
        return new Binary(operator, left, right, operator.isComparison() ? 1 : left.width());
    }

    /** The operator on operands of any widths: the narrower is zero-extended. */
    static Expression widened(BinaryOperator operator, Expression left, Expression right) {
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

    static Expression not(Expression value) {
        return new Expression.Unary(Expression.UnaryOperator.NOT, value, value.width());
    }
}
