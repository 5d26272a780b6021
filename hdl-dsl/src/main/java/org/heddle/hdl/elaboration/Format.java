package org.heddle.hdl.elaboration;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.heddle.hdl.ir.Enumeration;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.Range;
import org.heddle.hdl.option.Encoding;
import org.jspecify.annotations.Nullable;

/** Meaning of a single value's bits: their number, and the numbers or constants that they stand for. */
public final class Format {
    /** Kind of a value as the designer sees it. Values of two kinds never meet in an operation. */
    public enum Kind {
        /** One bit, true or false. */
        BOOL,
        /** Bits that are no number. */
        BITS,
        /** An unsigned number. */
        UINT,
        /** A two's-complement number. */
        SINT,
        /** A number with bits behind the point and a range of its own. */
        FIXED,
        /** A constant of a Java enum. */
        ENUM
    }

    /**
     * The constants of an enum and their codes.
     *
     * @param enumeration as the circuit knows them
     * @param encoding that gave the codes
     * @param javaEnum whose constants they are
     */
    private record Constants(Enumeration enumeration, Encoding encoding, Class<?> javaEnum) {}

    private static final int USUAL_WIDTH = 128;
    /** Formats of the usual widths, so that the range of each is computed once. */
    private static final Map<Kind, List<Format>> USUAL = usual();

    private static final Format BOOL = new Format(Kind.BOOL, 1, null, 0, null);

    private final Kind kind;
    private final int width;
    /** Computed when it is first asked for; threads that do so at once compute the same. */
    private @Nullable Range range;

    private final int fractionBits;
    private final @Nullable Constants constants;

    private Format(Kind kind, int width, @Nullable Range range, int fractionBits, @Nullable Constants constants) {
        this.kind = kind;
        this.width = width;
        this.range = range;
        this.fractionBits = fractionBits;
        this.constants = constants;
    }

    private static Map<Kind, List<Format>> usual() {
        Map<Kind, List<Format>> formats = new EnumMap<>(Kind.class);
        for (Kind kind : List.of(Kind.BITS, Kind.UINT, Kind.SINT)) {
            formats.put(
                    kind,
                    IntStream.rangeClosed(1, USUAL_WIDTH)
                            .mapToObj(width -> new Format(kind, width, null, 0, null))
                            .toList());
        }
        return formats;
    }

    private static Format whole(Kind kind, String name, int width) {
        return width >= 1 && width <= USUAL_WIDTH
                ? USUAL.get(kind).get(width - 1)
                : new Format(kind, Limits.width(width, name), null, 0, null);
    }

    /** One bit, true or false. */
    public static Format bool() {
        return BOOL;
    }

    /**
     * Bits that are no number.
     *
     * @throws org.heddle.hdl.diagnostic.ElaborationException HDL001 if there are none or too many
     */
    public static Format bits(int width) {
        return whole(Kind.BITS, "bits", width);
    }

    /**
     * An unsigned number.
     *
     * @throws org.heddle.hdl.diagnostic.ElaborationException HDL001 if it has no bits or too many
     */
    public static Format uint(int width) {
        return whole(Kind.UINT, "uint", width);
    }

    /**
     * A two's-complement number.
     *
     * @throws org.heddle.hdl.diagnostic.ElaborationException HDL001 if it has no bits or too many
     */
    public static Format sint(int width) {
        return whole(Kind.SINT, "sint", width);
    }

    /**
     * A number with bits behind the point.
     *
     * @param range of its values, in units of 2^-fractionBits
     * @param fractionBits behind the point; negative where the unit is larger than 1
     * @throws org.heddle.hdl.diagnostic.ElaborationException HDL001 if it is too wide, or the point lies too far away
     */
    public static Format fixed(Range range, long fractionBits) {
        int point = Limits.point(fractionBits, "a number");
        int width = Limits.width(range.isSigned() ? range.signedBits() : range.unsignedBits(), "fixed");
        return new Format(Kind.FIXED, width, range, point, null);
    }

    /** A constant of a Java enum. */
    public static Format constantOf(Enumeration enumeration, Encoding encoding, Class<?> javaEnum) {
        return new Format(Kind.ENUM, enumeration.width(), null, 0, new Constants(enumeration, encoding, javaEnum));
    }

    /** The same meaning for another number of bits; for bits and whole numbers. */
    public Format ofWidth(int other) {
        return switch (kind) {
            case BITS -> bits(other);
            case UINT -> uint(other);
            case SINT -> sint(other);
            case BOOL, FIXED, ENUM -> throw new IllegalStateException(description() + " has no other widths");
        };
    }

    /** Returns the kind of its values, as the designer sees them. */
    public Kind kind() {
        return kind;
    }

    /** Width in bits. */
    public int width() {
        return width;
    }

