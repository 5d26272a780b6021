package org.heddle.verify.fuzz.hardware;

import java.util.List;
import java.util.function.Function;
import org.heddle.hdl.Fixed;
import org.heddle.hdl.Types;
import org.heddle.hdl.Value;
import org.heddle.hdl.option.Rounding;
import org.heddle.verify.fuzz.hardware.Operator.Kind;

/** The methods of numbers with bits behind the point. */
final class FixedOperators {
    private FixedOperators() {}

    static List<Operator> all() {
        return List.of(
                fixed("addGrow", 2, o -> o.f(0).addGrow(o.f(1))),
                fixed("subGrow", 2, o -> o.f(0).subGrow(o.f(1))),
                fixed("mulGrow", 2, o -> o.f(0).mulGrow(o.f(1))),
                fixed("negGrow", 1, o -> o.f(0).negGrow()),
                fixed("abs", 1, o -> o.f(0).abs()),
                fixed("scale", 1, o -> o.f(0).scale(o.p(0, 7) - 3)),
                fixed("round", 1, FixedOperators::round),
                fixed("saturate", 1, o -> o.f(0).saturate(Types.fixed(1 + o.p(0, 6), fraction(o)))),
                fixed("wrap", 1, o -> o.f(0).wrap(Types.fixed(1 + o.p(0, 6), fraction(o)))),
                bool("eq", o -> o.f(0).eq(o.f(1))),
                bool("ne", o -> o.f(0).ne(o.f(1))),
                bool("lt", o -> o.f(0).lt(o.f(1))),
                bool("le", o -> o.f(0).le(o.f(1))),
                bool("gt", o -> o.f(0).gt(o.f(1))),
                bool("ge", o -> o.f(0).ge(o.f(1))),
                new Operator("Fixed.units", 1, Kind.SINT, o -> o.f(0).units()),
                new Operator("Fixed.asBits", 1, Kind.BITS, o -> o.f(0).asBits()));
    }

    private static int fraction(Operands o) {
        return Math.max(o.f(0).type().fractionBits(), 0);
    }

    private static Fixed round(Operands o) {
        int fraction = o.f(0).type().fractionBits();
        return o.f(0).round(fraction - o.p(0, 4), Rounding.values()[o.p(1, Rounding.values().length)]);
    }

    private static Operator fixed(String name, int arity, Function<Operands, Value> function) {
        return new Operator("Fixed." + name, arity, Kind.FIXED, function);
    }

    private static Operator bool(String name, Function<Operands, Value> function) {
        return new Operator("Fixed." + name, 2, Kind.BOOL, function);
    }
}
