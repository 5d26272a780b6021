package org.heddle.hdl;

import java.math.BigInteger;
import java.util.List;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.naming.Caller;

/** The types a designer starts from; also inherited by every {@link Component}. */
public final class Types {
    private Types() {}

    /** One bit. */
    public static BoolType bool() {
        return BoolType.INSTANCE;
    }

    /**
     * An unsigned number.
     *
     * @param width in bits, at least 1
     */
    public static UIntType uint(int width) {
        return new UIntType(width);
    }

    /**
     * A two's-complement number.
     *
     * @param width in bits with the sign, at least 1
     */
    public static SIntType sint(int width) {
        return new SIntType(width);
    }

    /**
     * Bits that are no number.
     *
     * @param width in bits, at least 1
     */
    public static BitsType bits(int width) {
        return new BitsType(width);
    }

    /**
     * A two's-complement number with bits behind the point: -2^(integerBits-1) to 2^(integerBits-1) - 2^-fractionBits.
     *
     * @param integerBits before the point, with the sign; negative where the leading bits behind the point are never used
     * @param fractionBits behind the point; negative where the unit is larger than 1
     */
    public static FixedType fixed(int integerBits, int fractionBits) {
        return FixedType.full("fixed", true, integerBits, fractionBits);
    }

    /**
     * An unsigned number with bits behind the point: 0 to 2^integerBits - 2^-fractionBits.
     *
     * @param integerBits before the point; negative where the leading bits behind the point are never used
     * @param fractionBits behind the point; negative where the unit is larger than 1
     */
    public static FixedType ufixed(int integerBits, int fractionBits) {
        return FixedType.full("ufixed", false, integerBits, fractionBits);
    }

    /** The constants of a Java enum, coded in binary by their order. */
    public static <E extends Enum<E>> EnumType<E> enumOf(Class<E> constants) {
        return enumOf(constants, Encoding.BINARY);
    }

    /** The constants of a Java enum in an encoding. */
    public static <E extends Enum<E>> EnumType<E> enumOf(Class<E> constants, Encoding encoding) {
        return new EnumType<>(constants, encoding);
    }

    /**
     * A bundle.
     *
     * @param record the record class
     * @param types one for each record component, in order
     */
    public static <T extends Bundle> BundleType<T> bundle(Class<T> record, Type<?>... types) {
        return new BundleType<>(record, List.of(types));
    }

    /** A vector of {@code size} elements. */
    public static <T extends Data> VecType<T> vec(int size, Type<T> element) {
        return new VecType<>(size, element);
    }

    /** A ready/valid stream of the given payload. */
    @SuppressWarnings("unchecked")
    public static <T extends Data> Type<Stream<T>> stream(Type<T> payload) {
        return (Type<Stream<T>>) (Type<?>) new BundleType<>(Stream.class, List.of(payload, bool(), bool()));
    }

    /** Data of the given payload that nobody can hold back. */
    @SuppressWarnings("unchecked")
    public static <T extends Data> Type<Valid<T>> valid(Type<T> payload) {
        return (Type<Valid<T>>) (Type<?>) new BundleType<>(Valid.class, List.of(payload, bool()));
    }

    /** The type of some hardware, to make more of it. */
    @SuppressWarnings("unchecked") // a value's type makes values of its own class
    public static <T extends Data> Type<T> typeOf(T data) {
        return (Type<T>) Leaves.typeOf(data);
    }

    /** {@code whenTrue} while the condition is 1, else {@code whenFalse}; scalars, bundles or vectors of one shape. */
    public static <T extends Data> T mux(Bool condition, T whenTrue, T whenFalse) {
        return Multiplexer.choose(condition, whenTrue, whenFalse);
    }

    /**
     * The value of the lowest selector that is 1; the last value where none is. Levels of logic: one for each value.
     *
     * @param selectors one bit for each value, that of the first in bit 0
     */
    public static <T extends Data> T priorityMux(BitVector<?> selectors, List<T> values) {
        return Multiplexer.first(selectors, values);
    }

    /**
     * The value whose selector is 1: the or of all values whose selectors are, so that several ones mix them and none gives
     * zeros.
     *
     * @param selectors one bit for each value, that of the first in bit 0
     */
    public static <T extends Data> T oneHotMux(BitVector<?> selectors, List<T> values) {
        return Multiplexer.only(selectors, values);
    }

    /** The 64 bits of a long as an unsigned number: what {@code 0xFFFF_FFFF_FFFF_FFFFL} looks like, and Java takes for -1. */
    public static BigInteger unsigned(long bits) {
        BigInteger number = BigInteger.valueOf(bits);
        return bits < 0 ? number.add(BigInteger.ONE.shiftLeft(Long.SIZE)) : number;
    }

    /** Values side by side as one number, the first the most significant: the widths add up. */
    public static UInt cat(Value... parts) {
        return cat(List.of(parts));
    }

    /** Values side by side as one number, the first the most significant: the widths add up. */
    public static UInt cat(List<? extends Value> parts) {
        if (parts.isEmpty()) {
            throw new ElaborationException(new Diagnostic(
                    Code.WIDTH_OUT_OF_RANGE,
                    "cat() of nothing has no width: give it at least one value",
                    Caller.find().site()));
        }
        Operation operation = Operation.on(parts.get(0));
        List<Expression> operands = parts.stream().map(operation::operand).toList();
        Limits.width(operands.stream().mapToLong(Expression::width).sum(), "cat of " + operands.size() + " values");
        Expression joined = operands.size() == 1 ? operands.get(0) : new Expression.Concatenation(operands);
        return operation.result(uint(joined.width()), joined);
    }

    /**
     * The bits that number {@code count} things from 0: at least 1.
     *
     * @throws IllegalArgumentException if count is less than 1
     */
    public static int bitsToNumber(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("count must be >= 1: count=" + count);
        }
        return Math.max(1, 32 - Integer.numberOfLeadingZeros(count - 1));
    }
}
