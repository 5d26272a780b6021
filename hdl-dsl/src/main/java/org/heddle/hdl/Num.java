package org.heddle.hdl;

import java.math.BigInteger;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A number of a fixed width. {@code set} and comparisons widen the narrower side; everything else that changes a width or can
 * lose a bit is spelled out: what ends in {@code Grow} is wide enough for every result, what ends in {@code Wrap} keeps the
 * width and drops the bits above.
 *
 * @param <S> the kind of number itself
 */
public abstract sealed class Num<S extends Num<S>> extends BitVector<S> permits UInt, SInt {
    Num(ModuleBuilder owner, Expression expression, @Nullable SignalBuilder signal) {
        super(owner, expression, signal);
    }

    /** The kind's comparison. */
    abstract BinaryOperator less();

    /** The kind's comparison. */
    abstract BinaryOperator lessOrEqual();

    // Sums and differences

    /** Sum: one bit wider than the wider operand. */
    public final S addGrow(S other) {
        return grown(ofWidth(Math.max(width(), other.width()) + 1), BinaryOperator.ADD, other);
    }

    /** Sum with a constant: as wide as its largest value needs. An unsigned number takes no negative constant. */
    public final S addGrow(long constant) {
        return addGrow(BigInteger.valueOf(constant));
    }

    /** Sum with a constant: as wide as its largest value needs. An unsigned number takes no negative constant. */
    public final S addGrow(BigInteger constant) {
        return Growth.add(this, constant);
    }

    /** Sum modulo 2^width; both operands have one width. */
    public final S addWrap(S other) {
        return sameWidth("addWrap", BinaryOperator.ADD, other);
    }

    /** Sum with a constant modulo 2^width. */
    public final S addWrap(long constant) {
        return addWrap(BigInteger.valueOf(constant));
    }

    /** Sum with a constant modulo 2^width. */
    public final S addWrap(BigInteger constant) {
        return withConstant(BinaryOperator.ADD, constant);
    }

    /** Difference as a signed number: one bit wider than the wider operand. */
    public final SInt subGrow(S other) {
        return grown(Types.sint(Math.max(width(), other.width()) + 1), BinaryOperator.SUBTRACT, other);
    }

    /** Difference with a constant as a signed number: as wide as its values need. */
    public final SInt subGrow(long constant) {
        return subGrow(BigInteger.valueOf(constant));
    }

    /** Difference with a constant as a signed number: as wide as its values need. */
    public final SInt subGrow(BigInteger constant) {
        return Growth.subtract(this, constant);
    }

    /** Difference modulo 2^width; both operands have one width. */
    public final S subWrap(S other) {
        return sameWidth("subWrap", BinaryOperator.SUBTRACT, other);
    }

    /** Difference with a constant modulo 2^width. */
    public final S subWrap(long constant) {
        return subWrap(BigInteger.valueOf(constant));
    }

    /** Difference with a constant modulo 2^width. */
    public final S subWrap(BigInteger constant) {
        return withConstant(BinaryOperator.SUBTRACT, constant);
    }

    /** The number with the other sign: one bit wider, because -2^(width-1) has no opposite. */
    public final SInt negGrow() {
        int width = width() + 1;
        return Operation.on(this)
                .unary(
                        Types.sint(width),
                        this,
                        value -> Expressions.binary(
                                BinaryOperator.SUBTRACT, Expression.Literal.of(0, width), widen(value, width)));
    }

    /** The number with the other sign modulo 2^width. */
    public final S negWrap() {
        return Operation.on(this)
                .unary(
                        type(),
                        this,
                        value -> Expressions.binary(BinaryOperator.SUBTRACT, Expression.Literal.of(0, width()), value));
    }

    // Products and quotients

    /** Product: as wide as both operands together. */
    public final S mulGrow(S other) {
        return grown(ofWidth(width() + other.width()), BinaryOperator.MULTIPLY, other);
    }

    /** Product with a constant: as wide as its values need. An unsigned number takes no negative constant. */
    public final S mulGrow(long constant) {
        return mulGrow(BigInteger.valueOf(constant));
    }

    /** Product with a constant: as wide as its values need. An unsigned number takes no negative constant. */
    public final S mulGrow(BigInteger constant) {
        return Growth.multiply(this, constant);
    }

    /** Product modulo 2^width; both operands have one width. */
    public final S mulWrap(S other) {
        return sameWidth("mulWrap", BinaryOperator.MULTIPLY, other);
    }

    /** Product with a constant modulo 2^width. */
    public final S mulWrap(long constant) {
        return mulWrap(BigInteger.valueOf(constant));
    }

