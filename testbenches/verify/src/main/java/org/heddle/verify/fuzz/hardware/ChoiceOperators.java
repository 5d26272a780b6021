package org.heddle.verify.fuzz.hardware;

import java.util.List;
import java.util.function.Function;
import org.heddle.hdl.Bool;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Types;
import org.heddle.hdl.Value;
import org.heddle.hdl.option.Encoding;
import org.heddle.verify.fuzz.hardware.Operator.Kind;

/** The methods of Bool and of enum values, multiplexers, concatenation, and what was before. */
final class ChoiceOperators {
    private ChoiceOperators() {}

    static List<Operator> all() {
        return List.of(
                bool("Bool.and", 2, o -> o.b(0).and(o.b(1))),
                bool("Bool.or", 2, o -> o.b(0).or(o.b(1))),
                bool("Bool.xor", 2, o -> o.b(0).xor(o.b(1))),
                bool("Bool.eq", 2, o -> o.b(0).eq(o.b(1))),
                bool("Bool.ne", 2, o -> o.b(0).ne(o.b(1))),
                bool("Bool.not", 1, o -> o.b(0).not()),
                number("Bool.asUInt", 1, o -> o.b(0).asUInt()),
                bool("Enum.is", 1, o -> is(o, o.e(0))),
                bool("Enum.isNot", 1, o -> isNot(o, o.e(0))),
                bool("Enum.eq", 2, o -> eq(encoded(o, 0), encoded(o, 1))),
                new Operator("Enum.encoded", 1, Kind.ENUM, o -> o.e(0).encoded(encoding(o))),
                number("Enum.asUInt", 1, o -> o.e(0).asUInt()),
                bool("mux(Bool)", 3, o -> o.language().choose(o.b(0), o.b(1), o.b(2))),
                new Operator(
                        "mux(Enum)", 3, Kind.ENUM, o -> Fit.choose(o.language(), o.b(2), encoded(o, 0), encoded(o, 1))),
                number("cat(1)", 1, o -> Types.cat(o.value(0))),
                number("cat(3)", 3, o -> Types.cat(o.value(0), o.value(1), o.value(2))),
                number("cat(5)", 3, o -> Types.cat(o.b(2), o.value(0), o.value(1), o.b(0), o.value(2))),
                number("past", 1, o -> o.language().before(o.u(0))),
                bool("stable", 1, o -> o.language().isStable(o.u(0))),
                bool("rose", 1, o -> o.language().hasRisen(o.b(0))),
                bool("fell", 1, o -> o.language().hasFallen(o.b(0))));
    }

    private static Encoding encoding(Operands o) {
        return Encoding.values()[o.p(0, Encoding.values().length)];
    }

    /** An operand as a value of the first one's enum, all in one encoding. */
    private static EnumValue<?> encoded(Operands o, int index) {
        return o.e(index, o.e(0), encoding(o));
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // the constant is of the value's enum
    private static Bool is(Operands o, EnumValue choice) {
        return choice.is(constant(o, choice));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Bool isNot(Operands o, EnumValue choice) {
        return choice.isNot(constant(o, choice));
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Bool eq(EnumValue left, EnumValue right) {
        return left.eq(right);
    }

    private static Enum<?> constant(Operands o, EnumValue<?> choice) {
        Object[] constants = Choices.enumOf(choice).getEnumConstants();
        return (Enum<?>) constants[o.p(0, constants.length)];
    }

    private static Operator bool(String name, int arity, Function<Operands, Value> function) {
        return new Operator(name, arity, Kind.BOOL, function);
    }

    private static Operator number(String name, int arity, Function<Operands, Value> function) {
        return new Operator(name, arity, Kind.UINT, function);
    }
}
