package org.heddle.hdl;

import java.util.List;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.Binary;
import org.heddle.hdl.ir.Expression.BinaryOperator;

/** Builders of common expressions. */
final class Expressions {
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
        return new Binary(operator, left, right, operator.isComparison() ? 1 : left.width());
    }

    /** The operator on operands of any widths: the narrower is zero-extended. */
    static Expression widened(BinaryOperator operator, Expression left, Expression right) {
        int width = Math.max(left.width(), right.width());
        return binary(operator, zeroExtend(left, width), zeroExtend(right, width));
    }

    static Expression not(Expression value) {
        return new Expression.Unary(Expression.UnaryOperator.NOT, value, value.width());
    }
}
