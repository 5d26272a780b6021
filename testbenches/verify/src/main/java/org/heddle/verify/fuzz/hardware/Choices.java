package org.heddle.verify.fuzz.hardware;

import java.util.List;
import org.heddle.hdl.EnumType;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Types;
import org.heddle.hdl.option.Encoding;

/** The Java enums that circuits are drawn over: with one constant, as many as codes, and fewer. */
public final class Choices {
    enum Sole {
        ONLY
    }

    enum Side {
        LEFT,
        RIGHT
    }

    enum Mode {
        FIRST,
        SECOND,
        THIRD
    }

    enum Phase {
        IDLE,
        LOAD,
        SHIFT,
        WAIT,
        DONE
    }

    private static final List<Class<? extends Enum<?>>> KINDS =
            List.of(Sole.class, Side.class, Mode.class, Phase.class);

    private Choices() {}

    /** Number of enums, each counted once for every encoding. */
    public static int kinds() {
        return KINDS.size() * Encoding.values().length;
    }

    static EnumType<?> type(int kind) {
        return typeOf(enumOf(kind), encoding(kind));
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // the list holds enum classes
    private static EnumType<?> typeOf(Class<? extends Enum<?>> constants, Encoding encoding) {
        return Types.enumOf((Class) constants, encoding);
    }

    static Class<? extends Enum<?>> enumOf(EnumValue<?> value) {
        return KINDS.stream()
                .filter(candidate ->
                        value.codeOf(candidate.getEnumConstants()[0]).isPresent())
                .findFirst()
                .orElseThrow();
    }

    static Class<? extends Enum<?>> enumOf(int kind) {
        return KINDS.get(kind % KINDS.size());
    }

    static Encoding encoding(int kind) {
        return Encoding.values()[kind / KINDS.size()];
    }

    /** A constant of an enum by its number, modulo how many there are. */
    static Enum<?> constant(int kind, int number) {
        Enum<?>[] constants = enumOf(kind).getEnumConstants();
        return constants[Math.floorMod(number, constants.length)];
    }
}
