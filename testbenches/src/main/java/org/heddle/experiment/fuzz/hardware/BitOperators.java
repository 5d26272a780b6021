package org.heddle.experiment.fuzz.hardware;

import java.util.List;
import java.util.function.Function;
import org.heddle.experiment.fuzz.hardware.Operator.Kind;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.Bits;

/** The library's functions on bits. */
final class BitOperators {
    private BitOperators() {}

    static List<Operator> all() {
        return List.of(
                bits("popCount", 1, o -> Bits.popCount(o.atMost(0, 12))),
                bits("leadingZeros", 1, o -> Bits.leadingZeros(o.atMost(0, 12))),
                bits("trailingZeros", 1, o -> Bits.trailingZeros(o.atMost(0, 12))),
                bits("reverse", 1, o -> Bits.reverse(o.u(0))),
                bits("lowestOne", 1, o -> Bits.lowestOne(o.u(0))),
                bits("oneHot", 1, o -> Bits.oneHot(o.atMost(0, 6), 1 + o.p(0, 20))),
                bits("indexOf", 1, o -> Bits.indexOf(o.atMost(0, 20))),
                bits("toGray", 1, o -> Bits.toGray(o.u(0))),
                bits("fromGray", 1, o -> Bits.fromGray(o.atMost(0, 12))),
                bits("rotateLeft", 2, o -> Bits.rotateLeft(o.atMost(0, 12), o.u(1))),
                bits("repeat", 1, o -> Bits.repeat(o.atMost(0, 16), 1 + o.p(0, 4))));
    }

    private static Operator bits(String name, int arity, Function<Operands, UInt> function) {
        return new Operator("Bits." + name, arity, Kind.UINT, function::apply);
    }
}
