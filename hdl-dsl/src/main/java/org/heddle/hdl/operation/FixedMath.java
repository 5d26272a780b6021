package org.heddle.hdl.operation;

import java.math.BigInteger;
import java.util.List;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expression.Literal;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.Range;

/** Exact arithmetic and order of fixed-point numbers: operands are brought to one point and one width first. */
public final class FixedMath {
    private FixedMath() {}

    /** A range in units of 2^-fractionBits; that many bits are at least those of the type. */
    static Range units(Format type, int fractionBits) {
        BigInteger factor = BigInteger.ONE.shiftLeft(fractionBits - type.fractionBits());
        return type.range().times(new Range(factor, factor));
    }

    /** Whether every value of a source is one of the target. */
    static boolean holds(Format target, Format source) {
        if (source.fractionBits() > target.fractionBits()) {
            return false;
        }
        Range range = units(source, target.fractionBits());
        return target.range().contains(range.least()) && target.range().contains(range.most());
    }

    /** The same number with more bits behind the point, in a width that holds it: zeros below, zeros or the sign above. */
    public static Expression aligned(Expression value, Format type, int fractionBits, int width) {
        int zeros = fractionBits - type.fractionBits();
        Expression shifted = zeros == 0 ? value : new Expression.Concatenation(List.of(value, Literal.of(0, zeros)));
        if (shifted.width() >= width) {
            return Expressions.slice(shifted, width - 1, 0);
        }
        return type.range().isSigned()
                ? Expressions.signExtend(shifted, width)
                : Expressions.zeroExtend(shifted, width);
    }

    /** The exact sum or difference. */
    public static Net sum(Net left, Net right, BinaryOperator operator) {
        int fraction = Math.max(left.format().fractionBits(), right.format().fractionBits());
        Range a = units(left.format(), fraction);
        Range b = units(right.format(), fraction);
        Format type = Format.fixed(operator == BinaryOperator.ADD ? a.plus(b) : a.minus(b), fraction);
        return OperatorCall.on(left)
                .binary(
                        type,
                        left,
                        right,
                        (x, y) -> Expressions.binary(
                                operator,
                                aligned(x, left.format(), fraction, type.width()),
                                aligned(y, right.format(), fraction, type.width())));
    }

    /** The exact product. */
    public static Net product(Net left, Net right) {
        int fraction = left.format().fractionBits() + right.format().fractionBits();
        Format type = Format.fixed(left.format().range().times(right.format().range()), fraction);
        int width = Math.max(type.width(), Math.max(left.width(), right.width()));
        return OperatorCall.on(left)
                .binary(
                        type,
                        left,
                        right,
                        (x, y) -> Expressions.slice(
                                Expressions.binary(
                                        BinaryOperator.MULTIPLY,
                                        aligned(x, left.format(), left.format().fractionBits(), width),
                                        aligned(
                                                y,
                                                right.format(),
                                                right.format().fractionBits(),
                                                width)),
                                type.width() - 1,
                                0));
    }

    /** The number with the other sign. */
    public static Net opposite(Net value) {
        Range zero = new Range(BigInteger.ZERO, BigInteger.ZERO);
        Format type =
                Format.fixed(zero.minus(value.format().range()), value.format().fractionBits());
        int width = Math.max(type.width(), value.width());
        return OperatorCall.on(value)
                .unary(
                        type,
                        value,
                        x -> Expressions.slice(
                                Expressions.binary(
                                        BinaryOperator.SUBTRACT,
                                        Literal.of(0, width),
                                        aligned(x, value.format(), type.fractionBits(), width)),
                                type.width() - 1,
                                0));
    }

    /** The number without its sign. */
    public static Net absolute(Net value) {
        Range raw = value.format().range();
        BigInteger least = raw.contains(BigInteger.ZERO)
                ? BigInteger.ZERO
                : raw.least().abs().min(raw.most().abs());
        Format type = Format.fixed(
                new Range(least, raw.least().abs().max(raw.most().abs())),
                value.format().fractionBits());
        return OperatorCall.on(value).unary(type, value, x -> {
            if (!raw.isSigned()) {
                return x;
            }
            int width = value.width();
            Expression magnitude = new Expression.Mux(
                    Expressions.slice(x, width - 1, width - 1),
                    Expressions.binary(BinaryOperator.SUBTRACT, Literal.of(0, width), x),
                    x);
            return Expressions.slice(magnitude, type.width() - 1, 0);
        });
    }

    /** A comparison, with the operator for numbers of which some are negative and the one for others. */
    public static Net compare(Net left, Net right, BinaryOperator signed, BinaryOperator unsigned) {
        int fraction = Math.max(left.format().fractionBits(), right.format().fractionBits());
        Range both = units(left.format(), fraction).around(units(right.format(), fraction));
        int width = both.isSigned() ? both.signedBits() : both.unsignedBits();
        return OperatorCall.on(left)
                .binary(
                        Format.bool(),
                        left,
                        right,
                        (x, y) -> Expressions.binary(
                                both.isSigned() ? signed : unsigned,
                                aligned(x, left.format(), fraction, width),
                                aligned(y, right.format(), fraction, width)));
    }
}
