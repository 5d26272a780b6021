package org.heddle.hdl;

import java.math.BigInteger;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A two's-complement number of a fixed width, from -2^(width-1) to 2^(width-1) - 1. Where a wider one is wanted, copies of
 * the sign come in above. Every change between {@code SInt} and {@link UInt} is spelled out.
 */
public final class SInt extends Num<SInt> {
    SInt(ModuleBuilder owner, Expression expression, @Nullable SignalBuilder signal) {
        super(owner, expression, signal);
    }

    @Override
    ScalarType<SInt> type() {
        return Types.sint(width());
    }

    @Override
    ScalarType<SInt> ofWidth(int width) {
        return Types.sint(width);
    }

    @Override
    BinaryOperator rightShift() {
        return BinaryOperator.SHIFT_RIGHT_SIGNED;
    }

    @Override
    BinaryOperator less() {
        return BinaryOperator.LESS_SIGNED;
    }

    @Override
    BinaryOperator lessOrEqual() {
        return BinaryOperator.LESS_OR_EQUAL_SIGNED;
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

    /** 1 when the number is below 0: its top bit. */
    public Bool isNegative() {
        int top = width() - 1;
        return Operation.on(this).unary(Types.bool(), this, value -> Expressions.slice(value, top, top));
    }

    /** The number without its sign; the width is the same, because 2^(width-1) fits an unsigned number. */
    public UInt abs() {
        int width = width();
        return Operation.on(this)
                .unary(
                        Types.uint(width),
                        this,
                        value -> new Expression.Mux(
                                Expressions.slice(value, width - 1, width - 1),
                                Expressions.binary(BinaryOperator.SUBTRACT, Expression.Literal.of(0, width), value),
                                value));
    }

    /** Bits {@code high} down to {@code low}, both included: without a sign. */
    public UInt bits(int high, int low) {
        return Slices.bits(this, high, low, Types::uint);
    }

    /** The same number in {@code width} bits, copies of the sign above. */
    public SInt sext(int width) {
        return widened("sext", width);
    }

    /** Copies side by side. */
    public UInt repeat(int count) {
        return Slices.repeat(this, count, Types::uint);
    }

    /** The same bits as an unsigned number. */
    public UInt asUInt() {
        return Operation.on(this).unary(Types.uint(width()), this, value -> value);
    }
}
