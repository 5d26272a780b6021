package org.heddle.experiment.offload.reproduce;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.heddle.mpi.datatype.Datatype;

/** The types of elements, as users type them. */
public enum ElementKind {
    DOUBLE(Datatype.DOUBLE, 8),
    FLOAT(Datatype.FLOAT, 4),
    INT32(Datatype.INT, 4),
    UINT32(Datatype.UINT32, 4),
    INT64(Datatype.LONG, 8),
    UINT64(Datatype.UINT64, 8);

    private final Datatype type;
    private final int bytes;

    ElementKind(Datatype type, int bytes) {
        this.type = type;
        this.bytes = bytes;
    }

    /** All of them, as users type them. */
    public static List<String> names() {
        return Arrays.stream(values()).map(ElementKind::word).toList();
    }

    /** The one of a name. */
    public static Optional<ElementKind> of(String name) {
        return Arrays.stream(values()).filter(each -> each.word().equals(name)).findFirst();
    }

    /** As users type it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Bytes of a value: 4 or 8. */
    public int bytes() {
        return bytes;
    }

    /** MPI's type of a value. */
    public Datatype type() {
        return type;
    }

    /** MPI's type of a value and its index. */
    public Datatype locatedType() {
        Datatype pair =
                Datatype.createStruct(new int[] {1, 1}, new long[] {0, bytes}, new Datatype[] {type, Datatype.INT});
        pair.commit();
        return pair;
    }

    /** Whether it has a sign and a point. */
    public boolean isFloating() {
        return this == DOUBLE || this == FLOAT;
    }

    /**
     * The bits of a value.
     *
     * @param text a decimal integer, or of floating types what Java reads as a double
     * @throws IllegalArgumentException if it is none, or does not fit
     */
    public long bits(String text) {
        try {
            if (this == DOUBLE) {
                return Double.doubleToRawLongBits(Double.parseDouble(text));
            }
            if (this == FLOAT) {
                return Float.floatToRawIntBits(Float.parseFloat(text)) & 0xFFFF_FFFFL;
            }
            BigInteger value = new BigInteger(text);
            int width = 8 * bytes;
            boolean isSigned = this == INT32 || this == INT64;
            BigInteger low = isSigned ? BigInteger.ONE.shiftLeft(width - 1).negate() : BigInteger.ZERO;
            BigInteger high = BigInteger.ONE.shiftLeft(isSigned ? width - 1 : width);
            if (value.compareTo(low) < 0 || value.compareTo(high) >= 0) {
                throw new IllegalArgumentException("a value of type " + word() + " is " + low + " to "
                        + high.subtract(BigInteger.ONE) + ": " + text);
            }
            return bytes == 8 ? value.longValue() : value.longValue() & 0xFFFF_FFFFL;
        } catch (NumberFormatException wrong) {
            throw new IllegalArgumentException(
                    "a value of type " + word() + " is a decimal " + (isFloating() ? "number" : "integer") + ": '"
                            + text + "'",
                    wrong);
        }
    }

    /** The digits of a value's bits, most significant first, as many as the type is wide. */
    public String hex(long bits) {
        return bytes == 8 ? "%016x".formatted(bits) : "%08x".formatted(bits & 0xFFFF_FFFFL);
    }
}
