package org.heddle.experiment.fuzz.hardware;

import java.util.List;
import java.util.function.Function;
import org.heddle.experiment.fuzz.hardware.Operator.Kind;
import org.heddle.hdl.Bool;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;

/** The methods of UInt. */
final class UnsignedOperators {
    /** Wide multipliers make gates by the thousand. */
    private static final int FACTOR = 12;

    private static final int WIDE_FACTOR = 33;

    private UnsignedOperators() {}

    static List<Operator> all() {
        return List.of(
                number("addGrow", 2, o -> o.u(0).addGrow(o.u(1))),
                number("addWrap", 2, o -> o.u(0).addWrap(like(o))),
                number("addWrap(c)", 1, o -> o.u(0).addWrap(constant(o))),
                number("subWrap", 2, o -> o.u(0).subWrap(like(o))),
                number("subWrap(c)", 1, o -> o.u(0).subWrap(constant(o))),
                signed("subGrow", 2, o -> o.u(0).subGrow(o.u(1))),
                number("mulGrow", 2, o -> factor(o, 0).mulGrow(factor(o, 1))),
                number("and", 2, o -> o.u(0).and(like(o))),
                number("and(c)", 1, o -> o.u(0).and(constant(o))),
                number("or", 2, o -> o.u(0).or(like(o))),
                number("or(c)", 1, o -> o.u(0).or(constant(o))),
                number("xor", 2, o -> o.u(0).xor(like(o))),
                number("xor(c)", 1, o -> o.u(0).xor(constant(o))),
                number("not", 1, o -> o.u(0).not()),
                bool("eq", 2, o -> o.u(0).eq(o.u(1))),
                bool("eq(c)", 1, o -> o.u(0).eq(constant(o))),
                bool("ne", 2, o -> o.u(0).ne(o.u(1))),
                bool("ne(c)", 1, o -> o.u(0).ne(constant(o))),
                bool("lt", 2, o -> o.u(0).lt(o.u(1))),
                bool("lt(c)", 1, o -> o.u(0).lt(constant(o))),
                bool("le", 2, o -> o.u(0).le(o.u(1))),
                bool("le(c)", 1, o -> o.u(0).le(constant(o))),
                bool("gt", 2, o -> o.u(0).gt(o.u(1))),
                bool("gt(c)", 1, o -> o.u(0).gt(constant(o))),
                bool("ge", 2, o -> o.u(0).ge(o.u(1))),
                bool("ge(c)", 1, o -> o.u(0).ge(constant(o))),
                bool("bit", 1, o -> o.u(0).bit(o.p(0, o.u(0).width()))),
                bool("bit(UInt)", 2, o -> o.u(0).bit(o.u(1))),
                number("bits", 1, UnsignedOperators::bits),
                number("trunc", 1, o -> o.u(0).trunc(1 + o.p(0, o.u(0).width()))),
                number("zext", 1, o -> o.u(0).zext(o.u(0).width() + o.p(0, 9))),
                number("shlGrow", 1, o -> o.u(0).shlGrow(o.p(0, 7))),
                number("shlWrap", 2, o -> o.u(0).shlWrap(o.u(1))),
                number("shr", 2, o -> o.u(0).shr(o.u(1))),
                number("cat", 2, o -> o.u(0).cat(o.u(1))),
                signed("asSInt", 1, o -> o.u(0).asSInt()),
                signed("toSInt", 1, o -> o.u(0).toSInt()),
                bool("reduceOr", 1, o -> o.u(0).reduceOr()),
                bool("reduceAnd", 1, o -> o.u(0).reduceAnd()),
                bool("reduceXor", 1, o -> o.u(0).reduceXor()));
    }

    private static UInt like(Operands o) {
        return o.u(1, o.u(0).width());
    }

    private static java.math.BigInteger constant(Operands o) {
        return o.constant(0, o.u(0).width());
    }

    private static UInt factor(Operands o, int index) {
        return o.atMost(index, o.p(0, 16) == 15 ? WIDE_FACTOR : FACTOR);
    }

    private static UInt bits(Operands o) {
        int low = o.p(0, o.u(0).width());
        return o.u(0).bits(low + o.p(1, o.u(0).width() - low), low);
    }

    private static Operator number(String name, int arity, Function<Operands, UInt> function) {
        return new Operator("UInt." + name, arity, Kind.UINT, function::apply);
    }

    private static Operator signed(String name, int arity, Function<Operands, SInt> function) {
        return new Operator("UInt." + name, arity, Kind.SINT, function::apply);
    }

    private static Operator bool(String name, int arity, Function<Operands, Bool> function) {
        return new Operator("UInt." + name, arity, Kind.BOOL, function::apply);
    }
}
