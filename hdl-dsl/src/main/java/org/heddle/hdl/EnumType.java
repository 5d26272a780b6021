package org.heddle.hdl;

import java.util.Arrays;
import java.util.List;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Enumeration;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.option.Encoding;

/**
 * The type of {@link EnumValue}: the constants of a Java enum in one encoding. As wide as every code needs.
 *
 * @param <E> the Java enum
 */
public final class EnumType<E extends Enum<E>> extends ScalarType<EnumValue<E>> {
    private final Class<E> javaEnum;
    private final List<E> constants;

    EnumType(Class<E> javaEnum, Encoding encoding) {
        super(Format.constantOf(enumeration(javaEnum, encoding), encoding, javaEnum));
        this.javaEnum = javaEnum;
        this.constants = List.of(javaEnum.getEnumConstants());
    }

    private static Enumeration enumeration(Class<? extends Enum<?>> javaEnum, Encoding encoding) {
        List<? extends Enum<?>> constants = Arrays.asList(javaEnum.getEnumConstants());
        if (constants.isEmpty()) {
            throw new ElaborationException(new Diagnostic(
                    Code.WIDTH_OUT_OF_RANGE,
                    javaEnum.getSimpleName() + " has no constants, so a value of it has no width: give it at least one",
                    Caller.find().site()));
        }
        Class<?> outer = javaEnum.getEnclosingClass();
        return new Enumeration(
                outer == null ? "" : outer.getSimpleName(),
                javaEnum.getSimpleName(),
                encoding.width(constants.size()),
                constants.stream().map(Enum::name).toList(),
                constants.stream()
                        .map(constant -> encoding.code(constant.ordinal()))
                        .toList());
    }

    EnumType<E> encoded(Encoding other) {
        return new EnumType<>(javaEnum, other);
    }

    List<E> constants() {
        return constants;
    }

    Expression.Literal literal(E constant) {
        return format().constant(constant.ordinal());
    }

    @Override
    EnumValue<E> of(Net net) {
        return new EnumValue<>(net, this);
    }
}
