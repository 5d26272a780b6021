package org.heddle.verify.fuzz.hardware;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;
import org.heddle.hdl.Num;
import org.heddle.hdl.Value;
import org.heddle.verify.fuzz.hardware.Operator.Kind;

/** Operators that UInt and SInt have in common, besides those that they share with Bits. */
final class NumberOperators<S extends Num<S>> {
    /** Wide multipliers and dividers make gates by the thousand. */
    private static final int FACTOR = 10;

    private static final int WIDE_FACTOR = 33;

    private final String type;
    private final Kind kind;
    private final VectorOperators.Take<S> take;

    NumberOperators(String type, Kind kind, VectorOperators.Take<S> take) {
        this.type = type;
        this.kind = kind;
        this.take = take;
    }

    List<Operator> all() {
        return List.of(
                of("addGrow", 2, kind, o -> first(o).addGrow(take.of(o, 1))),
                of("addGrow(c)", 1, kind, o -> first(o).addGrow(constant(o, first(o)))),
                of("addWrap", 2, kind, o -> first(o).addWrap(like(o, first(o)))),
                of("addWrap(c)", 1, kind, o -> first(o).addWrap(constant(o, first(o)))),
                of("subGrow", 2, Kind.SINT, o -> first(o).subGrow(take.of(o, 1))),
                of("subGrow(c)", 1, Kind.SINT, o -> first(o).subGrow(constant(o, first(o)))),
                of("subWrap", 2, kind, o -> first(o).subWrap(like(o, first(o)))),
                of("subWrap(c)", 1, kind, o -> first(o).subWrap(constant(o, first(o)))),
                of("negGrow", 1, Kind.SINT, o -> first(o).negGrow()),
                of("negWrap", 1, kind, o -> first(o).negWrap()),
                of("mulGrow", 2, kind, o -> factor(o, 0).mulGrow(factor(o, 1))),
                of("mulGrow(c)", 1, kind, o -> factor(o, 0).mulGrow(constant(o, factor(o, 0)))),
                of("mulWrap", 2, kind, o -> factor(o, 0).mulWrap(like(o, factor(o, 0)))),
                of("mulWrap(c)", 1, kind, o -> factor(o, 0).mulWrap(constant(o, factor(o, 0)))),
                of("div", 1, kind, o -> factor(o, 0).div(divisor(o))),
                of("rem", 1, kind, o -> factor(o, 0).rem(divisor(o))),
                of("asFixed", 1, Kind.FIXED, o -> factor(o, 0).asFixed(o.p(0, 9) - 2)),
                of("lt", 2, Kind.BOOL, o -> first(o).lt(take.of(o, 1))),
                of("lt(c)", 1, Kind.BOOL, o -> first(o).lt(constant(o, first(o)))),
                of("le", 2, Kind.BOOL, o -> first(o).le(take.of(o, 1))),
                of("le(c)", 1, Kind.BOOL, o -> first(o).le(constant(o, first(o)))),
                of("gt", 2, Kind.BOOL, o -> first(o).gt(take.of(o, 1))),
                of("gt(c)", 1, Kind.BOOL, o -> first(o).gt(constant(o, first(o)))),
                of("ge", 2, Kind.BOOL, o -> first(o).ge(take.of(o, 1))),
                of("ge(c)", 1, Kind.BOOL, o -> first(o).ge(constant(o, first(o)))),
                of("min", 2, kind, o -> first(o).min(take.of(o, 1))),
                of("max", 2, kind, o -> first(o).max(take.of(o, 1))));
    }

    private S first(Operands o) {
        return take.of(o, 0);
    }

    private S like(Operands o, S other) {
        return take.of(o, 1, other.width());
    }

    private S factor(Operands o, int index) {
        S value = take.of(o, index);
        int most = o.p(0, 24) == 23 ? WIDE_FACTOR : FACTOR;
        return value.width() > most ? value.trunc(most) : value;
    }

    private BigInteger constant(Operands o, S like) {
        return kind == Kind.SINT ? BigInteger.valueOf(o.signedConstant(0, like.width())) : o.constant(0, like.width());
    }

    /** Not 0, of either sign for SInt, sometimes a power of two. */
    private long divisor(Operands o) {
        long size = o.p(1, 3) == 0 ? 1L << o.p(0, 5) : 1 + o.p(0, 30);
        return kind == Kind.SINT && o.p(1, 2) == 1 ? -size : size;
    }

    private Operator of(String name, int arity, Kind result, Function<Operands, Value> function) {
        return new Operator(type + "." + name, arity, result, function);
    }
}
