package org.heddle.hdl;

import java.math.BigInteger;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expression.Literal;

/** Division by constants, rounded towards zero. */
final class Division {
    private Division() {}

    static <S extends Num<S>> S quotient(Num<S> value, BigInteger divisor) {
        Operation operation = Operation.on(value);
        if (refused(operation, "div", value, divisor)) {
            return operation.result(value.type(), Literal.of(0, value.width()));
        }
        BigInteger atLeast = value.smallest().divide(divisor);
        BigInteger atMost = value.largest().divide(divisor);
        int width = bits(value, new Range(atLeast.min(atMost), atLeast.max(atMost)));
        return operation.unary(value.ofWidth(width), value, operand -> {
            if (isPowerOfTwo(divisor) && !isSigned(value)) {
                int shift = divisor.bitLength() - 1;
                return shift >= operand.width()
                        ? Literal.of(0, width)
                        : Expressions.slice(operand, operand.width() - 1, shift);
            }
            BinaryOperator operator = isSigned(value) ? BinaryOperator.DIVIDE_SIGNED : BinaryOperator.DIVIDE_UNSIGNED;
            return divided(operator, value, operand, divisor, width);
        });
    }

    static <S extends Num<S>> S remainder(Num<S> value, BigInteger divisor) {
        Operation operation = Operation.on(value);
        if (refused(operation, "rem", value, divisor)) {
            return operation.result(value.type(), Literal.of(0, value.width()));
        }
        BigInteger limit = divisor.abs().subtract(BigInteger.ONE);
        int width = bits(
                value,
                new Range(value.smallest().max(limit.negate()), value.largest().min(limit)));
        return operation.unary(value.ofWidth(width), value, operand -> {
            if (isPowerOfTwo(divisor) && !isSigned(value)) {
                return limit.signum() == 0 ? Literal.of(0, width) : Expressions.slice(operand, width - 1, 0);
            }
            BinaryOperator operator =
                    isSigned(value) ? BinaryOperator.REMAINDER_SIGNED : BinaryOperator.REMAINDER_UNSIGNED;
            return divided(operator, value, operand, divisor, width);
        });
    }

    /** Both at a width that holds either, the result cut to what its values need. */
    private static Expression divided(
            BinaryOperator operator, Num<?> value, Expression operand, BigInteger divisor, int width) {
        int common = Math.max(Math.max(operand.width(), bits(value, new Range(divisor, divisor))), width);
        Expression literal = Literal.of(divisor.mod(BigInteger.ONE.shiftLeft(common)), common);
        Expression result = Expressions.binary(operator, value.widen(operand, common), literal);
        return Expressions.slice(result, width - 1, 0);
    }

    private static boolean refused(Operation operation, String name, Num<?> value, BigInteger divisor) {
        boolean zero = divisor.signum() == 0;
        boolean negative = divisor.signum() < 0 && !isSigned(value);
        if (zero || negative) {
            operation.report(
                    Code.DIVISOR,
                    name + "(" + divisor + ") of " + value.describeWithWidth()
                            + (zero
                                    ? ": nothing can be divided by 0: use another constant"
                                    : ": an unsigned number is divided by a positive constant: turn it into a signed"
                                            + " one with toSInt first"));
        }
        return zero || negative;
    }

    private static boolean isSigned(Num<?> value) {
        return value.smallest().signum() < 0;
    }

    private static int bits(Num<?> value, Range range) {
        return isSigned(value) ? range.signedBits() : range.unsignedBits();
    }

    private static boolean isPowerOfTwo(BigInteger number) {
        return number.bitCount() == 1;
    }
}
