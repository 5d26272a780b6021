package org.heddle.hdl;

import java.math.BigInteger;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expression.UnaryOperator;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.Range;
import org.heddle.hdl.operation.BitTricks;
import org.heddle.hdl.operation.Pairwise;
import org.heddle.hdl.operation.Shifts;
import org.heddle.hdl.operation.SignalAssignment;
import org.heddle.hdl.operation.Slices;

/**
 * A value of one or more bits, with what can be done to bits whatever they mean. Bit 0 is the least significant. Constants
 * are checked against the width they are used at.
 *
 * @param <S> the kind of value itself
 */
public abstract sealed class BitVector<S extends BitVector<S>> extends Value permits Bits, Num {
    BitVector(Net net) {
        super(net);
    }

    @Override
    abstract ScalarType<S> type();

    /** A value of this kind. */
    abstract S of(Net net);

    // SignalAssignment

    /**
     * Drives this value: a signal, or bits of one. A number takes a narrower one and keeps its value; {@link Bits} take exactly their width.
     *
     * <p>HDL005 for what is neither an output, wire, register or instance's input, nor bits of one.
     */
    public final void set(S source) {
        SignalAssignment.assign(net(), source.net());
    }

    /** Drives this value with a constant in its range. */
    public final void set(long constant) {
        set(BigInteger.valueOf(constant));
    }

    /** Drives this value with a constant in its range. */
    public final void set(BigInteger constant) {
        SignalAssignment.assign(net(), constant);
    }

    /**
     * A comment in the Verilog, above the line that declares this value: units, ranges, what a name does not say.
     *
     * @param text one line or several
     * @throws IllegalArgumentException if this is no port, register, wire or named value
     */
    @SuppressWarnings("unchecked") // S is the class of this
    public final S doc(String text) {
        net().document(text);
        return (S) this;
    }

    /** Gives a register its reset value. */
    public final S init(long constant) {
        return init(BigInteger.valueOf(constant));
    }

    /** Gives a register its reset value. */
    @SuppressWarnings("unchecked") // S is this class
    public final S init(BigInteger constant) {
        net().resetTo(constant);
        return (S) this;
    }

    // Logic

    /** Bitwise and; both operands have one width. */
    public final S and(S other) {
        return of(Pairwise.sameWidth("and", BinaryOperator.AND, net(), other.net()));
    }

    /** Bitwise and with a constant. */
    public final S and(long constant) {
        return and(BigInteger.valueOf(constant));
    }

    /** Bitwise and with a constant. */
    public final S and(BigInteger constant) {
        return of(Pairwise.withConstant(BinaryOperator.AND, net(), constant));
    }

    /** Bitwise or; both operands have one width. */
    public final S or(S other) {
        return of(Pairwise.sameWidth("or", BinaryOperator.OR, net(), other.net()));
    }

    /** Bitwise or with a constant. */
    public final S or(long constant) {
        return or(BigInteger.valueOf(constant));
    }

    /** Bitwise or with a constant. */
    public final S or(BigInteger constant) {
        return of(Pairwise.withConstant(BinaryOperator.OR, net(), constant));
    }

    /** Bitwise exclusive or; both operands have one width. */
    public final S xor(S other) {
        return of(Pairwise.sameWidth("xor", BinaryOperator.XOR, net(), other.net()));
    }

    /** Bitwise exclusive or with a constant. */
    public final S xor(long constant) {
        return xor(BigInteger.valueOf(constant));
    }

    /** Bitwise exclusive or with a constant. */
    public final S xor(BigInteger constant) {
        return of(Pairwise.withConstant(BinaryOperator.XOR, net(), constant));
    }

    /** Returns every bit inverted. */
    public final S not() {
        return of(unary(format(), Expressions::not));
    }

    /** 1 when any bit is 1. */
    public final Bool reduceOr() {
        return reduce(UnaryOperator.REDUCE_OR);
    }

    /** 1 when all bits are 1. */
    public final Bool reduceAnd() {
        return reduce(UnaryOperator.REDUCE_AND);
    }

    /** 1 when the number of ones is odd. */
    public final Bool reduceXor() {
        return reduce(UnaryOperator.REDUCE_XOR);
    }

    private Bool reduce(UnaryOperator operator) {
        return new Bool(unary(Format.bool(), value -> new Expression.Unary(operator, value, 1)));
    }

    // Equality

    /** 1 when both are the same; numbers may differ in width. */
    public final Bool eq(S other) {
        return new Bool(Pairwise.compare("eq", BinaryOperator.EQUAL, net(), other.net()));
    }

    /** 1 when this is the constant, which is in range. */
    public final Bool eq(long constant) {
        return eq(BigInteger.valueOf(constant));
    }

    /** 1 when this is the constant, which is in range. */
    public final Bool eq(BigInteger constant) {
        return new Bool(Pairwise.compareConstant(BinaryOperator.EQUAL, net(), constant, false));
    }

