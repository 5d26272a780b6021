package org.heddle.hdl;

import java.math.BigInteger;
import java.util.List;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expression.Literal;

/** Exact arithmetic and order of fixed-point numbers: operands are brought to one point and one width first. */
final class FixedMath {
    private FixedMath() {}

    /** A range in units of 2^-fractionBits; that many bits are at least those of the type. */
    static Range units(FixedType type, int fractionBits) {
        BigInteger factor = BigInteger.ONE.shiftLeft(fractionBits - type.fractionBits());
        return type.raw().times(new Range(factor, factor));
    }

    /** Whether every value of a source is one of the target. */
    static boolean holds(FixedType target, FixedType source) {
        if (source.fractionBits() > target.fractionBits()) {
            return false;
        }
        Range range = units(source, target.fractionBits());
        return target.raw().contains(range.least()) && target.raw().contains(range.most());
    }

    /** The same number with more bits behind the point, in a width that holds it: zeros below, zeros or the sign above. */
    static Expression aligned(Expression value, FixedType type, int fractionBits, int width) {
        int zeros = fractionBits - type.fractionBits();
        Expression shifted = zeros == 0 ? value : new Expression.Concatenation(List.of(value, Literal.of(0, zeros)));
        if (shifted.width() >= width) {
            return Expressions.slice(shifted, width - 1, 0);
        }
        return type.raw().isSigned() ? Expressions.signExtend(shifted, width) : Expressions.zeroExtend(shifted, width);
    }

    static Fixed sum(Fixed left, Fixed right, BinaryOperator operator) {
        int fraction = Math.max(left.type().fractionBits(), right.type().fractionBits());
        Range a = units(left.type(), fraction);
        Range b = units(right.type(), fraction);
        FixedType type = new FixedType(operator == BinaryOperator.ADD ? a.plus(b) : a.minus(b), fraction);
        return Operation.on(left)
                .binary(
                        type,
                        left,
                        right,
                        (x, y) -> Expressions.binary(
                                operator,
                                aligned(x, left.type(), fraction, type.width()),
                                aligned(y, right.type(), fraction, type.width())));
    }

    static Fixed product(Fixed left, Fixed right) {
        int fraction = left.type().fractionBits() + right.type().fractionBits();
        FixedType type = new FixedType(left.type().raw().times(right.type().raw()), fraction);
        int width = Math.max(type.width(), Math.max(left.width(), right.width()));
        return Operation.on(left)
                .binary(
                        type,
                        left,
                        right,
                        (x, y) -> Expressions.slice(
                                Expressions.binary(
                                        BinaryOperator.MULTIPLY,
                                        aligned(x, left.type(), left.type().fractionBits(), width),
                                        aligned(y, right.type(), right.type().fractionBits(), width)),
                                type.width() - 1,
                                0));
    }

    static Fixed opposite(Fixed value) {
        Range zero = new Range(BigInteger.ZERO, BigInteger.ZERO);
        FixedType type =
                new FixedType(zero.minus(value.type().raw()), value.type().fractionBits());
        int width = Math.max(type.width(), value.width());
        return Operation.on(value)
                .unary(
                        type,
                        value,
                        x -> Expressions.slice(
                                Expressions.binary(
                                        BinaryOperator.SUBTRACT,
                                        Literal.of(0, width),
                                        aligned(x, value.type(), type.fractionBits(), width)),
                                type.width() - 1,
                                0));
    }

    static Fixed absolute(Fixed value) {
        Range raw = value.type().raw();
        BigInteger least = raw.contains(BigInteger.ZERO)
                ? BigInteger.ZERO
                : raw.least().abs().min(raw.most().abs());
        FixedType type = new FixedType(
                new Range(least, raw.least().abs().max(raw.most().abs())),
                value.type().fractionBits());
        return Operation.on(value).unary(type, value, x -> {
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

    static Bool compare(Fixed left, Fixed right, BinaryOperator signed, BinaryOperator unsigned) {
        int fraction = Math.max(left.type().fractionBits(), right.type().fractionBits());
        Range both = units(left.type(), fraction).around(units(right.type(), fraction));
        int width = both.isSigned() ? both.signedBits() : both.unsignedBits();
        return Operation.on(left)
                .binary(
                        Types.bool(),
                        left,
                        right,
                        (x, y) -> Expressions.binary(
                                both.isSigned() ? signed : unsigned,
                                aligned(x, left.type(), fraction, width),
                                aligned(y, right.type(), fraction, width)));
    }
}
