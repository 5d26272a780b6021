package org.heddle.hdl.operation;

import java.util.List;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.elaboration.Limits;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expression.Literal;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.Range;

/** Shifts and rotations. */
public final class Shifts {
    /** A result 65,535 bits wider than its operand is a mistake in the amount's width rather than a wish. */
    static final int MOST_AMOUNT_BITS = 16;

    private Shifts() {}

    /** Shifted up by a constant, and as many bits wider. */
    public static Net leftGrowing(Net value, int amount) {
        OperatorCall operation = OperatorCall.on(value);
        if (isNegative(operation, "shlGrow", value, amount)) {
            return operation.result(value.format(), Literal.of(0, value.width()));
        }
        int width = Limits.width((long) value.width() + amount, "shlGrow(" + amount + ") of " + value.describe());
        return operation.unary(
                value.format().ofWidth(width),
                value,
                operand ->
                        amount == 0 ? operand : new Expression.Concatenation(List.of(operand, Literal.of(0, amount))));
    }

    /** Shifted up, as wide as the largest amount needs. */
    public static Net leftGrowing(Net value, Net amount) {
        OperatorCall operation = OperatorCall.on(value);
        if (amount.width() > MOST_AMOUNT_BITS) {
            operation.report(
                    Code.WIDTH_OUT_OF_RANGE,
                    "shlGrow of " + value.describe() + " by " + amount.describeWithWidth() + " is wide enough for 2^"
                            + amount.width() + " - 1 more bits: truncate the amount to " + MOST_AMOUNT_BITS
                            + " bits or fewer, or shift with shlWrap");
            return operation.result(value.format(), Literal.of(0, value.width()));
        }
        int width = value.width() + (1 << amount.width()) - 1;
        return operation.binary(
                value.format().ofWidth(width),
                value,
                amount,
                (a, b) -> Expressions.binary(
                        BinaryOperator.SHIFT_LEFT, value.format().widen(a, width), b));
    }

    /** Within the width. */
    public static Net byConstant(Net value, BinaryOperator operator, int amount) {
        OperatorCall operation = OperatorCall.on(value);
        String name = operator == BinaryOperator.SHIFT_LEFT ? "shlWrap" : "shr";
        if (isNegative(operation, name, value, amount)) {
            return operation.result(value.format(), Literal.of(0, value.width()));
        }
        KnownAnswer.shift(operation, name, value, amount);
        return operation.unary(value.format(), value, operand -> shifted(operand, operator, amount));
    }

    /** Within the width, by an amount known to the hardware only. */
    public static Net byValue(Net value, BinaryOperator operator, Net amount) {
        OperatorCall operation = OperatorCall.on(value);
        KnownAnswer.shift(operation, operator == BinaryOperator.SHIFT_LEFT ? "shlWrap" : "shr", value, amount);
        return operation.binary(value.format(), value, amount, (a, b) -> Expressions.binary(operator, a, b));
    }

    private static Expression shifted(Expression value, BinaryOperator operator, int amount) {
        int width = value.width();
        boolean signed = operator == BinaryOperator.SHIFT_RIGHT_SIGNED;
        if (amount == 0) {
            return value;
        } else if (signed) {
            return Expressions.signExtend(Expressions.slice(value, width - 1, Math.min(amount, width - 1)), width);
        } else if (amount >= width) {
            return Literal.of(0, width);
        } else if (operator == BinaryOperator.SHIFT_LEFT) {
            return new Expression.Concatenation(
                    List.of(Expressions.slice(value, width - 1 - amount, 0), Literal.of(0, amount)));
        }
        return Expressions.zeroExtend(Expressions.slice(value, width - 1, amount), width);
    }

    private static boolean isNegative(OperatorCall operation, String name, Net value, int amount) {
        if (amount < 0) {
            operation.report(
                    Code.SLICE_OUT_OF_RANGE,
                    name + "(" + amount + ") of " + value.describe() + ": an amount is at least 0; shift "
                            + (name.equals("shr") ? "up with shlGrow or shlWrap" : "down with shr"));
        }
        return amount < 0;
    }

    /**
     * @param amount to the left, from 0 to width - 1
     */
    public static Expression rotated(Expression value, int amount) {
        int top = value.width() - 1;
        return amount == 0
                ? value
                : new Expression.Concatenation(List.of(
                        Expressions.slice(value, top - amount, 0), Expressions.slice(value, top, top - amount + 1)));
    }

    /** Moved up modulo the width. */
    public static Expression rotatedLeft(Expression value, Expression amount) {
        int width = value.width();
        Expression moved = Expressions.binary(BinaryOperator.SHIFT_LEFT, twice(value), reduced(amount, width));
        return Expressions.slice(moved, 2 * width - 1, width);
    }

    /** Moved down modulo the width. */
    public static Expression rotatedRight(Expression value, Expression amount) {
        int width = value.width();
        Expression moved =
                Expressions.binary(BinaryOperator.SHIFT_RIGHT_UNSIGNED, twice(value), reduced(amount, width));
        return Expressions.slice(moved, width - 1, 0);
    }

    private static Expression twice(Expression value) {
        return new Expression.Concatenation(List.of(value, value));
    }

    /** The amount modulo a width. */
    private static Expression reduced(Expression amount, int width) {
        int bits = Range.bitsToNumber(width);
        boolean powerOfTwo = Integer.bitCount(width) == 1;
        if (width == 1) {
            return Literal.of(0, 1);
        } else if (amount.width() < bits || amount.width() == bits && powerOfTwo) {
            return amount;
        } else if (powerOfTwo) {
            return Expressions.slice(amount, bits - 1, 0);
        }
        Expression remainder =
                Expressions.binary(BinaryOperator.REMAINDER_UNSIGNED, amount, Literal.of(width, amount.width()));
        return Expressions.slice(remainder, bits - 1, 0);
    }
}
