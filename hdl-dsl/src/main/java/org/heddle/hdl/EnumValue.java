package org.heddle.hdl;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.elaboration.SwitchBuilder;
import org.heddle.hdl.operation.EnumCodes;
import org.heddle.hdl.operation.OperatorCall;
import org.heddle.hdl.operation.SignalAssignment;
import org.heddle.hdl.option.Encoding;

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

    EnumValue(Net net, EnumType<E> type) {
        super(net);
        this.type = type;
    }

    @Override
    EnumType<E> type() {
        return type;
    }

    /** Drives this value from another of the same encoding. */
    public void set(EnumValue<E> source) {
        SignalAssignment.assign(net(), source.net());
    }

    /** Drives this value with a constant. */
    public void set(E constant) {
        OperatorCall operation = OperatorCall.on(net());
        SignalAssignment.assign(
                net(),
                operation.module(),
                type.literal(constant),
                operation.caller().site());
    }

    /**
     * A comment in the Verilog, above the line that declares this value: units, ranges, what a name does not say.
     *
     * @param text one line or several
     * @throws IllegalArgumentException if this is no port, register, wire or named value
     */
    public EnumValue<E> doc(String text) {
        net().document(text);
        return this;
    }

    /** Gives a register its reset value. */
    public EnumValue<E> init(E constant) {
        net().resetTo(code(constant));
        return this;
    }

    /** 1 when this is the constant. */
    public Bool is(E constant) {
        return new Bool(unary(Format.bool(), value -> EnumCodes.matches(format(), value, constant.ordinal())));
    }

    /** 1 when this is not the constant. */
    public Bool isNot(E constant) {
        return new Bool(unary(Format.bool(), value -> EnumCodes.differs(format(), value, constant.ordinal())));
    }

    /** 1 when both are the same constant, of the same encoding. */
    public Bool eq(EnumValue<E> other) {
        return new Bool(EnumCodes.equal(net(), other.net()));
    }

    /** The same constant in another encoding; bits that are no constant's code give 0 or a mixture. */
    public EnumValue<E> encoded(Encoding encoding) {
        EnumType<E> target = type.encoded(encoding);
        return target.of(unary(target.format(), value -> EnumCodes.recoded(format(), value, target.format())));
    }

    /** The code of a constant. */
    public BigInteger code(E constant) {
        return format().codes().get(constant.ordinal());
    }

    /** Returns the constants of this value's enum, in their order. */
    public List<E> constants() {
        return type.constants();
    }

    /** The code of a constant, if it is one of this value's enum. */
    public Optional<BigInteger> codeOf(Enum<?> constant) {
        return type.constants().stream()
                .filter(own -> own == constant)
                .map(this::code)
                .findFirst();
    }

    /**
     * The constant of a code.
     *
     * @throws IllegalArgumentException if no constant has it
     */
    public E constant(BigInteger code) {
        for (E constant : type.constants()) {
            if (code(constant).equals(code)) {
                return constant;
            }
        }
        throw new IllegalArgumentException("code " + code + " of " + net().describe() + " is no constant of "
                + type.description() + ": it has " + type.constants().size());
    }

    /** Returns the code as an unsigned number. */
    public UInt asUInt() {
        return new UInt(unary(Format.uint(width()), value -> value));
    }

    /**
     * A switch over an enum value.
     *
     * @param <E> the Java enum
     */
    public static final class Switch<E extends Enum<E>> {
        private final EnumType<E> type;
        private final SwitchBuilder cases;

        Switch(EnumValue<E> selector, SwitchBuilder cases) {
            this.type = selector.type();
            this.cases = cases;
        }

        /** Statements for one constant. */
        public Switch<E> is(E constant, Runnable body) {
            cases.arm(List.of(type.literal(constant)), body);
            return this;
        }

        /** Statements for several constants. */
        public Switch<E> is(List<E> constants, Runnable body) {
            cases.arm(constants.stream().map(type::literal).toList(), body);
            return this;
        }

        /** Statements for every value that no case names. */
        public void otherwise(Runnable body) {
            cases.otherwise(body);
        }
    }
}
