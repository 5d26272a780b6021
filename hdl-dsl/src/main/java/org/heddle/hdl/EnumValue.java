package org.heddle.hdl;

import java.math.BigInteger;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A value that is one of a Java enum's constants.
 *
 * <p>Bits that are no constant's code, as a register without reset may hold at the start, compare as they are: {@link #is} is
 * 0 for every constant, except with {@link Encoding#ONE_HOT}, where it looks at the constant's bit alone. A switch takes its
 * {@code otherwise}; if its cases name every constant, it takes the last.
 *
 * @param <E> the Java enum
 */
public final class EnumValue<E extends Enum<E>> extends Value {
    private final EnumType<E> type;

    EnumValue(ModuleBuilder owner, Expression expression, @Nullable SignalBuilder signal, EnumType<E> type) {
        super(owner, expression, signal);
        this.type = type;
    }

    @Override
    EnumType<E> type() {
        return type;
    }

    /** Drives this value from another of the same encoding. */
    public void set(EnumValue<E> source) {
        assign(source);
    }

    /** Drives this value with a constant. */
    public void set(E constant) {
        Operation operation = Operation.on(this);
        assign(operation.module(), type.literal(constant), operation.caller().site());
    }

    /**
     * A comment in the Verilog, above the line that declares this value: units, ranges, what a name does not say.
     *
     * @param text one line or several
     * @throws IllegalArgumentException if this is no port, register, wire or named value
     */
    public EnumValue<E> doc(String text) {
        document(text);
        return this;
    }

    /** Gives a register its reset value. */
    public EnumValue<E> init(E constant) {
        setResetValue(type.code(constant));
        return this;
    }

    @Override
    BigInteger zero() {
        return type.code(type.constants().get(0));
    }

    /** 1 when this is the constant. */
    public Bool is(E constant) {
        return Operation.on(this).unary(Types.bool(), this, value -> matches(value, constant));
    }

    /** 1 when this is not the constant. */
    public Bool isNot(E constant) {
        return Operation.on(this)
                .unary(
                        Types.bool(),
                        this,
                        value -> type.encoding() == Encoding.ONE_HOT
                                ? Expressions.not(matches(value, constant))
                                : Expressions.binary(BinaryOperator.NOT_EQUAL, value, type.literal(constant)));
    }

    Expression matches(Expression value, E constant) {
        return type.encoding() == Encoding.ONE_HOT
                ? Expressions.slice(value, constant.ordinal(), constant.ordinal())
                : Expressions.binary(BinaryOperator.EQUAL, value, type.literal(constant));
    }

    /** 1 when both are the same constant, of the same encoding. */
    public Bool eq(EnumValue<E> other) {
        Operation operation = Operation.on(this);
        return operation.binary(
                Types.bool(),
                this,
                other,
                (a, b) -> Expressions.binary(
                        BinaryOperator.EQUAL,
                        a,
                        sameEncoding(
                                other, operation.module(), b, operation.caller().site())));
    }

    /** The same constant in another encoding; bits that are no constant's code give 0 or a mixture. */
    public EnumValue<E> encoded(Encoding encoding) {
        EnumType<E> target = type.encoded(encoding);
        return Operation.on(this).unary(target, this, value -> EnumCodes.recoded(this, value, target));
    }

    /** The code of a constant. */
    public BigInteger code(E constant) {
        return type.code(constant);
    }

    /** The code of a constant, if it is one of this value's enum. */
    public Optional<BigInteger> codeOf(Enum<?> constant) {
        return type.constants().stream()
                .filter(own -> own == constant)
                .map(type::code)
                .findFirst();
    }

    /**
     * The constant of a code.
     *
     * @throws IllegalArgumentException if no constant has it
     */
    public E constant(BigInteger code) {
        for (E constant : type.constants()) {
            if (type.code(constant).equals(code)) {
                return constant;
            }
        }
        throw new IllegalArgumentException("code " + code + " of " + describe() + " is no constant of "
                + type.description() + ": it has " + type.constantCount());
    }

    /** The code. */
    public UInt asUInt() {
        return Operation.on(this).unary(Types.uint(width()), this, value -> value);
    }

    @Override
    Expression fitted(Value source, ModuleBuilder module, Site site) {
        return sameEncoding((EnumValue<?>) source, module, source.in(module, site), site);
    }

    private Expression sameEncoding(EnumValue<?> other, ModuleBuilder module, Expression value, Site site) {
        if (isLike(other)) {
            return value;
        }
        module.report(Code.ENCODING, meeting(other), site);
        return Expression.Literal.of(0, width());
    }

    /** Whether the other has the same constants and other codes for them. */
    boolean differsInEncoding(Value other) {
        return other instanceof EnumValue<?> value && value.type.constants().equals(type.constants()) && !isLike(other);
    }

    /** What is wrong with the other beside this, and the mend. */
    String meeting(Value other) {
        return other.type().description() + " meets " + type.description() + " of " + describe()
                + ": recode one with encoded(Encoding." + type.encoding() + ")";
    }

    @Override
    boolean isLike(Value other) {
        return other instanceof EnumValue<?> value && value.type.enumeration().equals(type.enumeration());
    }
}
