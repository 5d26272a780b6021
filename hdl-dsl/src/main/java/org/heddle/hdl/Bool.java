package org.heddle.hdl;

import java.math.BigInteger;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.operation.SignalAssignment;
import org.heddle.hdl.operation.Slices;

/** One bit, true or false. */
public final class Bool extends Value {
    Bool(Net net) {
        super(net);
    }

    @Override
    ScalarType<Bool> type() {
        return Types.bool();
    }

    /** Drives this value. */
    public void set(Bool source) {
        SignalAssignment.assign(net(), source.net());
    }

    /** Drives this value with a constant. */
    public void set(boolean constant) {
        SignalAssignment.assign(net(), number(constant));
    }

    /**
     * A comment in the Verilog, above the line that declares this value: units, ranges, what a name does not say.
     *
     * @param text one line or several
     * @throws IllegalArgumentException if this is no port, register, wire or named value
     */
    public Bool doc(String text) {
        net().document(text);
        return this;
    }

    /** Gives a register its reset value. */
    public Bool init(boolean constant) {
        net().resetTo(number(constant));
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
        return new Bool(binary(
                Format.bool(),
                other,
                (left, right) -> Expressions.binary(BinaryOperator.OR, Expressions.not(left), right)));
    }

    /** 1 when they are the same. */
    public Bool eq(Bool other) {
        return binary(BinaryOperator.EQUAL, other);
    }

    /** 1 when they differ. */
    public Bool ne(Bool other) {
        return binary(BinaryOperator.NOT_EQUAL, other);
    }

    /** Returns the inverted bit. */
    public Bool not() {
        return new Bool(unary(Format.bool(), Expressions::not));
    }

    /** This bit as a number of width 1. */
    public UInt asUInt() {
        return new UInt(unary(Format.uint(1), value -> value));
    }

    /** This bit without a meaning. */
    public Bits asBits() {
        return new Bits(unary(Format.bits(1), value -> value));
    }

    /** Copies of this bit side by side. */
    public UInt repeat(int count) {
        return new UInt(Slices.repeat(net(), count, Format::uint));
    }

    private Bool binary(BinaryOperator operator, Bool other) {
        return new Bool(binary(Format.bool(), other, (left, right) -> Expressions.binary(operator, left, right)));
    }

    private static BigInteger number(boolean constant) {
        return constant ? BigInteger.ONE : BigInteger.ZERO;
    }
}
