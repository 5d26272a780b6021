package org.heddle.hdl;

import java.math.BigInteger;
import java.util.List;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expression.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A value of one or more bits, with what can be done to bits whatever they mean. Bit 0 is the least significant. Constants
 * are checked against the width they are used at.
 *
 * @param <S> the kind of value itself
 */
public abstract sealed class BitVector<S extends BitVector<S>> extends Value permits Bits, Num {
    BitVector(ModuleBuilder owner, Expression expression, @Nullable SignalBuilder signal) {
        super(owner, expression, signal);
    }

    @Override
    abstract ScalarType<S> type();

    /** The type of this kind of another width. */
    abstract ScalarType<S> ofWidth(int width);

    /** What a shift to the right does to this kind. */
    abstract BinaryOperator rightShift();

    // Assignment

    /** Drives this value. A number takes a narrower one and keeps its value; {@link Bits} take exactly their width. */
    public final void set(S source) {
        assign(source);
    }

    /** Drives this value with a constant in its range. */
    public final void set(long constant) {
        assign(BigInteger.valueOf(constant));
    }

    /** Drives this value with a constant in its range. */
    public final void set(BigInteger constant) {
        assign(constant);
    }

    /**
     * A comment in the Verilog, above the line that declares this value: units, ranges, what a name does not say.
     *
     * @param text one line or several
     * @throws IllegalArgumentException if this is no port, register, wire or named value
     */
    @SuppressWarnings("unchecked") // S is the class of this
    public final S doc(String text) {
        document(text);
        return (S) this;
    }

    /** Gives a register its reset value. */
    public final S init(long constant) {
        return init(BigInteger.valueOf(constant));
    }

    /** Gives a register its reset value. */
    @SuppressWarnings("unchecked") // S is this class
    public final S init(BigInteger constant) {
        setResetValue(constant);
        return (S) this;
    }

    // Logic

    /** Bitwise and; both operands have one width. */
    public final S and(S other) {
        return sameWidth("and", BinaryOperator.AND, other);
    }

    /** Bitwise and with a constant. */
    public final S and(long constant) {
        return and(BigInteger.valueOf(constant));
    }

    /** Bitwise and with a constant. */
    public final S and(BigInteger constant) {
        return withConstant(BinaryOperator.AND, constant);
    }

    /** Bitwise or; both operands have one width. */
    public final S or(S other) {
        return sameWidth("or", BinaryOperator.OR, other);
    }

    /** Bitwise or with a constant. */
    public final S or(long constant) {
        return or(BigInteger.valueOf(constant));
    }

    /** Bitwise or with a constant. */
    public final S or(BigInteger constant) {
        return withConstant(BinaryOperator.OR, constant);
    }

    /** Bitwise exclusive or; both operands have one width. */
    public final S xor(S other) {
        return sameWidth("xor", BinaryOperator.XOR, other);
    }

    /** Bitwise exclusive or with a constant. */
    public final S xor(long constant) {
        return xor(BigInteger.valueOf(constant));
    }

    /** Bitwise exclusive or with a constant. */
    public final S xor(BigInteger constant) {
        return withConstant(BinaryOperator.XOR, constant);
    }

    /** Every bit inverted. */
    public final S not() {
        return Operation.on(this).unary(type(), this, Expressions::not);
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
        return Operation.on(this).unary(Types.bool(), this, value -> new Expression.Unary(operator, value, 1));
    }

    // Equality

    /** 1 when both are the same; numbers may differ in width. */
    public final Bool eq(S other) {
        return compare("eq", BinaryOperator.EQUAL, this, other);
    }

    /** 1 when this is the constant, which is in range. */
    public final Bool eq(long constant) {
        return eq(BigInteger.valueOf(constant));
    }

    /** 1 when this is the constant, which is in range. */
    public final Bool eq(BigInteger constant) {
        return compareConstant(BinaryOperator.EQUAL, constant, false);
    }

    /** 1 when they differ; numbers may differ in width. */
    public final Bool ne(S other) {
        return compare("ne", BinaryOperator.NOT_EQUAL, this, other);
    }

    /** 1 when this is not the constant, which is in range. */
    public final Bool ne(long constant) {
        return ne(BigInteger.valueOf(constant));
    }

    /** 1 when this is not the constant, which is in range. */
    public final Bool ne(BigInteger constant) {
        return compareConstant(BinaryOperator.NOT_EQUAL, constant, false);
    }

    // Single bits and parts

    /** Bit {@code index}; 0 is the least significant. */
    public final Bool bit(int index) {
        return Slices.bit(this, index);
    }

    /** Bit {@code index}, chosen in hardware; an index at or above the width gives 0. */
    public final Bool bit(UInt index) {
        return Operation.on(this)
                .binary(
                        Types.bool(),
                        this,
                        index,
                        (value, amount) -> Expressions.slice(
                                Expressions.binary(BinaryOperator.SHIFT_RIGHT_UNSIGNED, value, amount), 0, 0));
    }

    /** The lowest {@code width} bits; the others are dropped. */
    public final S trunc(int width) {
        return Slices.trunc(this, ofWidth(Math.max(1, width)), width);
    }

    /** The bits in the opposite order. */
    public final S reverse() {
        return Operation.on(this).unary(type(), this, BitTricks::reverse);
    }

    /** The lowest one alone; 0 for 0. */
    public final S lowestOne() {
        return Operation.on(this).unary(type(), this, BitTricks::lowestOne);
    }

    // Shifts