    /** A short text that tells formats apart, such as {@code UInt8}; used in module names. */
    public String description() {
        return switch (kind) {
            case BOOL -> "Bool";
            case BITS -> "Bits" + width;
            case UINT -> "UInt" + width;
            case SINT -> "SInt" + width;
            case FIXED -> describeFixed();
            case ENUM -> describeConstants();
        };
    }

    private String describeFixed() {
        String name = (isSigned() ? "Fixed" : "UFixed") + (width - fractionBits) + "_" + fractionBits;
        return isFull() ? name : name + "_" + range().least() + "_" + range().most();
    }

    private String describeConstants() {
        String name = enumerated().enumeration().name();
        Encoding encoding = enumerated().encoding();
        return encoding == Encoding.BINARY ? name : name + "_" + encoding.name().toLowerCase(Locale.ROOT);
    }

    // Numbers

    /** Whether it has negative numbers. */
    public boolean isSigned() {
        return kind == Kind.SINT || kind == Kind.FIXED && range().isSigned();
    }

    /** The numbers that it has; of a number with bits behind the point, in units of 2^-fractionBits. */
    public Range range() {
        Range known = range;
        if (known == null) {
            known = Range.ofWidth(width, kind == Kind.SINT);
            range = known;
        }
        return known;
    }

    /** Whether the range is that of all numbers of its width. */
    public boolean isFull() {
        return range().equals(Range.ofWidth(width, isSigned()));
    }

    /** Bits behind the point: the unit is 2^-fractionBits. */
    public int fractionBits() {
        return fractionBits;
    }

    /** The value of so many units. */
    public BigDecimal value(BigInteger units) {
        BigDecimal number = new BigDecimal(units);
        return fractionBits >= 0
                ? number.divide(new BigDecimal(BigInteger.ONE.shiftLeft(fractionBits)))
                : number.multiply(new BigDecimal(BigInteger.ONE.shiftLeft(-fractionBits)));
    }

    /** Whether a narrower value is taken as the same number. */
    public boolean widensItself() {
        return kind != Kind.BITS;
    }

    /** The operation that makes a value of it wider. */
    public Optional<String> howToWiden() {
        return widensItself() ? Optional.of(isSigned() ? "sext" : "zext") : Optional.empty();
    }

    /** A value of it at a larger width, as the same number. */
    public Expression widen(Expression value, int wider) {
        return kind == Kind.SINT ? Expressions.signExtend(value, wider) : Expressions.zeroExtend(value, wider);
    }

    /** Returns the operator of a shift to the right, which keeps the sign of a signed number. */
    public BinaryOperator rightShift() {
        return isSigned() ? BinaryOperator.SHIFT_RIGHT_SIGNED : BinaryOperator.SHIFT_RIGHT_UNSIGNED;
    }

    /** The comparison of two numbers of it. */
    public BinaryOperator less() {
        return isSigned() ? BinaryOperator.LESS_SIGNED : BinaryOperator.LESS_UNSIGNED;
    }

    /** The comparison of two numbers of it that may be equal. */
    public BinaryOperator lessOrEqual() {
        return isSigned() ? BinaryOperator.LESS_OR_EQUAL_SIGNED : BinaryOperator.LESS_OR_EQUAL_UNSIGNED;
    }

    // Constants

    /** The constants that it has, if it is an enum. */
    public Optional<Enumeration> enumeration() {
        return constants == null ? Optional.empty() : Optional.of(constants.enumeration());
    }

    /** Returns the encoding of an enum's constants. */
    public Encoding encoding() {
        return enumerated().encoding();
    }

    /** The codes of an enum's constants, in their order. */
    public List<BigInteger> codes() {
        return enumerated().enumeration().codes();
    }

    /**
     * A constant of an enum.
     *
     * @param ordinal its place among the constants
     */
    public Expression.Literal constant(int ordinal) {
        return new Expression.Literal(codes().get(ordinal), width, enumeration());
    }

    /** Whether the other has the same constants and other codes for them. */
    public boolean differsInEncoding(Format other) {
        return constants != null
                && other.constants != null
                && constants.javaEnum() == other.constants.javaEnum()
                && !isLike(other);
    }

    private Constants enumerated() {
        if (constants == null) {
            throw new IllegalStateException(description() + " has no constants");
        }
        return constants;
    }

    /** The bits of a register without another reset value: 0, or an enum's first constant. */
    BigInteger zero() {
        return constants == null ? BigInteger.ZERO : codes().get(0);
    }

    /** Whether one value may stand in the other's place: the bits have the same number and meaning. */
    public boolean isLike(Format other) {
        return kind == other.kind
                && switch (kind) {
                    case BOOL, BITS, UINT, SINT -> width == other.width;
                    case FIXED -> fractionBits == other.fractionBits && range().equals(other.range());
                    case ENUM -> enumeration().equals(other.enumeration());
                };
    }

    @Override
    public String toString() {
        return description();
    }
}
