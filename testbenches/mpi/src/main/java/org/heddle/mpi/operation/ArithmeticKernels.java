package org.heddle.mpi.operation;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.function.LongBinaryOperator;
import org.heddle.mpi.datatype.Basic;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.Elements;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.jspecify.annotations.Nullable;

/** Operations on single elements: integers as sign- or zero-extended longs, floating point as itself. */
enum ArithmeticKernels {
    SUM(Long::sum, Double::sum, Float::sum),
    PROD((a, b) -> a * b, (a, b) -> a * b, (a, b) -> a * b),
    MAX(Math::max, Math::max, Math::max),
    MIN(Math::min, Math::min, Math::min),
    LAND((a, b) -> a != 0 && b != 0 ? 1 : 0),
    LOR((a, b) -> a != 0 || b != 0 ? 1 : 0),
    LXOR((a, b) -> (a != 0) != (b != 0) ? 1 : 0),
    BAND((a, b) -> a & b),
    BOR((a, b) -> a | b),
    BXOR((a, b) -> a ^ b);

    /** On floats, in their own precision. */
    @FunctionalInterface
    interface FloatBinaryOperator {
        float apply(float a, float b);
    }

    private final LongBinaryOperator integer;
    private final @Nullable DoubleBinaryOperator doubles;
    private final @Nullable FloatBinaryOperator floats;

    ArithmeticKernels(LongBinaryOperator integer) {
        this(integer, null, null);
    }

    ArithmeticKernels(
            LongBinaryOperator integer, @Nullable DoubleBinaryOperator doubles, @Nullable FloatBinaryOperator floats) {
        this.integer = integer;
        this.doubles = doubles;
        this.floats = floats;
    }

    Kernel kernel(Datatype type) {
        List<Elements> elements = type.elements();
        if (elements.isEmpty()) {
            return (in, inOut, count) -> {};
        }
        Basic basic = elements.get(0).basic();
        if (elements.size() > 1 || !isDefined(basic)) {
            throw new MpiException(
                    ErrorClass.ERR_OP,
                    name() + " is not defined for " + type + ": use a type made of one basic type that has it");
        }
        int perInstance = Math.toIntExact(elements.get(0).count());
        DoubleBinaryOperator onDoubles = doubles;
        FloatBinaryOperator onFloats = floats;
        if (basic == Basic.DOUBLE && onDoubles != null) {
            return (in, inOut, count) -> applyDoubles(onDoubles, in, inOut, count * perInstance);
        }
        if (basic == Basic.FLOAT && onFloats != null) {
            return (in, inOut, count) -> applyFloats(onFloats, in, inOut, count * perInstance);
        }
        LongBinaryOperator operator = basic == Basic.UINT64 ? unsigned() : integer;
        return (in, inOut, count) -> {
            for (int at = 0; at < count * perInstance * basic.bytes(); at += basic.bytes()) {
                long result =
                        operator.applyAsLong(ElementNumbers.get(in, at, basic), ElementNumbers.get(inOut, at, basic));
                ElementNumbers.put(inOut, at, basic, result);
            }
        };
    }

    private boolean isDefined(Basic basic) {
        boolean logical = this == LAND || this == LOR || this == LXOR;
        boolean bitwise = this == BAND || this == BOR || this == BXOR;
        return switch (basic) {
            case PACKED -> false;
            case BYTE -> bitwise;
            case BOOLEAN -> logical;
            case FLOAT, DOUBLE -> doubles != null;
            default -> true;
        };
    }

    private LongBinaryOperator unsigned() {
        return switch (this) {
            case MAX -> (a, b) -> Long.compareUnsigned(a, b) > 0 ? a : b;
            case MIN -> (a, b) -> Long.compareUnsigned(a, b) < 0 ? a : b;
            default -> integer;
        };
    }

    private static void applyDoubles(DoubleBinaryOperator operator, ByteBuffer in, ByteBuffer inOut, int elements) {
        for (int at = 0; at < elements * Double.BYTES; at += Double.BYTES) {
            double result = operator.applyAsDouble(in.getDouble(at), inOut.getDouble(at));
            inOut.putLong(at, Double.doubleToLongBits(result)); // canonical NaN, on every machine
        }
    }

    private static void applyFloats(FloatBinaryOperator operator, ByteBuffer in, ByteBuffer inOut, int elements) {
        for (int at = 0; at < elements * Float.BYTES; at += Float.BYTES) {
            float result = operator.apply(in.getFloat(at), inOut.getFloat(at));
            inOut.putInt(at, Float.floatToIntBits(result));
        }
    }
}
