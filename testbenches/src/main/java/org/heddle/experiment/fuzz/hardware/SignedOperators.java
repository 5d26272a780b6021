package org.heddle.experiment.fuzz.hardware;

import java.util.List;
import java.util.function.Function;
import org.heddle.experiment.fuzz.hardware.Operator.Kind;
import org.heddle.hdl.Bool;
import org.heddle.hdl.SInt;

/** The methods of SInt. */
final class SignedOperators {
    private static final int FACTOR = 12;

    private SignedOperators() {}

    static List<Operator> all() {
        return List.of(
                number("addGrow", 2, o -> o.s(0).addGrow(o.s(1))),
                number("subGrow", 2, o -> o.s(0).subGrow(o.s(1))),
                number("mulGrow", 2, o -> o.signedAtMost(0, FACTOR).mulGrow(o.signedAtMost(1, FACTOR))),
                number("addWrap", 2, o -> o.s(0).addWrap(like(o))),
                number("addWrap(c)", 1, o -> o.s(0).addWrap(constant(o))),
                number("subWrap", 2, o -> o.s(0).subWrap(like(o))),
                number("negGrow", 1, o -> o.s(0).negGrow()),
                bool("eq", 2, o -> o.s(0).eq(o.s(1))),
                bool("eq(c)", 1, o -> o.s(0).eq(constant(o))),
                bool("ne", 2, o -> o.s(0).ne(o.s(1))),
                bool("ne(c)", 1, o -> o.s(0).ne(constant(o))),
                bool("lt", 2, o -> o.s(0).lt(o.s(1))),
                bool("lt(c)", 1, o -> o.s(0).lt(constant(o))),
                bool("le", 2, o -> o.s(0).le(o.s(1))),
                bool("le(c)", 1, o -> o.s(0).le(constant(o))),
                bool("gt", 2, o -> o.s(0).gt(o.s(1))),
                bool("gt(c)", 1, o -> o.s(0).gt(constant(o))),
                bool("ge", 2, o -> o.s(0).ge(o.s(1))),
                bool("ge(c)", 1, o -> o.s(0).ge(constant(o))),
                bool("isNegative", 1, o -> o.s(0).isNegative()),
                number("trunc", 1, o -> o.s(0).trunc(1 + o.p(0, o.s(0).width()))),
                number("sext", 1, o -> o.s(0).sext(o.s(0).width() + o.p(0, 9))),
                number("shlGrow", 1, o -> o.s(0).shlGrow(o.p(0, 7))),
                number("shr", 2, o -> o.s(0).shr(o.u(1))),
                new Operator("SInt.asUInt", 1, Kind.UINT, o -> o.s(0).asUInt()));
    }

    private static SInt like(Operands o) {
        return o.s(1, o.s(0).width());
    }

    private static long constant(Operands o) {
        return o.signedConstant(0, o.s(0).width());
    }

    private static Operator number(String name, int arity, Function<Operands, SInt> function) {
        return new Operator("SInt." + name, arity, Kind.SINT, function::apply);
    }

    private static Operator bool(String name, int arity, Function<Operands, Bool> function) {
        return new Operator("SInt." + name, arity, Kind.BOOL, function::apply);
    }
}
