package org.heddle.hdl.operation;

import java.math.BigInteger;
import java.util.List;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expressions;

/** Operators on two values of one kind, or on one and a constant. */
public final class Pairwise {
    private Pairwise() {}

    /** An operator whose operands have one width, as its result does. */
    public static Net sameWidth(String name, BinaryOperator operator, Net left, Net right) {
        OperatorCall operation = OperatorCall.on(left);
        requireSameKind(operation, name, left, right);
        return operation.sameWidth(left.format(), name, left, right, (a, b) -> Expressions.binary(operator, a, b));
    }

    /** An operator on a value and a constant that its width holds. */
    public static Net withConstant(BinaryOperator operator, Net value, BigInteger constant) {
        OperatorCall operation = OperatorCall.on(value);
        Expression literal = operation.literal(value, constant);
        return operation.unary(value.format(), value, operand -> Expressions.binary(operator, operand, literal));
    }

    /** An operator on two numbers that are brought to the result's width first. */
    public static Net grown(Format result, BinaryOperator operator, Net left, Net right) {
        return OperatorCall.on(left)
                .binary(
                        result,
                        left,
                        right,
                        (a, b) -> Expressions.binary(
                                operator,
                                left.format().widen(a, result.width()),
                                left.format().widen(b, result.width())));
    }

    /** A comparison; numbers may differ in width. */
    public static Net compare(String name, BinaryOperator operator, Net left, Net right) {
        OperatorCall operation = OperatorCall.on(left);
        requireSameKind(operation, name, left, right);
        KnownAnswer.compare(operation, name, operator, left, right);
        if (!left.format().widensItself() && left.width() != right.width()) {
            operation.report(
                    Code.WIDTHS_DIFFER,
                    name + " of " + left.describeWithWidth() + " and " + right.describeWithWidth()
                            + ": bits have no value to keep, so join zeros with cat, or truncate with trunc");
            return operation.result(Format.bool(), Expression.Literal.of(0, 1));
        }
        int width = Math.max(left.width(), right.width());
        return operation.binary(
                Format.bool(),
                left,
                right,
                (a, b) -> Expressions.binary(
                        operator, left.format().widen(a, width), left.format().widen(b, width)));
    }

    /**
     * A comparison with a constant that the value's width holds.
     *
     * @param swapped whether the constant is the left operand
     */
    public static Net compareConstant(BinaryOperator operator, Net value, BigInteger constant, boolean swapped) {
        OperatorCall operation = OperatorCall.on(value);
        Expression literal = operation.literal(value, constant);
        KnownAnswer.compare(operation, operator, value, constant, swapped);
        return operation.unary(
                Format.bool(),
                value,
                operand -> swapped
                        ? Expressions.binary(operator, literal, operand)
                        : Expressions.binary(operator, operand, literal));
    }

    /** The smaller or larger of two numbers, as wide as the wider. */
    public static Net extreme(Net left, Net right, boolean smaller) {
        Format format = left.format();
        int width = Math.max(left.width(), right.width());
        return OperatorCall.on(left).binary(format.ofWidth(width), left, right, (a, b) -> {
            Expression one = format.widen(a, width);
            Expression other = format.widen(b, width);
            Expression oneIsLess = Expressions.binary(format.less(), one, other);
            return new Expression.Mux(oneIsLess, smaller ? one : other, smaller ? other : one);
        });
    }

    /** A value above another. */
    public static Net joined(Net high, Net low) {
        return OperatorCall.on(high)
                .binary(
                        high.format().ofWidth(high.width() + low.width()),
                        high,
                        low,
                        (a, b) -> new Expression.Concatenation(List.of(a, b)));
    }

    /** javac sees to it, except where a designer leaves the type argument out. */
    private static void requireSameKind(OperatorCall operation, String name, Net left, Net right) {
        if (left.format().kind() != right.format().kind()) {
            operation.report(
                    Code.WIDTHS_DIFFER,
                    name + " of " + left.format().description() + " and "
                            + right.format().description() + ": their bits mean different things: convert one first");
        }
    }
}
