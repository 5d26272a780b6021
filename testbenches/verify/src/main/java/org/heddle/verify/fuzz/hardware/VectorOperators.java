package org.heddle.verify.fuzz.hardware;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;
import org.heddle.hdl.BitVector;
import org.heddle.hdl.Types;
import org.heddle.hdl.Value;
import org.heddle.verify.fuzz.hardware.Operator.Kind;

/** Operators that UInt, SInt and Bits have in common. */
final class VectorOperators<S extends BitVector<S>> {
    /** An operand as one of the three. */
    interface Take<S> {
        S of(Operands operands, int index);

        /** As wide as another. */
        S of(Operands operands, int index, int width);
    }

    /** Trees over the bits: wide ones make hundreds of lines. */
    private static final int COUNTED = 12;

    private final String type;
    private final Kind kind;
    private final Take<S> take;

    VectorOperators(String type, Kind kind, Take<S> take) {
        this.type = type;
        this.kind = kind;
        this.take = take;
    }

    List<Operator> all() {
        return List.of(
                of("and", 2, kind, o -> first(o).and(like(o))),
                of("and(c)", 1, kind, o -> first(o).and(constant(o))),
                of("or", 2, kind, o -> first(o).or(like(o))),
                of("or(c)", 1, kind, o -> first(o).or(constant(o))),
                of("xor", 2, kind, o -> first(o).xor(like(o))),
                of("xor(c)", 1, kind, o -> first(o).xor(constant(o))),
                of("not", 1, kind, o -> first(o).not()),
                of("reduceOr", 1, Kind.BOOL, o -> first(o).reduceOr()),
                of("reduceAnd", 1, Kind.BOOL, o -> first(o).reduceAnd()),
                of("reduceXor", 1, Kind.BOOL, o -> first(o).reduceXor()),
                of("eq", 2, Kind.BOOL, o -> first(o).eq(like(o))),
                of("eq(c)", 1, Kind.BOOL, o -> first(o).eq(constant(o))),
                of("ne", 2, Kind.BOOL, o -> first(o).ne(like(o))),
                of("ne(c)", 1, Kind.BOOL, o -> first(o).ne(constant(o))),
                of("bit", 1, Kind.BOOL, o -> first(o).bit(o.p(0, first(o).width()))),
                of("bit(UInt)", 2, Kind.BOOL, o -> first(o).bit(o.u(1))),
                of("trunc", 1, kind, o -> first(o).trunc(1 + o.p(0, first(o).width()))),
                of("reverse", 1, kind, o -> first(o).reverse()),
                of("lowestOne", 1, kind, o -> first(o).lowestOne()),
                of("shlGrow", 1, kind, o -> first(o).shlGrow(o.p(0, 7))),
                of("shlGrow(UInt)", 2, kind, o -> first(o).shlGrow(o.atMost(1, 3))),
                of("shlWrap", 1, kind, o -> first(o).shlWrap(o.p(0, first(o).width() + 2))),
                of("shlWrap(UInt)", 2, kind, o -> first(o).shlWrap(o.u(1))),
                of("shr", 1, kind, o -> first(o).shr(o.p(0, first(o).width() + 2))),
                of("shr(UInt)", 2, kind, o -> first(o).shr(o.u(1))),
                of("rotateLeft", 1, kind, o -> first(o).rotateLeft(o.p(0, 2 * first(o).width()))),
                of("rotateLeft(UInt)", 2, kind, o -> first(o).rotateLeft(o.atMost(1, 6))),
                of("rotateRight", 1, kind, o -> first(o).rotateRight(o.p(0, 2 * first(o).width()))),
                of("rotateRight(UInt)", 2, kind, o -> first(o).rotateRight(o.atMost(1, 6))),
                of("popCount", 1, Kind.UINT, o -> narrow(o).popCount()),
                of("leadingZeros", 1, Kind.UINT, o -> narrow(o).leadingZeros()),
                of("trailingZeros", 1, Kind.UINT, o -> narrow(o).trailingZeros()),
                of("asBits", 1, Kind.BITS, o -> first(o).asBits()),
                of("mux", 3, kind, o -> o.language().choose(o.b(2), first(o), like(o))),
                of("priorityMux", 3, kind, o -> Types.priorityMux(o.u(2, 2), List.of(first(o), like(o)))),
                of("oneHotMux", 3, kind, o -> Types.oneHotMux(o.u(2, 2), List.of(first(o), like(o)))));
    }

    private S first(Operands o) {
        return take.of(o, 0);
    }

    private S like(Operands o) {
        return take.of(o, 1, first(o).width());
    }

    private S narrow(Operands o) {
        S value = first(o);
        return value.width() > COUNTED ? value.trunc(COUNTED) : value;
    }

    /** In the range of the type; SInt takes negative ones. */
    private BigInteger constant(Operands o) {
        int width = first(o).width();
        return kind == Kind.SINT ? BigInteger.valueOf(o.signedConstant(0, width)) : o.constant(0, width);
    }

    private Operator of(String name, int arity, Kind result, Function<Operands, Value> function) {
        return new Operator(type + "." + name, arity, result, function);
    }
}
