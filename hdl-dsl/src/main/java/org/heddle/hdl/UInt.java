package org.heddle.hdl;

import java.math.BigInteger;
import java.util.List;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expression.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * An unsigned number of a fixed width. {@code set} and comparisons widen the narrower side; everything else that changes
 * a width or can lose a bit is spelled out. Constants are checked against the width they are used at.
 */
public final class UInt extends Value {
    UInt(ModuleBuilder owner, Expression expression, @Nullable SignalBuilder signal) {
        super(owner, expression, signal);
    }

    @Override
    ScalarType<UInt> type() {
        return Types.uint(width());
    }

    /** Drives this value; a narrower source is zero-extended, a wider one is an error. */
    public void set(UInt source) {
        assign(source);
    }

    /** Drives this value with a constant from 0 to 2^width - 1. */
    public void set(long constant) {
        assign(BigInteger.valueOf(constant));
    }

    /** Drives this value with a constant from 0 to 2^width - 1. */
    public void set(BigInteger constant) {
        assign(constant);
    }

    /** Gives a register its reset value. */
    public UInt init(long constant) {
        return init(BigInteger.valueOf(constant));
    }

    /** Gives a register its reset value. */
    public UInt init(BigInteger constant) {
        setResetValue(constant);
        return this;
    }

    /** Sum with its carry: one bit wider than the wider operand. */
    public UInt addGrow(UInt other) {
        int width = Math.max(width(), other.width()) + 1;
        return Operation.on(this)
                .binary(
                        Types.uint(width),
                        this,
                        other,
                        (a, b) -> Expressions.binary(
                                BinaryOperator.ADD,
                                Expressions.zeroExtend(a, width),
                                Expressions.zeroExtend(b, width)));
    }

    /** Sum modulo 2^width; both operands have one width. */
    public UInt addWrap(UInt other) {
        return sameWidth("addWrap", BinaryOperator.ADD, other);
    }

    /** Sum with a constant modulo 2^width. */
    public UInt addWrap(long constant) {
        return addWrap(BigInteger.valueOf(constant));
    }

    /** Sum with a constant modulo 2^width. */
    public UInt addWrap(BigInteger constant) {
        return withConstant(BinaryOperator.ADD, constant);
    }

    /** Difference modulo 2^width; both operands have one width. */
    public UInt subWrap(UInt other) {
        return sameWidth("subWrap", BinaryOperator.SUBTRACT, other);
    }

    /** Difference with a constant modulo 2^width. */
    public UInt subWrap(long constant) {
        return subWrap(BigInteger.valueOf(constant));
    }

    /** Difference with a constant modulo 2^width. */
    public UInt subWrap(BigInteger constant) {
        return withConstant(BinaryOperator.SUBTRACT, constant);
    }

    /** Product: as wide as both operands together. */
    public UInt mulGrow(UInt other) {
        int width = width() + other.width();
        return Operation.on(this)
                .binary(
                        Types.uint(width),
                        this,
                        other,
                        (a, b) -> Expressions.binary(
                                BinaryOperator.MULTIPLY,
                                Expressions.zeroExtend(a, width),
                                Expressions.zeroExtend(b, width)));
    }

    /** Bitwise and; both operands have one width. */
    public UInt and(UInt other) {
        return sameWidth("and", BinaryOperator.AND, other);
    }

    /** Bitwise and with a constant. */
    public UInt and(long constant) {
        return and(BigInteger.valueOf(constant));
    }

    /** Bitwise and with a constant. */
    public UInt and(BigInteger constant) {
        return withConstant(BinaryOperator.AND, constant);
    }

    /** Bitwise or; both operands have one width. */
    public UInt or(UInt other) {
        return sameWidth("or", BinaryOperator.OR, other);
    }

    /** Bitwise or with a constant. */
    public UInt or(long constant) {
        return or(BigInteger.valueOf(constant));
    }

    /** Bitwise or with a constant. */
    public UInt or(BigInteger constant) {
        return withConstant(BinaryOperator.OR, constant);
    }

    /** Bitwise exclusive or; both operands have one width. */
    public UInt xor(UInt other) {
        return sameWidth("xor", BinaryOperator.XOR, other);
    }

    /** Bitwise exclusive or with a constant. */
    public UInt xor(long constant) {
        return xor(BigInteger.valueOf(constant));
    }

    /** Bitwise exclusive or with a constant. */
    public UInt xor(BigInteger constant) {
        return withConstant(BinaryOperator.XOR, constant);
    }

    /** Every bit inverted. */
    public UInt not() {
        return Operation.on(this).unary(type(), this, Expressions::not);
    }

    /** 1 when both are the same number. */
    public Bool eq(UInt other) {
        return compare(BinaryOperator.EQUAL, this, other);
    }

