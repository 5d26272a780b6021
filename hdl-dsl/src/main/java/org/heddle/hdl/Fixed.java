package org.heddle.hdl;

import java.math.BigDecimal;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.operation.FixedMath;
import org.heddle.hdl.operation.FixedNarrowing;
import org.heddle.hdl.operation.FixedText;
import org.heddle.hdl.operation.Literals;
import org.heddle.hdl.operation.OperatorCall;
import org.heddle.hdl.operation.SignalAssignment;
import org.heddle.hdl.option.Rounding;

/**
 * A number with bits behind the point. It carries the range of its values, not only a width: sums, differences and products
 * are exact, and as wide as the values that they can have need, so that four numbers of 8 bits add up to 10 bits and a product
 * with a constant costs no bit that is never used. Precision and range are lost only where {@link #round}, {@link #saturate}
 * or {@link #wrap} say so.
 *
 * <p>{@code set} takes every value whose range and bits behind the point the target holds.
 */
public final class Fixed extends Value {
    Fixed(Net net) {
        super(net);
    }

    /** Point and range; {@code wire(sum.type())} holds what a sum can be. */
    @Override
    public FixedType type() {
        return new FixedType(format());
    }

    // SignalAssignment

    /** Drives this value: exactly, or HDL012. */
    public void set(Fixed source) {
        SignalAssignment.assign(net(), source.net());
    }

    /** Drives this value with a constant that it holds exactly, such as 0.375 with three bits behind the point. */
    public void set(double constant) {
        set(decimal(constant));
    }

    /** Drives this value with a constant that it holds exactly. */
    public void set(BigDecimal constant) {
        OperatorCall operation = OperatorCall.on(net());
        SignalAssignment.assign(net(), FixedText.units(operation, format(), constant));
    }

    /**
     * A comment in the Verilog, above the line that declares this value: units, ranges, what a name does not say.
     *
     * @param text one line or several
     * @throws IllegalArgumentException if this is no port, register, wire or named value
     */
    public Fixed doc(String text) {
        net().document(text);
        return this;
    }

    /** Gives a register its reset value, which it holds exactly. */
    public Fixed init(double constant) {
        return init(decimal(constant));
    }

    /** Gives a register its reset value, which it holds exactly. */
    public Fixed init(BigDecimal constant) {
        net().resetTo(FixedText.units(OperatorCall.on(net()), format(), constant));
        return this;
    }

    // Arithmetic, exact

    /** Returns the exact sum. */
    public Fixed addGrow(Fixed other) {
        return new Fixed(FixedMath.sum(net(), other.net(), BinaryOperator.ADD));
    }

    /** Returns the exact difference. */
    public Fixed subGrow(Fixed other) {
        return new Fixed(FixedMath.sum(net(), other.net(), BinaryOperator.SUBTRACT));
    }

    /** Exact product: the bits behind the point add up. */
    public Fixed mulGrow(Fixed other) {
        return new Fixed(FixedMath.product(net(), other.net()));
    }

    /** Returns the exact opposite. */
    public Fixed negGrow() {
        return new Fixed(FixedMath.opposite(net()));
    }

    /** Exact value without its sign. */
    public Fixed abs() {
        return new Fixed(FixedMath.absolute(net()));
    }

    /** Multiplied by 2^power, by moving the point: no logic. */
    public Fixed scale(int power) {
        return new Fixed(unary(Format.fixed(format().range(), (long) format().fractionBits() - power), value -> value));
    }

    // Order

    /** 1 when both are the same number. */
    public Bool eq(Fixed other) {
        return new Bool(FixedMath.compare(net(), other.net(), BinaryOperator.EQUAL, BinaryOperator.EQUAL));
    }

    /** 1 when they are different numbers. */
    public Bool ne(Fixed other) {
        return new Bool(FixedMath.compare(net(), other.net(), BinaryOperator.NOT_EQUAL, BinaryOperator.NOT_EQUAL));
    }

    /** 1 when this is less. */
    public Bool lt(Fixed other) {
        return new Bool(
                FixedMath.compare(net(), other.net(), BinaryOperator.LESS_SIGNED, BinaryOperator.LESS_UNSIGNED));
    }

    /** 1 when this is less or equal. */
    public Bool le(Fixed other) {
        return new Bool(FixedMath.compare(
                net(), other.net(), BinaryOperator.LESS_OR_EQUAL_SIGNED, BinaryOperator.LESS_OR_EQUAL_UNSIGNED));
    }

    /** 1 when this is greater. */
    public Bool gt(Fixed other) {
        return other.lt(this);
    }

    /** 1 when this is greater or equal. */
    public Bool ge(Fixed other) {
        return other.le(this);
    }

    // Narrowing

    /** With that many bits behind the point: more are exact, fewer are rounded. The range is that of the rounded values. */
    public Fixed round(int fractionBits, Rounding mode) {
        return new Fixed(FixedNarrowing.round(net(), fractionBits, mode));
    }

    /**
     * As another type; what lies outside its range becomes its smallest or largest value.
     *
     * @param target has at least as many bits behind the point: round first
     */
    public Fixed saturate(FixedType target) {
        return new Fixed(FixedNarrowing.saturate(net(), target.format()));
    }

    /**
     * As another type; what lies outside its range loses its upper bits.
     *
     * @param target a type of {@code fixed} or {@code ufixed} with at least as many bits behind the point: round first
     */
    public Fixed wrap(FixedType target) {
        return new Fixed(FixedNarrowing.wrap(net(), target.format()));
    }

    /** The bits, for a bus or a memory. */
    public Bits asBits() {
        return new Bits(unary(Format.bits(width()), value -> value));
    }

    /** The number of units of 2^-fractionBits. */
    public SInt units() {
        Format own = format();
        int width = own.range().signedBits();
        return new SInt(unary(
                Format.sint(width),
                value -> FixedMath.aligned(value, own, own.fractionBits(), Math.max(width, value.width()))));
    }

    private BigDecimal decimal(double constant) {
        OperatorCall operation = OperatorCall.on(net());
        return new Literals(operation.module(), operation.caller()).decimal(constant);
    }
}
