package org.heddle.hdl;

import java.math.BigInteger;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.jspecify.annotations.Nullable;

/** One bit, true or false. */
public final class Bool extends Value {
    Bool(ModuleBuilder owner, Expression expression, @Nullable SignalBuilder signal) {
        super(owner, expression, signal);
    }

    @Override
    ScalarType<Bool> type() {
        return Types.bool();
    }

    /** Drives this value. */
    public void set(Bool source) {
        assign(source);
    }

    /** Drives this value with a constant. */
    public void set(boolean constant) {
        assign(number(constant));
    }

    /**
     * A comment in the Verilog, above the line that declares this value: units, ranges, what a name does not say.
     *
     * @param text one line or several
     * @throws IllegalArgumentException if this is no port, register, wire or named value
     */
    public Bool doc(String text) {
        document(text);
        return this;
    }

    /** Gives a register its reset value. */
    public Bool init(boolean constant) {
        setResetValue(number(constant));
        return this;
    }

    /** 1 when both are 1. */
    public Bool and(Bool other) {
        return binary(BinaryOperator.AND, other);
    }

    /** 1 when at least one is 1. */
    public Bool or(Bool other) {
        return binary(BinaryOperator.OR, other);
    }

    /** 1 when they differ. */
    public Bool xor(Bool other) {
        return binary(BinaryOperator.XOR, other);
    }

    /** 1 when this is 0 or the other is 1: what holds whenever this does. */
    public Bool implies(Bool other) {
        return Operation.on(this)
                .binary(
                        Types.bool(),
                        this,
                        other,
                        (left, right) -> Expressions.binary(BinaryOperator.OR, Expressions.not(left), right));
    }

    /** 1 when they are the same. */
    public Bool eq(Bool other) {
        return binary(BinaryOperator.EQUAL, other);
    }

    /** 1 when they differ. */
    public Bool ne(Bool other) {
        return binary(BinaryOperator.NOT_EQUAL, other);
    }

    /** The other value. */
    public Bool not() {
        return Operation.on(this).unary(Types.bool(), this, Expressions::not);
    }

    /** This bit as a number of width 1. */
    public UInt asUInt() {
        return Operation.on(this).unary(Types.uint(1), this, value -> value);
    }

    /** This bit without a meaning. */
    public Bits asBits() {
        return Operation.on(this).unary(Types.bits(1), this, value -> value);
    }

    /** Copies of this bit side by side. */
    public UInt repeat(int count) {
        return Slices.repeat(this, count, Types::uint);
    }

    private Bool binary(BinaryOperator operator, Bool other) {
        return Operation.on(this)
                .binary(Types.bool(), this, other, (left, right) -> Expressions.binary(operator, left, right));
    }

    private static BigInteger number(boolean constant) {
        return constant ? BigInteger.ONE : BigInteger.ZERO;
    }
}
