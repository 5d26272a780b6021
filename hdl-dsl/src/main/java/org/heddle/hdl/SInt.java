package org.heddle.hdl;

import java.math.BigInteger;
import java.util.List;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A two's-complement number of a fixed width, from -2^(width-1) to 2^(width-1) - 1. {@code set} and comparisons widen the
 * narrower side by its sign; everything else that changes a width or can lose a bit is spelled out, and so is every change
 * between {@code SInt} and {@link UInt}. Constants are checked against the width they are used at.
 */
public final class SInt extends Value {
    SInt(ModuleBuilder owner, Expression expression, @Nullable SignalBuilder signal) {
        super(owner, expression, signal);
    }

    @Override
    SIntType type() {
        return Types.sint(width());
    }

    @Override
    Expression widen(Expression value, int width) {
        return Expressions.signExtend(value, width);
    }

    @Override
    BigInteger smallest() {
        return BigInteger.ONE.shiftLeft(width() - 1).negate();
    }

    @Override
    BigInteger largest() {
        return BigInteger.ONE.shiftLeft(width() - 1).subtract(BigInteger.ONE);
    }

    /** Drives this value; a narrower source is sign-extended, a wider one is an error. */
    public void set(SInt source) {
        assign(source);
    }

    /** Drives this value with a constant in its range. */
    public void set(long constant) {
        assign(BigInteger.valueOf(constant));
    }

    /** Drives this value with a constant in its range. */
    public void set(BigInteger constant) {
        assign(constant);
    }

    /** Gives a register its reset value. */
    public SInt init(long constant) {
        return init(BigInteger.valueOf(constant));
    }

    /** Gives a register its reset value. */
    public SInt init(BigInteger constant) {
        setResetValue(constant);
        return this;
    }

    /** Sum: one bit wider than the wider operand. */
    public SInt addGrow(SInt other) {
        return grown(BinaryOperator.ADD, other, Math.max(width(), other.width()) + 1);
    }

    /** Difference: one bit wider than the wider operand. */
    public SInt subGrow(SInt other) {
        return grown(BinaryOperator.SUBTRACT, other, Math.max(width(), other.width()) + 1);
    }

    /** Product: as wide as both operands together. */
    public SInt mulGrow(SInt other) {
        return grown(BinaryOperator.MULTIPLY, other, width() + other.width());
    }

    /** Sum modulo 2^width; both operands have one width. */
    public SInt addWrap(SInt other) {
        return Operation.on(this)
                .sameWidth(type(), "addWrap", this, other, (a, b) -> Expressions.binary(BinaryOperator.ADD, a, b));
    }

    /** Sum with a constant modulo 2^width. */
    public SInt addWrap(long constant) {
        Operation operation = Operation.on(this);
        Expression literal = operation.literal(this, BigInteger.valueOf(constant));
        return operation.unary(type(), this, value -> Expressions.binary(BinaryOperator.ADD, value, literal));
    }

    /** Difference modulo 2^width; both operands have one width. */
    public SInt subWrap(SInt other) {
        return Operation.on(this)
                .sameWidth(type(), "subWrap", this, other, (a, b) -> Expressions.binary(BinaryOperator.SUBTRACT, a, b));
    }

    /** The number with the other sign: one bit wider, because -2^(width-1) has no opposite. */
    public SInt negGrow() {
        int width = width() + 1;
        return Operation.on(this)
                .unary(
                        Types.sint(width),
                        this,
                        value -> Expressions.binary(
                                BinaryOperator.SUBTRACT,
                                Expression.Literal.of(0, width),
                                Expressions.signExtend(value, width)));
    }

    /** 1 when both are the same number. */
    public Bool eq(SInt other) {
        return compare(BinaryOperator.EQUAL, this, other);
    }

    /** 1 when this is the constant, which is in range. */
    public Bool eq(long constant) {
        return compare(BinaryOperator.EQUAL, constant, false);
    }

    /** 1 when they are different numbers. */
    public Bool ne(SInt other) {
        return compare(BinaryOperator.NOT_EQUAL, this, other);
    }

    /** 1 when this is another number than the constant, which is in range. */
    public Bool ne(long constant) {
        return compare(BinaryOperator.NOT_EQUAL, constant, false);
    }

    /** 1 when this is less. */
    public Bool lt(SInt other) {
        return compare(BinaryOperator.LESS_SIGNED, this, other);
    }

    /** 1 when this is less than the constant, which is in range. */
    public Bool lt(long constant) {
        return compare(BinaryOperator.LESS_SIGNED, constant, false);
    }