    /** 1 when both are the same number; the constant fits this width. */
    public Bool eq(long constant) {
        return eq(BigInteger.valueOf(constant));
    }

    /** 1 when both are the same number; the constant fits this width. */
    public Bool eq(BigInteger constant) {
        return compareConstant(BinaryOperator.EQUAL, constant, false);
    }

    /** 1 when they are different numbers. */
    public Bool ne(UInt other) {
        return compare(BinaryOperator.NOT_EQUAL, this, other);
    }

    /** 1 when they are different numbers; the constant fits this width. */
    public Bool ne(long constant) {
        return ne(BigInteger.valueOf(constant));
    }

    /** 1 when they are different numbers; the constant fits this width. */
    public Bool ne(BigInteger constant) {
        return compareConstant(BinaryOperator.NOT_EQUAL, constant, false);
    }

    /** 1 when this is less. */
    public Bool lt(UInt other) {
        return compare(BinaryOperator.LESS_UNSIGNED, this, other);
    }

    /** 1 when this is less; the constant fits this width. */
    public Bool lt(long constant) {
        return lt(BigInteger.valueOf(constant));
    }

    /** 1 when this is less; the constant fits this width. */
    public Bool lt(BigInteger constant) {
        return compareConstant(BinaryOperator.LESS_UNSIGNED, constant, false);
    }

    /** 1 when this is less or equal. */
    public Bool le(UInt other) {
        return compare(BinaryOperator.LESS_OR_EQUAL_UNSIGNED, this, other);
    }

    /** 1 when this is less or equal; the constant fits this width. */
    public Bool le(long constant) {
        return le(BigInteger.valueOf(constant));
    }

    /** 1 when this is less or equal; the constant fits this width. */
    public Bool le(BigInteger constant) {
        return compareConstant(BinaryOperator.LESS_OR_EQUAL_UNSIGNED, constant, false);
    }

    /** 1 when this is greater. */
    public Bool gt(UInt other) {
        return compare(BinaryOperator.LESS_UNSIGNED, other, this);
    }

    /** 1 when this is greater; the constant fits this width. */
    public Bool gt(long constant) {
        return gt(BigInteger.valueOf(constant));
    }

    /** 1 when this is greater; the constant fits this width. */
    public Bool gt(BigInteger constant) {
        return compareConstant(BinaryOperator.LESS_UNSIGNED, constant, true);
    }

    /** 1 when this is greater or equal. */
    public Bool ge(UInt other) {
        return compare(BinaryOperator.LESS_OR_EQUAL_UNSIGNED, other, this);
    }

    /** 1 when this is greater or equal; the constant fits this width. */
    public Bool ge(long constant) {
        return ge(BigInteger.valueOf(constant));
    }

    /** 1 when this is greater or equal; the constant fits this width. */
    public Bool ge(BigInteger constant) {
        return compareConstant(BinaryOperator.LESS_OR_EQUAL_UNSIGNED, constant, true);
    }

    /** Bit {@code index}; 0 is the least significant. */
    public Bool bit(int index) {
        Operation operation = Operation.on(this);
        if (index < 0 || index >= width()) {
            operation.report(
                    Code.SLICE_OUT_OF_RANGE,
                    "bit " + index + " of " + describe() + " (" + width() + " bits) does not exist: use 0 to "
                            + (width() - 1));
            return operation.result(Types.bool(), Expression.Literal.of(0, 1));
        }
        return operation.unary(Types.bool(), this, value -> Expressions.slice(value, index, index));
    }

    /** Bit {@code index}, chosen in hardware; an index at or above the width gives 0. */
    public Bool bit(UInt index) {
        return Operation.on(this)
                .binary(
                        Types.bool(),
                        this,
                        index,
                        (value, amount) -> Expressions.slice(
                                Expressions.binary(BinaryOperator.SHIFT_RIGHT_UNSIGNED, value, amount), 0, 0));
    }

    /** Bits {@code high} down to {@code low}, both included. */
    public UInt bits(int high, int low) {
        Operation operation = Operation.on(this);
        if (low < 0 || high < low || high >= width()) {
            operation.report(
                    Code.SLICE_OUT_OF_RANGE,
                    "bits " + high + " to " + low + " of " + describe() + " (" + width()
                            + " bits) do not exist: use high >= low within " + (width() - 1) + " to 0");
            int width = Math.max(1, high - low + 1);
            return operation.result(Types.uint(width), Expression.Literal.of(0, width));
        }
        return operation.unary(Types.uint(high - low + 1), this, value -> Expressions.slice(value, high, low));
    }

