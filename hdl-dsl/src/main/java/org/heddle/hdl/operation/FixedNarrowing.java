package org.heddle.hdl.operation;

import java.math.BigInteger;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Limits;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expression.Literal;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.Range;
import org.heddle.hdl.option.Rounding;

/** The three ways in which a fixed-point number loses something. */
public final class FixedNarrowing {
    private FixedNarrowing() {}

    /** The number with so many bits behind the point. */
    public static Net round(Net value, int fractionBits, Rounding mode) {
        Format from = value.format();
        Limits.point(fractionBits, "round(" + fractionBits + ", mode)");
        int dropped = from.fractionBits() - fractionBits;
        if (dropped <= 0) {
            Format finer = Format.fixed(FixedMath.units(from, fractionBits), fractionBits);
            return OperatorCall.on(value)
                    .unary(finer, value, x -> FixedMath.aligned(x, from, fractionBits, finer.width()));
        }
        Range rounded = new Range(
                mode.apply(from.range().least(), dropped),
                mode.apply(from.range().most(), dropped));
        Format type = Format.fixed(rounded, fractionBits);
        return OperatorCall.on(value).unary(type, value, x -> {
            int width = Math.max(dropped + type.width(), value.width() + 1);
            Expression wide = FixedMath.aligned(x, from, from.fractionBits(), width);
            Expression biased = mode == Rounding.FLOOR
                    ? wide
                    : Expressions.binary(BinaryOperator.ADD, wide, bias(wide, dropped, mode));
            return Expressions.slice(biased, dropped + type.width() - 1, dropped);
        });
    }

    /** Returns the number that is added before the bits are dropped, as {@link Rounding#apply} adds it. */
    private static Expression bias(Expression wide, int dropped, Rounding mode) {
        int width = wide.width();
        BigInteger half = BigInteger.ONE.shiftLeft(dropped - 1);
        Literal almostOne = Literal.of(Evaluation.ones(dropped), width);
        return switch (mode) {
            case FLOOR -> Literal.of(0, width);
            case CEILING -> almostOne;
            case TOWARD_ZERO ->
                new Expression.Mux(Expressions.slice(wide, width - 1, width - 1), almostOne, Literal.of(0, width));
            case HALF_UP -> Literal.of(half, width);
            case HALF_EVEN ->
                new Expression.Mux(
                        Expressions.slice(wide, dropped, dropped),
                        Literal.of(half, width),
                        Literal.of(half.subtract(BigInteger.ONE), width));
        };
    }

    /** The number in a format; what lies outside its range becomes its smallest or largest. */
    public static Net saturate(Net value, Format target) {
        OperatorCall operation = OperatorCall.on(value);
        if (isTooFine(operation, "saturate", value, target)) {
            return operation.result(target, Literal.of(0, target.width()));
        }
        Range range = FixedMath.units(value.format(), target.fractionBits());
        Range both = range.around(target.range());
        int width = both.isSigned() ? both.signedBits() : both.unsignedBits();
        BinaryOperator less = both.isSigned() ? BinaryOperator.LESS_SIGNED : BinaryOperator.LESS_UNSIGNED;
        return operation.unary(target, value, x -> {
            Expression wide = FixedMath.aligned(x, value.format(), target.fractionBits(), width);
            Expression result = Expressions.slice(wide, target.width() - 1, 0);
            if (range.most().compareTo(target.range().most()) > 0) {
                Expression above =
                        Expressions.binary(less, literal(target.range().most(), width), wide);
                result = new Expression.Mux(above, literal(target.range().most(), target.width()), result);
            }
            if (range.least().compareTo(target.range().least()) < 0) {
                Expression below =
                        Expressions.binary(less, wide, literal(target.range().least(), width));
                result = new Expression.Mux(below, literal(target.range().least(), target.width()), result);
            }
            return result;
        });
    }

    /** The number in a format; what lies outside its range loses its upper bits. */
    public static Net wrap(Net value, Format target) {
        OperatorCall operation = OperatorCall.on(value);
        if (!target.isFull()) {
            operation.report(
                    Code.VALUE_TOO_WIDE,
                    "wrap to " + FixedText.range(target)
                            + ": that range is not the one of its bits: wrap to a type of fixed or ufixed");
            return operation.result(target, Literal.of(0, target.width()));
        }
        if (isTooFine(operation, "wrap", value, target)) {
            return operation.result(target, Literal.of(0, target.width()));
        }
        return operation.unary(
                target, value, x -> FixedMath.aligned(x, value.format(), target.fractionBits(), target.width()));
    }

    private static boolean isTooFine(OperatorCall operation, String name, Net value, Format target) {
        boolean tooFine = value.format().fractionBits() > target.fractionBits();
        if (tooFine) {
            operation.report(
                    Code.VALUE_TOO_WIDE,
                    name + " of " + FixedText.range(value.format()) + " to " + target.description()
                            + ": it has more bits behind the point: round it first with round("
                            + target.fractionBits() + ", mode)");
        }
        return tooFine;
    }

    private static Literal literal(BigInteger number, int width) {
        return Literal.of(number.mod(BigInteger.ONE.shiftLeft(width)), width);
    }
}
