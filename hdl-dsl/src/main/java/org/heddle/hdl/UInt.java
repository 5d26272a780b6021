package org.heddle.hdl;

import java.math.BigInteger;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.jspecify.annotations.Nullable;

/** An unsigned number of a fixed width, from 0 to 2^width - 1. Where a wider one is wanted, zeros come in above. */
public final class UInt extends Num<UInt> {
    UInt(ModuleBuilder owner, Expression expression, @Nullable SignalBuilder signal) {
        super(owner, expression, signal);
    }

    @Override
    ScalarType<UInt> type() {
        return Types.uint(width());
    }

    @Override
    ScalarType<UInt> ofWidth(int width) {
        return Types.uint(width);
    }

    @Override
    BinaryOperator rightShift() {
        return BinaryOperator.SHIFT_RIGHT_UNSIGNED;
    }

    @Override
    BinaryOperator less() {
        return BinaryOperator.LESS_UNSIGNED;
    }

    @Override
    BinaryOperator lessOrEqual() {
        return BinaryOperator.LESS_OR_EQUAL_UNSIGNED;
    }

    /** Bits {@code high} down to {@code low}, both included. */
    public UInt bits(int high, int low) {
        return Slices.bits(this, high, low, Types::uint);
    }

    /** The same number in {@code width} bits, zeros above. */
    public UInt zext(int width) {
        return widened("zext", width);
    }

    /** This value above {@code low}: the widths add up. */
    public UInt cat(UInt low) {
        return joined(Types.uint(width() + low.width()), this, low);
    }

    /** Copies side by side. */
    public UInt repeat(int count) {
        return Slices.repeat(this, count, Types::uint);
    }

    /** A constant beside this value: for code that stands outside a component and has no {@code lit}. */
    public UInt constant(BigInteger value, int width) {
        UIntType type = Types.uint(width);
        Operation operation = Operation.on(this);
        UInt like = type.of(operation.module(), Expression.Literal.of(0, width));
        return type.of(operation.module(), operation.literal(like, value));
    }

    /** The same bits as a two's-complement number: the top bit becomes the sign. */
    public SInt asSInt() {
        return Operation.on(this).unary(Types.sint(width()), this, value -> value);
    }

    /** The same number with a sign bit: one bit wider. */
    public SInt toSInt() {
        int width = width() + 1;
        return Operation.on(this).unary(Types.sint(width), this, value -> Expressions.zeroExtend(value, width));
    }

    // Codes

    /**
     * A one at this index and zeros elsewhere; an index at or beyond the size gives 0.
     *
     * @param size in bits, at least 1
     */
    public UInt toOneHot(int size) {
        return Operation.on(this).unary(Types.uint(size), this, value -> BitTricks.oneHot(value, size));
    }

    /** The index of the only one; with several ones, the or of their indices. */
    public UInt oneHotIndex() {
        return Operation.on(this).unary(Types.uint(Types.bitsToNumber(width())), this, BitTricks::indexOfOneHot);
    }

    /** The reflected Gray code of this number: neighbours differ in one bit. */
    public UInt toGray() {
        return Operation.on(this).unary(type(), this, BitTricks::toGray);
    }

    /** The number that this reflected Gray code stands for, in log2(width) levels of exclusive or. */
    public UInt fromGray() {
        return Operation.on(this).unary(type(), this, BitTricks::fromGray);
    }
}
