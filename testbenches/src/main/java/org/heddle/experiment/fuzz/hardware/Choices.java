package org.heddle.experiment.fuzz.hardware;

import java.math.BigInteger;
import java.util.List;
import org.heddle.hdl.EnumType;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Types;

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

    /** Number of enums. */
    public static int kinds() {
        return KINDS.size();
    }

    /** Number of constants of an enum. */
    public static int constants(int kind) {
        return KINDS.get(kind).getEnumConstants().length;
    }

    static EnumType<?> type(int kind) {
        return typeOf(KINDS.get(kind));
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // the list holds enum classes
    private static EnumType<?> typeOf(Class<? extends Enum<?>> constants) {
        return Types.enumOf((Class) constants);
    }

    static Class<?> enumOf(EnumValue<?> value) {
        return value.constant(BigInteger.ZERO).getDeclaringClass();
    }

    static Class<?> enumOf(int kind) {
        return KINDS.get(kind);
    }

    /** A constant of an enum by its number, modulo how many there are. */
    static Enum<?> constant(int kind, int number) {
        return KINDS.get(kind).getEnumConstants()[Math.floorMod(number, constants(kind))];
    }
}
