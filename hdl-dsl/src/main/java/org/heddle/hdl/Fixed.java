package org.heddle.hdl;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A number with bits behind the point. It carries the range of its values, not only a width: sums, differences and products
 * are exact, and as wide as the values that they can have need, so that four numbers of 8 bits add up to 10 bits and a product
 * with a constant costs no bit that is never used. Precision and range are lost only where {@link #round}, {@link #saturate}
 * or {@link #wrap} say so.
 *
 * <p>{@code set} takes every value whose range and bits behind the point the target holds.
 */
public final class Fixed extends Value {
    private final FixedType type;

    Fixed(ModuleBuilder owner, Expression expression, @Nullable SignalBuilder signal, FixedType type) {
        super(owner, expression, signal);
        this.type = type;
    }

    /** Point and range; {@code wire(sum.type())} holds what a sum can be. */
    @Override
    public FixedType type() {
        return type;
    }

    @Override
    BigInteger smallest() {
        return type.raw().least();
    }

    @Override
    BigInteger largest() {
        return type.raw().most();
    }

    // Assignment

    /** Drives this value: exactly, or HDL012. */
    public void set(Fixed source) {
        assign(source);
    }

    /** Drives this value with a constant that it holds exactly, such as 0.375 with three bits behind the point. */
    public void set(double constant) {
        set(decimal(constant));
    }

    /** Drives this value with a constant that it holds exactly. */
    public void set(BigDecimal constant) {
        Operation operation = Operation.on(this);
        assign(FixedText.units(operation, type, constant));
    }

    /**
     * A comment in the Verilog, above the line that declares this value: units, ranges, what a name does not say.
     *
     * @param text one line or several
     * @throws IllegalArgumentException if this is no port, register, wire or named value
     */
    public Fixed doc(String text) {
        document(text);
        return this;
    }

    /** Gives a register its reset value, which it holds exactly. */
    public Fixed init(double constant) {
        return init(decimal(constant));
    }

    /** Gives a register its reset value, which it holds exactly. */
    public Fixed init(BigDecimal constant) {
        setResetValue(FixedText.units(Operation.on(this), type, constant));
        return this;
    }

    @Override
    Expression fitted(Value source, ModuleBuilder module, Site site) {
        Fixed other = (Fixed) source;
        if (!FixedMath.holds(type, other.type)) {
            module.report(Code.VALUE_TOO_WIDE, FixedText.doesNotFit(this, other), site);
            return Expression.Literal.of(0, width());
        }
        return FixedMath.aligned(other.in(module, site), other.type, type.fractionBits(), width());
    }

    // Arithmetic, exact

    /** Exact sum. */
    public Fixed addGrow(Fixed other) {
        return FixedMath.sum(this, other, BinaryOperator.ADD);
    }

    /** Exact difference. */
    public Fixed subGrow(Fixed other) {
        return FixedMath.sum(this, other, BinaryOperator.SUBTRACT);
    }

    /** Exact product: the bits behind the point add up. */
    public Fixed mulGrow(Fixed other) {
        return FixedMath.product(this, other);
    }

    /** Exact opposite. */
    public Fixed negGrow() {
        return FixedMath.opposite(this);
    }

    /** Exact value without its sign. */
    public Fixed abs() {
        return FixedMath.absolute(this);
    }

    /** Multiplied by 2^power, by moving the point: no logic. */
    public Fixed scale(int power) {
        return Operation.on(this).unary(new FixedType(type.raw(), type.fractionBits() - power), this, value -> value);
    }

    // Order

    /** 1 when both are the same number. */
    public Bool eq(Fixed other) {
        return FixedMath.compare(this, other, BinaryOperator.EQUAL, BinaryOperator.EQUAL);
    }

    /** 1 when they are different numbers. */
    public Bool ne(Fixed other) {
        return FixedMath.compare(this, other, BinaryOperator.NOT_EQUAL, BinaryOperator.NOT_EQUAL);
    }

    /** 1 when this is less. */
    public Bool lt(Fixed other) {
        return FixedMath.compare(this, other, BinaryOperator.LESS_SIGNED, BinaryOperator.LESS_UNSIGNED);
    }

    /** 1 when this is less or equal. */
    public Bool le(Fixed other) {
        return FixedMath.compare(
                this, other, BinaryOperator.LESS_OR_EQUAL_SIGNED, BinaryOperator.LESS_OR_EQUAL_UNSIGNED);
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
        return FixedNarrowing.round(this, fractionBits, mode);
    }

    /**
     * As another type; what lies outside its range becomes its smallest or largest value.
     *
     * @param target has at least as many bits behind the point: round first
     */
    public Fixed saturate(FixedType target) {
        return FixedNarrowing.saturate(this, target);
    }

    /**
     * As another type; what lies outside its range loses its upper bits.
     *
     * @param target a type of {@code fixed} or {@code ufixed} with at least as many bits behind the point: round first
     */
    public Fixed wrap(FixedType target) {
        return FixedNarrowing.wrap(this, target);
    }

    /** The bits, for a bus or a memory. */
    public Bits asBits() {
        return Operation.on(this).unary(Types.bits(width()), this, value -> value);
    }

    /** The number of units of 2^-fractionBits. */
    public SInt units() {
        int width = type.raw().signedBits();
        return Operation.on(this)
                .unary(
                        Types.sint(width),
                        this,
                        value -> FixedMath.aligned(value, type, type.fractionBits(), Math.max(width, value.width())));
    }

    @Override
    boolean isLike(Value other) {
        return other instanceof Fixed fixed && type.description().equals(fixed.type.description());
    }

    private BigDecimal decimal(double constant) {
        Operation operation = Operation.on(this);
        return new Constants(operation.module(), operation.caller()).decimal(constant);
    }
}