    /** Product with a constant modulo 2^width. */
    public final S mulWrap(BigInteger constant) {
        return withConstant(BinaryOperator.MULTIPLY, constant);
    }

    /**
     * Quotient by a constant, rounded towards zero: as wide as its values need. A power of two costs no logic for an unsigned
     * number. There is no division by a value that only the hardware knows: it takes as many levels of subtractors as the
     * number has bits, so divide over several cycles instead.
     *
     * @param divisor not 0
     */
    public final S div(long divisor) {
        return div(BigInteger.valueOf(divisor));
    }

    /** Quotient by a constant, as {@link #div(long)}. */
    public final S div(BigInteger divisor) {
        return Division.quotient(this, divisor);
    }

    /**
     * Remainder of the division by a constant, with the sign of this number: as wide as its values need.
     *
     * @param divisor not 0
     */
    public final S rem(long divisor) {
        return rem(BigInteger.valueOf(divisor));
    }

    /** Remainder of the division by a constant, as {@link #rem(long)}. */
    public final S rem(BigInteger divisor) {
        return Division.remainder(this, divisor);
    }

    /** This number divided by 2^fractionBits, exactly: no logic. */
    public final Fixed asFixed(int fractionBits) {
        return Operation.on(this).unary(new FixedType(Range.of(this), fractionBits), this, value -> value);
    }

    // Order

    /** 1 when this is less. */
    public final Bool lt(S other) {
        return compare("lt", less(), this, other);
    }

    /** 1 when this is less; the constant fits this width. */
    public final Bool lt(long constant) {
        return lt(BigInteger.valueOf(constant));
    }

    /** 1 when this is less; the constant fits this width. */
    public final Bool lt(BigInteger constant) {
        return compareConstant(less(), constant, false);
    }

    /** 1 when this is less or equal. */
    public final Bool le(S other) {
        return compare("le", lessOrEqual(), this, other);
    }

    /** 1 when this is less or equal; the constant fits this width. */
    public final Bool le(long constant) {
        return le(BigInteger.valueOf(constant));
    }

    /** 1 when this is less or equal; the constant fits this width. */
    public final Bool le(BigInteger constant) {
        return compareConstant(lessOrEqual(), constant, false);
    }

    /** 1 when this is greater. */
    public final Bool gt(S other) {
        return compare("gt", less(), other, this);
    }

    /** 1 when this is greater; the constant fits this width. */
    public final Bool gt(long constant) {
        return gt(BigInteger.valueOf(constant));
    }

    /** 1 when this is greater; the constant fits this width. */
    public final Bool gt(BigInteger constant) {
        return compareConstant(less(), constant, true);
    }

    /** 1 when this is greater or equal. */
    public final Bool ge(S other) {
        return compare("ge", lessOrEqual(), other, this);
    }

    /** 1 when this is greater or equal; the constant fits this width. */
    public final Bool ge(long constant) {
        return ge(BigInteger.valueOf(constant));
    }

    /** 1 when this is greater or equal; the constant fits this width. */
    public final Bool ge(BigInteger constant) {
        return compareConstant(lessOrEqual(), constant, true);
    }

    /** The smaller of two: as wide as the wider. */
    public final S min(S other) {
        return extreme(other, true);
    }

    /** The larger of two: as wide as the wider. */
    public final S max(S other) {
        return extreme(other, false);
    }

    private S extreme(S other, boolean smaller) {
        int width = Math.max(width(), other.width());
        return Operation.on(this).binary(ofWidth(width), this, other, (a, b) -> {
            Expression left = widen(a, width);
            Expression right = widen(b, width);
            Expression leftIsLess = Expressions.binary(less(), left, right);
            return new Expression.Mux(leftIsLess, smaller ? left : right, smaller ? right : left);
        });
    }

    private <V extends Value> V grown(ScalarType<V> type, BinaryOperator operator, S other) {
        return Operation.on(this)
                .binary(
                        type,
                        this,
                        other,
                        (a, b) -> Expressions.binary(operator, widen(a, type.width()), widen(b, type.width())));
    }

    /** Reports a widening to fewer bits, and gives zeros. */
    final S widened(String name, int width) {
        Operation operation = Operation.on(this);
        ScalarType<S> type = ofWidth(Math.max(1, width));
        if (width < width()) {
            operation.report(
                    Code.SLICE_OUT_OF_RANGE,
                    name + "(" + width + ") of " + describeWithWidth() + ": widen to at least " + width()
                            + " bits, or truncate with trunc");
            return operation.result(type, Expression.Literal.of(0, type.width()));
        }
        return operation.unary(type, this, value -> widen(value, width));
    }
}
