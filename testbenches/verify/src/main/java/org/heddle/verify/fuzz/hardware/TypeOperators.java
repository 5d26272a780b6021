package org.heddle.verify.fuzz.hardware;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.heddle.hdl.Bits;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.verify.fuzz.hardware.Operator.Kind;

/** The operators of UInt, SInt and Bits: those they share, and those that one alone has. */
final class TypeOperators {
    private static final VectorOperators.Take<UInt> UNSIGNED = new VectorOperators.Take<>() {
        @Override
        public UInt of(Operands operands, int index) {
            return operands.u(index);
        }

        @Override
        public UInt of(Operands operands, int index, int width) {
            return operands.u(index, width);
        }
    };

    private static final VectorOperators.Take<SInt> SIGNED = new VectorOperators.Take<>() {
        @Override
        public SInt of(Operands operands, int index) {
            return operands.s(index);
        }

        @Override
        public SInt of(Operands operands, int index, int width) {
            return operands.s(index, width);
        }
    };

    private static final VectorOperators.Take<Bits> RAW = new VectorOperators.Take<>() {
        @Override
        public Bits of(Operands operands, int index) {
            return operands.raw(index);
        }

        @Override
        public Bits of(Operands operands, int index, int width) {
            return operands.raw(index, width);
        }
    };

    private TypeOperators() {}

    static List<Operator> all() {
        List<Operator> all = new ArrayList<>();
        all.addAll(new VectorOperators<>("UInt", Kind.UINT, UNSIGNED).all());
        all.addAll(new NumberOperators<>("UInt", Kind.UINT, UNSIGNED).all());
        all.addAll(new VectorOperators<>("SInt", Kind.SINT, SIGNED).all());
        all.addAll(new NumberOperators<>("SInt", Kind.SINT, SIGNED).all());
        all.addAll(new VectorOperators<>("Bits", Kind.BITS, RAW).all());
        all.addAll(own());
        return all;
    }

    private static List<Operator> own() {
        return List.of(
                of("UInt.bits", 1, Kind.UINT, o -> o.u(0).bits(high(o, o.u(0)), low(o, o.u(0)))),
                of("UInt.zext", 1, Kind.UINT, o -> o.u(0).zext(o.u(0).width() + o.p(0, 9))),
                of("UInt.cat", 2, Kind.UINT, o -> o.u(0).cat(o.u(1))),
                of("UInt.repeat", 1, Kind.UINT, o -> o.atMost(0, 16).repeat(1 + o.p(0, 4))),
                of("UInt.asSInt", 1, Kind.SINT, o -> o.u(0).asSInt()),
                of("UInt.toSInt", 1, Kind.SINT, o -> o.u(0).toSInt()),
                of("UInt.toOneHot", 1, Kind.UINT, o -> o.atMost(0, 6).toOneHot(1 + o.p(0, 20))),
                of("UInt.oneHotIndex", 1, Kind.UINT, o -> o.atMost(0, 16).oneHotIndex()),
                of("UInt.toGray", 1, Kind.UINT, o -> o.u(0).toGray()),
                of("UInt.fromGray", 1, Kind.UINT, o -> o.atMost(0, 16).fromGray()),
                of("SInt.isNegative", 1, Kind.BOOL, o -> o.s(0).isNegative()),
                of("SInt.abs", 1, Kind.UINT, o -> o.s(0).abs()),
                of("SInt.bits", 1, Kind.UINT, o -> o.s(0).bits(high(o, o.s(0)), low(o, o.s(0)))),
                of("SInt.sext", 1, Kind.SINT, o -> o.s(0).sext(o.s(0).width() + o.p(0, 9))),
                of("SInt.repeat", 1, Kind.UINT, o -> o.signedAtMost(0, 16).repeat(1 + o.p(0, 4))),
                of("SInt.asUInt", 1, Kind.UINT, o -> o.s(0).asUInt()),
                of("Bits.bits", 1, Kind.BITS, o -> o.raw(0).bits(high(o, o.raw(0)), low(o, o.raw(0)))),
                of("Bits.cat", 2, Kind.BITS, o -> o.raw(0).cat(o.raw(1))),
                of("Bits.repeat", 1, Kind.BITS, o -> o.raw(0).repeat(1 + o.p(0, 3))),
                of("Bits.asUInt", 1, Kind.UINT, o -> o.raw(0).asUInt()),
                of("Bits.asSInt", 1, Kind.SINT, o -> o.raw(0).asSInt()));
    }

    private static int low(Operands o, Value value) {
        return o.p(0, value.width());
    }

    private static int high(Operands o, Value value) {
        return low(o, value) + o.p(1, value.width() - low(o, value));
    }

    private static Operator of(String name, int arity, Kind result, Function<Operands, Value> function) {
        return new Operator(name, arity, result, function);
    }
}