    /** Shifted up by a constant: {@code amount} bits wider, zeros in. A number is multiplied by 2^amount. */
    public final S shlGrow(int amount) {
        return Shifts.leftGrowing(this, amount);
    }

    /**
     * Shifted up, zeros in; as wide as the largest amount needs, 2^(bits of amount) - 1 more than this.
     *
     * @param amount of at most {@value Shifts#MOST_AMOUNT_BITS} bits
     */
    public final S shlGrow(UInt amount) {
        return Shifts.leftGrowing(this, amount);
    }

    /** Shifted up by a constant within the width, zeros in; bits shifted out are lost. */
    public final S shlWrap(int amount) {
        return Shifts.byConstant(this, BinaryOperator.SHIFT_LEFT, amount);
    }

    /** Shifted up within the width, zeros in; bits shifted out are lost. */
    public final S shlWrap(UInt amount) {
        return shifted(BinaryOperator.SHIFT_LEFT, amount);
    }

    /** Shifted down by a constant within the width: zeros in, or copies of a signed number's sign. */
    public final S shr(int amount) {
        return Shifts.byConstant(this, rightShift(), amount);
    }

    /**
     * Shifted down within the width: zeros in, or copies of a signed number's sign. A number is divided by 2^amount and
     * rounded towards minus infinity.
     */
    public final S shr(UInt amount) {
        return shifted(rightShift(), amount);
    }

    private S shifted(BinaryOperator operator, UInt amount) {
        Operation operation = Operation.on(this);
        KnownAnswer.shift(operation, operator == BinaryOperator.SHIFT_LEFT ? "shlWrap" : "shr", this, amount);
        return operation.binary(type(), this, amount, (a, b) -> Expressions.binary(operator, a, b));
    }

    /** Moved up by a constant modulo the width, the bits that leave the top coming in at the bottom. */
    public final S rotateLeft(int amount) {
        return Operation.on(this)
                .unary(type(), this, value -> Shifts.rotated(value, Math.floorMod(amount, value.width())));
    }

    /** Moved up modulo the width, the bits that leave the top coming in at the bottom. */
    public final S rotateLeft(UInt amount) {
        return Operation.on(this).binary(type(), this, amount, Shifts::rotatedLeft);
    }

    /** Moved down by a constant modulo the width, the bits that leave the bottom coming in at the top. */
    public final S rotateRight(int amount) {
        return Operation.on(this)
                .unary(type(), this, value -> Shifts.rotated(value, Math.floorMod(-(long) amount, value.width())));
    }

    /** Moved down modulo the width, the bits that leave the bottom coming in at the top. */
    public final S rotateRight(UInt amount) {
        return Operation.on(this).binary(type(), this, amount, Shifts::rotatedRight);
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
        return Operation.on(this).unary(Types.uint(Types.bitsToNumber(width() + 1)), this, count);
    }

    /** The same bits without a meaning as a number. */
    public final Bits asBits() {
        return Operation.on(this).unary(Types.bits(width()), this, value -> value);
    }

    // What the operators have in common

    final S sameWidth(String name, BinaryOperator operator, S other) {
        requireSameKind(Operation.on(this), name, this, other);
        return Operation.on(this).sameWidth(type(), name, this, other, (a, b) -> Expressions.binary(operator, a, b));
    }

    final S withConstant(BinaryOperator operator, BigInteger constant) {
        Operation operation = Operation.on(this);
        Expression literal = operation.literal(this, constant);
        return operation.unary(type(), this, value -> Expressions.binary(operator, value, literal));
    }

    static Bool compare(String name, BinaryOperator operator, BitVector<?> left, BitVector<?> right) {
        Operation operation = Operation.on(left);
        requireSameKind(operation, name, left, right);
        KnownAnswer.compare(operation, name, operator, left, right);
        if (!left.widensItself() && left.width() != right.width()) {
            operation.report(
                    Code.WIDTHS_DIFFER,
                    name + " of " + left.describeWithWidth() + " and " + right.describeWithWidth()
                            + ": bits have no value to keep, so join zeros with cat, or truncate with trunc");
            return operation.result(Types.bool(), Expression.Literal.of(0, 1));
        }
        int width = Math.max(left.width(), right.width());
        return operation.binary(
                Types.bool(),
                left,
                right,
                (a, b) -> Expressions.binary(operator, left.widen(a, width), left.widen(b, width)));
    }

    final Bool compareConstant(BinaryOperator operator, BigInteger constant, boolean swapped) {
        Operation operation = Operation.on(this);
        Expression literal = operation.literal(this, constant);
        KnownAnswer.compare(operation, operator, this, constant, swapped);
        return operation.unary(
                Types.bool(),
                this,
                value -> swapped
                        ? Expressions.binary(operator, literal, value)
                        : Expressions.binary(operator, value, literal));
    }

    /** javac sees to it, except where a designer leaves the type argument out. */
    private static void requireSameKind(Operation operation, String name, Value left, Value right) {
        if (left.getClass() != right.getClass()) {
            operation.report(
                    Code.WIDTHS_DIFFER,
                    name + " of " + left.type().description() + " and "
                            + right.type().description()
                            + ": their bits mean different things: convert one first");
        }
    }

    /** This value above another, or both in another order of the parts. */
    static <V extends BitVector<V>> V joined(ScalarType<V> type, BitVector<?> high, BitVector<?> low) {
        return Operation.on(high).binary(type, high, low, (a, b) -> new Expression.Concatenation(List.of(a, b)));
    }
}
