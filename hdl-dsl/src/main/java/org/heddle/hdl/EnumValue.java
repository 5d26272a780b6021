package org.heddle.hdl;

import java.math.BigInteger;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A value that is one of a Java enum's constants, coded in binary by their order.
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

    /** Drives this value. */
    public void set(EnumValue<E> source) {
        assign(source);
    }

    /** Drives this value with a constant. */
    public void set(E constant) {
        Operation operation = Operation.on(this);
        assign(operation.module(), type.literal(constant), operation.caller().site());
    }

    /** Gives a register its reset value. */
    public EnumValue<E> init(E constant) {
        setResetValue(BigInteger.valueOf(constant.ordinal()));
        return this;
    }

    /** 1 when this is the constant. */
    public Bool is(E constant) {
        return Operation.on(this)
                .unary(
                        Types.bool(),
                        this,
                        value -> Expressions.binary(BinaryOperator.EQUAL, value, type.literal(constant)));
    }

    /** 1 when this is not the constant. */
    public Bool isNot(E constant) {
        return Operation.on(this)
                .unary(
                        Types.bool(),
                        this,
                        value -> Expressions.binary(BinaryOperator.NOT_EQUAL, value, type.literal(constant)));
    }

    /** 1 when both are the same constant. */
    public Bool eq(EnumValue<E> other) {
        return Operation.on(this)
                .binary(Types.bool(), this, other, (a, b) -> Expressions.binary(BinaryOperator.EQUAL, a, b));
    }

    /**
     * The constant of a binary code.
     *
     * @throws IllegalArgumentException if no constant has it
     */
    public E constant(int code) {
        if (code < 0 || code >= type.constantCount()) {
            throw new IllegalArgumentException("code " + code + " of " + describe() + " is no constant of "
                    + type.description() + ": it has " + type.constantCount());
        }
        return type.constant(code);
    }

    /** The binary code. */
    public UInt asUInt() {
        return Operation.on(this).unary(Types.uint(width()), this, value -> value);
    }
}
