package org.heddle.hdl.operation;

import java.math.BigInteger;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expression.Literal;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.Range;

/** Division by constants, rounded towards zero. */
public final class Division {
    private Division() {}

    /** The quotient, as wide as its values need; HDL024 if the divisor cannot divide. */
    public static Net quotient(Net value, BigInteger divisor) {
        OperatorCall operation = OperatorCall.on(value);
        if (refused(operation, "div", value, divisor)) {
            return operation.result(value.format(), Literal.of(0, value.width()));
        }
        BigInteger atLeast = value.format().range().least().divide(divisor);
        BigInteger atMost = value.format().range().most().divide(divisor);
        int width = bits(value, new Range(atLeast.min(atMost), atLeast.max(atMost)));
        return operation.unary(value.format().ofWidth(width), value, operand -> {
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

    /** The remainder, as wide as its values need; HDL024 if the divisor cannot divide. */
    public static Net remainder(Net value, BigInteger divisor) {
        OperatorCall operation = OperatorCall.on(value);
        if (refused(operation, "rem", value, divisor)) {
            return operation.result(value.format(), Literal.of(0, value.width()));
        }
        BigInteger limit = divisor.abs().subtract(BigInteger.ONE);
        int width = bits(
                value,
                new Range(
                        value.format().range().least().max(limit.negate()),
                        value.format().range().most().min(limit)));
        return operation.unary(value.format().ofWidth(width), value, operand -> {
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
            BinaryOperator operator, Net value, Expression operand, BigInteger divisor, int width) {
        int common = Math.max(Math.max(operand.width(), bits(value, new Range(divisor, divisor))), width);
        Expression literal = Literal.of(divisor.mod(BigInteger.ONE.shiftLeft(common)), common);
        Expression result = Expressions.binary(operator, value.format().widen(operand, common), literal);
        return Expressions.slice(result, width - 1, 0);
    }

    private static boolean refused(OperatorCall operation, String name, Net value, BigInteger divisor) {
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

    private static boolean isSigned(Net value) {
        return value.format().isSigned();
    }

    private static int bits(Net value, Range range) {
        return isSigned(value) ? range.signedBits() : range.unsignedBits();
    }

    private static boolean isPowerOfTwo(BigInteger number) {
        return number.bitCount() == 1;
    }
}
