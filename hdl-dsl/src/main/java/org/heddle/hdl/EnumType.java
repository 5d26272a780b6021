package org.heddle.hdl;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.ir.Enumeration;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.naming.Caller;

/**
 * The type of {@link EnumValue}: the constants of a Java enum, coded in binary by their order.
 *
 * @param <E> the Java enum
 */
public final class EnumType<E extends Enum<E>> extends ScalarType<EnumValue<E>> {
    private final Class<E> constants;
    private final Enumeration enumeration;

    EnumType(Class<E> constants) {
        this.constants = constants;
        int count = constants.getEnumConstants().length;
        if (count == 0) {
            throw new ElaborationException(new Diagnostic(
                    Code.WIDTH_OUT_OF_RANGE,
                    constants.getSimpleName()
                            + " has no constants, so a value of it has no width: give it at least one",
                    Caller.find().site()));
        }
        int width = Types.bitsToNumber(count);
        Class<?> outer = constants.getEnclosingClass();
        this.enumeration = new Enumeration(
                outer == null ? "" : outer.getSimpleName(),
                constants.getSimpleName(),
                width,
                Arrays.stream(constants.getEnumConstants()).map(Enum::name).toList());
    }

    /** Width in bits: enough for the highest code. */
    @Override
    public int width() {
        return enumeration.width();
    }

    @Override
    public String description() {
        return enumeration.name();
    }

    Enumeration enumeration() {
        return enumeration;
    }

    int constantCount() {
        return enumeration.labels().size();
    }

    /** The Java constant of a code. */
    E constant(int code) {
        return constants.getEnumConstants()[code];
    }

    Expression.Literal literal(E constant) {
        return new Expression.Literal(BigInteger.valueOf(constant.ordinal()), width(), Optional.of(enumeration));
    }

    @Override
    EnumValue<E> of(ModuleBuilder owner, Expression expression) {
        return new EnumValue<>(owner, expression, null, this);
    }

    @Override
    EnumValue<E> of(SignalBuilder signal) {
        return new EnumValue<>(signal.owner(), signal.reference(), signal, this);
    }
}