    /** 1 when they differ; numbers may differ in width. */
    public final Bool ne(S other) {
        return new Bool(Pairwise.compare("ne", BinaryOperator.NOT_EQUAL, net(), other.net()));
    }

    /** 1 when this is not the constant, which is in range. */
    public final Bool ne(long constant) {
        return ne(BigInteger.valueOf(constant));
    }

    /** 1 when this is not the constant, which is in range. */
    public final Bool ne(BigInteger constant) {
        return new Bool(Pairwise.compareConstant(BinaryOperator.NOT_EQUAL, net(), constant, false));
    }

    // Single bits and parts

    /** Bit {@code index}; 0 is the least significant. Of a signal it can be set by itself. */
    public final Bool bit(int index) {
        return new Bool(Slices.bit(net(), index));
    }

    /** The same bit as a {@link Bool}, where this has one bit; reports HDL004 where it has more. */
    public final Bool asBool() {
        return new Bool(Slices.onlyBit(net()));
    }

    /** Bit {@code index}, chosen in hardware; an index at or above the width gives 0. */
    public final Bool bit(UInt index) {
        return new Bool(binary(
                Format.bool(),
                index,
                (value, amount) -> Expressions.slice(
                        Expressions.binary(BinaryOperator.SHIFT_RIGHT_UNSIGNED, value, amount), 0, 0)));
    }

    /** The lowest {@code width} bits; the others are dropped. Of a signal they can be set by themselves. */
    public final S trunc(int width) {
        return of(Slices.trunc(net(), width));
    }

    /** The bits in the opposite order. */
    public final S reverse() {
        return of(unary(format(), BitTricks::reverse));
    }

    /** The lowest one alone; 0 for 0. */
    public final S lowestOne() {
        return of(unary(format(), BitTricks::lowestOne));
    }

    // Shifts

    /** Shifted up by a constant: {@code amount} bits wider, zeros in. A number is multiplied by 2^amount. */
    public final S shlGrow(int amount) {
        return of(Shifts.leftGrowing(net(), amount));
    }

    /**
     * Shifted up, zeros in; as wide as the largest amount needs, 2^(bits of amount) - 1 more than this.
     *
     * @param amount of at most {@value Shifts#MOST_AMOUNT_BITS} bits
     */
    public final S shlGrow(UInt amount) {
        return of(Shifts.leftGrowing(net(), amount.net()));
    }

    /** Shifted up by a constant within the width, zeros in; bits shifted out are lost. */
    public final S shlWrap(int amount) {
        return of(Shifts.byConstant(net(), BinaryOperator.SHIFT_LEFT, amount));
    }

    /** Shifted up within the width, zeros in; bits shifted out are lost. */
    public final S shlWrap(UInt amount) {
        return of(Shifts.byValue(net(), BinaryOperator.SHIFT_LEFT, amount.net()));
    }

    /** Shifted down by a constant within the width: zeros in, or copies of a signed number's sign. */
    public final S shr(int amount) {
        return of(Shifts.byConstant(net(), format().rightShift(), amount));
    }

    /**
     * Shifted down within the width: zeros in, or copies of a signed number's sign. A number is divided by 2^amount and
     * rounded towards minus infinity.
     */
    public final S shr(UInt amount) {
        return of(Shifts.byValue(net(), format().rightShift(), amount.net()));
    }

    /** Moved up by a constant modulo the width, the bits that leave the top coming in at the bottom. */
    public final S rotateLeft(int amount) {
        return of(unary(format(), value -> Shifts.rotated(value, Math.floorMod(amount, value.width()))));
    }

    /** Moved up modulo the width, the bits that leave the top coming in at the bottom. */
    public final S rotateLeft(UInt amount) {
        return of(binary(format(), amount, Shifts::rotatedLeft));
    }

    /** Moved down by a constant modulo the width, the bits that leave the bottom coming in at the top. */
    public final S rotateRight(int amount) {
        return of(unary(format(), value -> Shifts.rotated(value, Math.floorMod(-(long) amount, value.width()))));
    }

    /** Moved down modulo the width, the bits that leave the bottom coming in at the top. */
    public final S rotateRight(UInt amount) {
        return of(binary(format(), amount, Shifts::rotatedRight));
    }

    // Counting

    /** The number of ones: a tree of adders; as wide as the number {@code width} needs. */
    public final UInt popCount() {
        return counted(BitTricks::popCount);
    }

    /** The number of zeros above the highest one; {@code width} where there is none. A tree over the halves. */
    public final UInt leadingZeros() {
        return counted(BitTricks::leadingZeros);
    }

    /** The number of zeros below the lowest one; {@code width} where there is none. */
    public final UInt trailingZeros() {
        return counted(value -> BitTricks.leadingZeros(BitTricks.reverse(value)));
    }

    private UInt counted(java.util.function.UnaryOperator<Expression> count) {
        return new UInt(unary(Format.uint(Range.bitsToNumber(width() + 1)), count));
    }

    /** The same bits without a meaning as a number. */
    public final Bits asBits() {
        return new Bits(unary(Format.bits(width()), value -> value));
    }
}