    /** The lowest {@code width} bits; the others are dropped. */
    public UInt trunc(int width) {
        Operation operation = Operation.on(this);
        if (width < 1 || width > width()) {
            operation.report(
                    Code.SLICE_OUT_OF_RANGE,
                    "trunc(" + width + ") of " + describe() + " (" + width() + " bits): truncate to 1 to " + width()
                            + " bits, or widen with zext");
            return operation.result(Types.uint(Math.max(1, width)), Expression.Literal.of(0, Math.max(1, width)));
        }
        return operation.unary(Types.uint(width), this, value -> Expressions.slice(value, width - 1, 0));
    }

    /** The same number in {@code width} bits, zeros above. */
    public UInt zext(int width) {
        Operation operation = Operation.on(this);
        if (width < width()) {
            operation.report(
                    Code.SLICE_OUT_OF_RANGE,
                    "zext(" + width + ") of " + describe() + " (" + width() + " bits): widen to at least " + width()
                            + " bits, or truncate with trunc");
            return operation.result(Types.uint(Math.max(1, width)), Expression.Literal.of(0, Math.max(1, width)));
        }
        return operation.unary(Types.uint(width), this, value -> Expressions.zeroExtend(value, width));
    }

    /** Shifted up by a constant: {@code amount} bits wider, zeros in. */
    public UInt shlGrow(int amount) {
        Operation operation = Operation.on(this);
        if (amount < 0) {
            operation.report(
                    Code.SLICE_OUT_OF_RANGE,
                    "shlGrow(" + amount + ") of " + describe()
                            + ": an amount is at least 0; drop low bits with bits()");
            return operation.result(type(), Expression.Literal.of(0, width()));
        }
        return operation.unary(
                Types.uint(width() + amount),
                this,
                value -> amount == 0
                        ? value
                        : new Expression.Concatenation(List.of(value, Expression.Literal.of(0, amount))));
    }

    /** Shifted up within the width, zeros in; bits shifted out are lost. */
    public UInt shlWrap(UInt amount) {
        return Operation.on(this)
                .binary(type(), this, amount, (a, b) -> Expressions.binary(BinaryOperator.SHIFT_LEFT, a, b));
    }

    /** Shifted down within the width, zeros in. */
    public UInt shr(UInt amount) {
        return Operation.on(this)
                .binary(type(), this, amount, (a, b) -> Expressions.binary(BinaryOperator.SHIFT_RIGHT_UNSIGNED, a, b));
    }

    /** This value above {@code low}: the widths add up. */
    public UInt cat(UInt low) {
        return Operation.on(this)
                .binary(
                        Types.uint(width() + low.width()),
                        this,
                        low,
                        (a, b) -> new Expression.Concatenation(List.of(a, b)));
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

    /** Difference as a signed number: one bit wider than the wider operand. */
    public SInt subGrow(UInt other) {
        int width = Math.max(width(), other.width()) + 1;
        return Operation.on(this)
                .binary(
                        Types.sint(width),
                        this,
                        other,
                        (a, b) -> Expressions.binary(
                                BinaryOperator.SUBTRACT,
                                Expressions.zeroExtend(a, width),
                                Expressions.zeroExtend(b, width)));
    }

    /** 1 when any bit is 1. */
    public Bool reduceOr() {
        return reduce(UnaryOperator.REDUCE_OR);
    }

    /** 1 when all bits are 1. */
    public Bool reduceAnd() {
        return reduce(UnaryOperator.REDUCE_AND);
    }

    /** 1 when the number of ones is odd. */
    public Bool reduceXor() {
        return reduce(UnaryOperator.REDUCE_XOR);
    }

    private Bool reduce(UnaryOperator operator) {
        return Operation.on(this).unary(Types.bool(), this, value -> new Expression.Unary(operator, value, 1));
    }

    private UInt sameWidth(String name, BinaryOperator operator, UInt other) {
        return Operation.on(this).sameWidth(type(), name, this, other, (a, b) -> Expressions.binary(operator, a, b));
    }

    private UInt withConstant(BinaryOperator operator, BigInteger constant) {
        Operation operation = Operation.on(this);
        Expression literal = operation.literal(this, constant);
        return operation.unary(type(), this, value -> Expressions.binary(operator, value, literal));
    }

    private static Bool compare(BinaryOperator operator, UInt left, UInt right) {
        return Operation.on(left).binary(Types.bool(), left, right, (a, b) -> Expressions.widened(operator, a, b));
    }

    private Bool compareConstant(BinaryOperator operator, BigInteger constant, boolean swapped) {
        Operation operation = Operation.on(this);
        Expression literal = operation.literal(this, constant);
        return operation.unary(
                Types.bool(),
                this,
                value -> swapped
                        ? Expressions.binary(operator, literal, value)
                        : Expressions.binary(operator, value, literal));
    }
}
