package org.heddle.hdl;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.ir.Enumeration;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.naming.Caller;

/**
 * The type of {@link EnumValue}: the constants of a Java enum in one encoding.
 *
 * @param <E> the Java enum
 */
public final class EnumType<E extends Enum<E>> extends ScalarType<EnumValue<E>> {
    private final List<E> constants;
    private final Encoding encoding;
    private final Class<E> javaEnum;
    private final Enumeration enumeration;

    EnumType(Class<E> javaEnum, Encoding encoding) {
        this.javaEnum = javaEnum;
        this.encoding = encoding;
        this.constants = List.of(javaEnum.getEnumConstants());
        if (constants.isEmpty()) {
            throw new ElaborationException(new Diagnostic(
                    Code.WIDTH_OUT_OF_RANGE,
                    javaEnum.getSimpleName() + " has no constants, so a value of it has no width: give it at least one",
                    Caller.find().site()));
        }
        Class<?> outer = javaEnum.getEnclosingClass();
        this.enumeration = new Enumeration(
                outer == null ? "" : outer.getSimpleName(),
                javaEnum.getSimpleName(),
                encoding.width(constants.size()),
                constants.stream().map(Enum::name).toList(),
                constants.stream()
                        .map(constant -> encoding.code(constant.ordinal()))
                        .toList());
    }

    /** Width in bits: enough for every code. */
    @Override
    public int width() {
        return enumeration.width();
    }

    @Override
    public String description() {
        return encoding == Encoding.BINARY
                ? enumeration.name()
                : enumeration.name() + "_" + encoding.name().toLowerCase(Locale.ROOT);
    }

    Enumeration enumeration() {
        return enumeration;
    }

    Encoding encoding() {
        return encoding;
    }

    EnumType<E> encoded(Encoding other) {
        return new EnumType<>(javaEnum, other);
    }

    List<E> constants() {
        return constants;
    }

    int constantCount() {
        return constants.size();
    }

    BigInteger code(E constant) {
        return encoding.code(constant.ordinal());
    }

    Expression.Literal literal(E constant) {
        return new Expression.Literal(code(constant), width(), Optional.of(enumeration));
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
