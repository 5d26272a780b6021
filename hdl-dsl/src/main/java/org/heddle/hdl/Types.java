package org.heddle.hdl;

import java.math.BigInteger;
import java.util.List;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.ir.Range;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.operation.Multiplexer;
import org.heddle.hdl.operation.Slices;
import org.heddle.hdl.option.Encoding;

/** The types a designer starts from; also inherited by every {@link Component}. */
public final class Types {
    private static final ScalarType<Bool> BOOL = ScalarType.of(Format.bool(), Bool::new);

    private Types() {}

    /** One bit. */
    public static ScalarType<Bool> bool() {
        return BOOL;
    }

    /**
     * An unsigned number.
     *
     * @param width in bits, at least 1
     */
    public static ScalarType<UInt> uint(int width) {
        return ScalarType.of(Format.uint(width), UInt::new);
    }

    /**
     * A two's-complement number.
     *
     * @param width in bits with the sign, at least 1
     */
    public static ScalarType<SInt> sint(int width) {
        return ScalarType.of(Format.sint(width), SInt::new);
    }

    /**
     * Bits that are no number.
     *
     * @param width in bits, at least 1
     */
    public static ScalarType<Bits> bits(int width) {
        return ScalarType.of(Format.bits(width), Bits::new);
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
    public static <T extends Data> Type<Vec<T>> vec(int size, Type<T> element) {
        return new Vec.Shape<>(size, element);
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

    /**
     * Returns a type as one sees it who only looks: its parts that are marked {@link org.heddle.hdl.option.Flip} go the way of the others. {@code set} takes each
     * part of such a bundle from the same part of another.
     */
    public static <T extends Data> Type<T> observed(Type<T> type) {
        return new Type.Observed<>(type);
    }

    /** The type of some hardware, to make more of it. */
    @SuppressWarnings("unchecked") // a value's type makes values of its own class
    public static <T extends Data> Type<T> typeOf(T data) {
        return (Type<T>) Leaves.typeOf(data);
    }

    /** {@code whenTrue} while the condition is 1, else {@code whenFalse}; scalars, bundles or vectors of one shape. */
    public static <T extends Data> T mux(Bool condition, T whenTrue, T whenFalse) {
        return Leaves.like(whenTrue, Multiplexer.choose(condition.net(), Leaves.of(whenTrue), Leaves.of(whenFalse)));
    }

    /**
     * The value of the lowest selector that is 1; the last value where none is. Levels of logic: one for each value.
     *
     * @param selectors one bit for each value, that of the first in bit 0
     */
    public static <T extends Data> T priorityMux(BitVector<?> selectors, List<T> values) {
        List<Net> chosen = Multiplexer.first(
                selectors.net(), values.stream().map(Leaves::of).toList());
        return Leaves.like(values.get(0), chosen);
    }

    /**
     * The value whose selector is 1: the or of all values whose selectors are, so that several ones mix them and none gives
     * zeros.
     *
     * @param selectors one bit for each value, that of the first in bit 0
     */
    public static <T extends Data> T oneHotMux(BitVector<?> selectors, List<T> values) {
        List<Net> chosen = Multiplexer.only(
                selectors.net(), values.stream().map(Leaves::of).toList());
        return Leaves.like(values.get(0), chosen);
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
        return new UInt(Slices.cat(parts.stream().map(Value::net).toList()));
    }

    /**
     * The bits that number {@code count} things from 0: at least 1.
     *
     * @throws IllegalArgumentException if count is less than 1
     */
    public static int bitsToNumber(int count) {
        return Range.bitsToNumber(count);
    }
}
