package org.heddle.hdl;

import java.math.BigInteger;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.operation.Division;
import org.heddle.hdl.operation.Growth;
import org.heddle.hdl.operation.Pairwise;

/**
 * A number of a fixed width. {@code set} and comparisons widen the narrower side; everything else that changes a width or can
 * lose a bit is spelled out: what ends in {@code Grow} is wide enough for every result, what ends in {@code Wrap} keeps the
 * width and drops the bits above.
 *
 * @param <S> the kind of number itself
 */
public abstract sealed class Num<S extends Num<S>> extends BitVector<S> permits UInt, SInt {
    Num(Net net) {
        super(net);
    }

    // Sums and differences

    /** Sum: one bit wider than the wider operand. */
    public final S addGrow(S other) {
        return of(Pairwise.grown(
                format().ofWidth(Math.max(width(), other.width()) + 1), BinaryOperator.ADD, net(), other.net()));
    }

    /** Sum with a constant: as wide as its largest value needs. An unsigned number takes no negative constant. */
    public final S addGrow(long constant) {
        return addGrow(BigInteger.valueOf(constant));
    }

    /** Sum with a constant: as wide as its largest value needs. An unsigned number takes no negative constant. */
    public final S addGrow(BigInteger constant) {
        return of(Growth.add(net(), constant));
    }

    /** Sum modulo 2^width; both operands have one width. */
    public final S addWrap(S other) {
        return of(Pairwise.sameWidth("addWrap", BinaryOperator.ADD, net(), other.net()));
    }

    /** Sum with a constant modulo 2^width. */
    public final S addWrap(long constant) {
        return addWrap(BigInteger.valueOf(constant));
    }

    /** Sum with a constant modulo 2^width. */
    public final S addWrap(BigInteger constant) {
        return of(Pairwise.withConstant(BinaryOperator.ADD, net(), constant));
    }

    /** Difference as a signed number: one bit wider than the wider operand. */
    public final SInt subGrow(S other) {
        return new SInt(Pairwise.grown(
                Format.sint(Math.max(width(), other.width()) + 1), BinaryOperator.SUBTRACT, net(), other.net()));
    }

    /** Difference with a constant as a signed number: as wide as its values need. */
    public final SInt subGrow(long constant) {
        return subGrow(BigInteger.valueOf(constant));
    }

    /** Difference with a constant as a signed number: as wide as its values need. */
    public final SInt subGrow(BigInteger constant) {
        return new SInt(Growth.subtract(net(), constant));
    }

    /** Difference modulo 2^width; both operands have one width. */
    public final S subWrap(S other) {
        return of(Pairwise.sameWidth("subWrap", BinaryOperator.SUBTRACT, net(), other.net()));
    }

    /** Difference with a constant modulo 2^width. */
    public final S subWrap(long constant) {
        return subWrap(BigInteger.valueOf(constant));
    }

    /** Difference with a constant modulo 2^width. */
    public final S subWrap(BigInteger constant) {
        return of(Pairwise.withConstant(BinaryOperator.SUBTRACT, net(), constant));
    }

    /** The number with the other sign: one bit wider, because -2^(width-1) has no opposite. */
    public final SInt negGrow() {
        int width = width() + 1;
        return new SInt(unary(
                Format.sint(width),
                value -> Expressions.binary(
                        BinaryOperator.SUBTRACT, Expression.Literal.of(0, width), format().widen(value, width))));
    }

    /** The number with the other sign modulo 2^width. */
    public final S negWrap() {
        return of(unary(
                format(),
                value -> Expressions.binary(BinaryOperator.SUBTRACT, Expression.Literal.of(0, width()), value)));
    }

    // Products and quotients

    /** Product: as wide as both operands together. */
    public final S mulGrow(S other) {
        return of(
                Pairwise.grown(format().ofWidth(width() + other.width()), BinaryOperator.MULTIPLY, net(), other.net()));
    }

    /** Product with a constant: as wide as its values need. An unsigned number takes no negative constant. */
    public final S mulGrow(long constant) {
        return mulGrow(BigInteger.valueOf(constant));
    }

    /** Product with a constant: as wide as its values need. An unsigned number takes no negative constant. */
    public final S mulGrow(BigInteger constant) {
        return of(Growth.multiply(net(), constant));
    }

    /** Product modulo 2^width; both operands have one width. */
    public final S mulWrap(S other) {
        return of(Pairwise.sameWidth("mulWrap", BinaryOperator.MULTIPLY, net(), other.net()));
    }

    /** Product with a constant modulo 2^width. */
    public final S mulWrap(long constant) {
        return mulWrap(BigInteger.valueOf(constant));
    }

    /** Product with a constant modulo 2^width. */
    public final S mulWrap(BigInteger constant) {
        return of(Pairwise.withConstant(BinaryOperator.MULTIPLY, net(), constant));
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
        return of(Division.quotient(net(), divisor));
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
        return of(Division.remainder(net(), divisor));
    }

    /** This number divided by 2^fractionBits, exactly: no logic. */
    public final Fixed asFixed(int fractionBits) {
        return new Fixed(unary(Format.fixed(format().range(), fractionBits), value -> value));
    }

    // Order

    /** 1 when this is less. */
    public final Bool lt(S other) {
        return new Bool(Pairwise.compare("lt", format().less(), net(), other.net()));
    }

    /** 1 when this is less; the constant fits this width. */
    public final Bool lt(long constant) {
        return lt(BigInteger.valueOf(constant));
    }

    /** 1 when this is less; the constant fits this width. */
    public final Bool lt(BigInteger constant) {
        return new Bool(Pairwise.compareConstant(format().less(), net(), constant, false));
    }

    /** 1 when this is less or equal. */
    public final Bool le(S other) {
        return new Bool(Pairwise.compare("le", format().lessOrEqual(), net(), other.net()));
    }

    /** 1 when this is less or equal; the constant fits this width. */
    public final Bool le(long constant) {
        return le(BigInteger.valueOf(constant));
    }

    /** 1 when this is less or equal; the constant fits this width. */
    public final Bool le(BigInteger constant) {
        return new Bool(Pairwise.compareConstant(format().lessOrEqual(), net(), constant, false));
    }

    /** 1 when this is greater. */
    public final Bool gt(S other) {
        return new Bool(Pairwise.compare("gt", other.format().less(), other.net(), net()));
    }

    /** 1 when this is greater; the constant fits this width. */
    public final Bool gt(long constant) {
        return gt(BigInteger.valueOf(constant));
    }

    /** 1 when this is greater; the constant fits this width. */
    public final Bool gt(BigInteger constant) {
        return new Bool(Pairwise.compareConstant(format().less(), net(), constant, true));
    }

    /** 1 when this is greater or equal. */
    public final Bool ge(S other) {
        return new Bool(Pairwise.compare("ge", other.format().lessOrEqual(), other.net(), net()));
    }

    /** 1 when this is greater or equal; the constant fits this width. */
    public final Bool ge(long constant) {
        return ge(BigInteger.valueOf(constant));
    }

    /** 1 when this is greater or equal; the constant fits this width. */
    public final Bool ge(BigInteger constant) {
        return new Bool(Pairwise.compareConstant(format().lessOrEqual(), net(), constant, true));
    }

    /** The smaller of two: as wide as the wider. */
    public final S min(S other) {
        return of(Pairwise.extreme(net(), other.net(), true));
    }

    /** The larger of two: as wide as the wider. */
    public final S max(S other) {
        return of(Pairwise.extreme(net(), other.net(), false));
    }
}