    /** 1 when this is less or equal. */
    public Bool le(SInt other) {
        return compare(BinaryOperator.LESS_OR_EQUAL_SIGNED, this, other);
    }

    /** 1 when this is less than or equal to the constant, which is in range. */
    public Bool le(long constant) {
        return compare(BinaryOperator.LESS_OR_EQUAL_SIGNED, constant, false);
    }

    /** 1 when this is greater. */
    public Bool gt(SInt other) {
        return compare(BinaryOperator.LESS_SIGNED, other, this);
    }

    /** 1 when this is greater than the constant, which is in range. */
    public Bool gt(long constant) {
        return compare(BinaryOperator.LESS_SIGNED, constant, true);
    }

    /** 1 when this is greater or equal. */
    public Bool ge(SInt other) {
        return compare(BinaryOperator.LESS_OR_EQUAL_SIGNED, other, this);
    }

    /** 1 when this is greater than or equal to the constant, which is in range. */
    public Bool ge(long constant) {
        return compare(BinaryOperator.LESS_OR_EQUAL_SIGNED, constant, true);
    }

    /** 1 when the number is below 0: its top bit. */
    public Bool isNegative() {
        int top = width() - 1;
        return Operation.on(this).unary(Types.bool(), this, value -> Expressions.slice(value, top, top));
    }

    /** The lowest {@code width} bits; the others are dropped, and with them possibly the sign. */
    public SInt trunc(int width) {
        return resized(
                "trunc",
                width,
                width < 1 || width > width(),
                "truncate to 1 to " + width() + " bits, or widen with sext");
    }

    /** The same number in {@code width} bits, copies of the sign above. */
    public SInt sext(int width) {
        return resized(
                "sext", width, width < width(), "widen to at least " + width() + " bits, or truncate with trunc");
    }

    private SInt resized(String name, int width, boolean wrong, String mend) {
        Operation operation = Operation.on(this);
        if (wrong) {
            operation.report(Code.SLICE_OUT_OF_RANGE, name + "(" + width + ") of " + describeWithWidth() + ": " + mend);
            return operation.result(Types.sint(Math.max(1, width)), Expression.Literal.of(0, Math.max(1, width)));
        }
        return operation.unary(
                Types.sint(width),
                this,
                value -> width <= width()
                        ? Expressions.slice(value, width - 1, 0)
                        : Expressions.signExtend(value, width));
    }

    /** Multiplied by 2^amount: {@code amount} bits wider. */
    public SInt shlGrow(int amount) {
        Operation operation = Operation.on(this);
        if (amount < 0) {
            operation.report(
                    Code.SLICE_OUT_OF_RANGE,
                    "shlGrow(" + amount + ") of " + describe() + ": an amount is at least 0; divide with shr()");
            return operation.result(type(), Expression.Literal.of(0, width()));
        }
        return operation.unary(
                Types.sint(width() + amount),
                this,
                value -> amount == 0
                        ? value
                        : new Expression.Concatenation(List.of(value, Expression.Literal.of(0, amount))));
    }

    /** Divided by 2^amount and rounded towards minus infinity: copies of the sign move in. */
    public SInt shr(UInt amount) {
        return Operation.on(this)
                .binary(type(), this, amount, (a, b) -> Expressions.binary(BinaryOperator.SHIFT_RIGHT_SIGNED, a, b));
    }

    /** The same bits as an unsigned number. */
    public UInt asUInt() {
        return Operation.on(this).unary(Types.uint(width()), this, value -> value);
    }

    private SInt grown(BinaryOperator operator, SInt other, int width) {
        return Operation.on(this)
                .binary(
                        Types.sint(width),
                        this,
                        other,
                        (a, b) -> Expressions.binary(
                                operator, Expressions.signExtend(a, width), Expressions.signExtend(b, width)));
    }

    private static Bool compare(BinaryOperator operator, SInt left, SInt right) {
        int width = Math.max(left.width(), right.width());
        return Operation.on(left)
                .binary(
                        Types.bool(),
                        left,
                        right,
                        (a, b) -> Expressions.binary(
                                operator, Expressions.signExtend(a, width), Expressions.signExtend(b, width)));
    }

    private Bool compare(BinaryOperator operator, long constant, boolean swapped) {
        Operation operation = Operation.on(this);
        Expression literal = operation.literal(this, BigInteger.valueOf(constant));
        return operation.unary(
                Types.bool(),
                this,
                value -> swapped
                        ? Expressions.binary(operator, literal, value)
                        : Expressions.binary(operator, value, literal));
    }
}
