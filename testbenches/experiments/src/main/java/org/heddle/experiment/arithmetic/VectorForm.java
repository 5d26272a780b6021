package org.heddle.experiment.arithmetic;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.adder.FloatFormat;

/** The lines that {@code testfloat_gen} writes for an operation: two operands, the result, the flags, all in hexadecimal. */
public enum VectorForm {
    F32_ADD(ElementType.FLOAT, FloatFormat.BINARY32),
    F64_ADD(ElementType.DOUBLE, FloatFormat.BINARY64);

    private static final int FIELDS = 4;
    private static final int ALL_FLAGS = 0x1F;

    private final ElementType type;
    private final FloatFormat format;

    VectorForm(ElementType type, FloatFormat format) {
        this.type = type;
        this.format = format;
    }

    /**
     * A vector.
     *
     * @param left first operand; of binary32 in the lower half
     * @param right second operand
     * @param value the result
     * @param flags as {@link org.heddle.nic.stage.arithmetic.adder.FloatFlags}
     */
    record Vector(long left, long right, long value, int flags) {}

    /** The operation as TestFloat calls it: {@code f64_add}. */
    public String operation() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the form of an operation, by the name that TestFloat gives it; empty if no form has it. */
    public static Optional<VectorForm> named(String operation) {
        return Stream.of(values())
                .filter(form -> form.operation().equals(operation))
                .findFirst();
    }

    ElementType type() {
        return type;
    }

    /** Ones in all bits of a number. */
    long mask() {
        return -1L >>> Long.SIZE - format.width();
    }

    /** A line that is right: 1 + 1 = 2. */
    String example() {
        long one = format.one().longValue();
        return text(new Vector(one, one, 0, 0), one + (1L << format.fractionBits()), 0);
    }

    boolean isNan(long number) {
        return (number & mask() >>> 1) > format.infinity().longValue();
    }

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException if it is none of this form: what is wrong with it
     */
    Vector parse(String line) {
        String[] fields = line.strip().split("\\s+");
        if (fields.length != FIELDS) {
            throw new IllegalArgumentException(fields.length + " fields instead of " + FIELDS);
        }
        return new Vector(number(fields[0]), number(fields[1]), number(fields[2]), flags(fields[3]));
    }

    private long number(String digits) {
        int wanted = format.width() / 4;
        if (digits.length() != wanted || !isHexadecimal(digits)) {
            throw new IllegalArgumentException("'" + digits + "' is no number of " + wanted + " hexadecimal digits");
        }
        return Long.parseUnsignedLong(digits, 16);
    }

    private static int flags(String digits) {
        if (digits.length() > 2 || !isHexadecimal(digits) || Integer.parseInt(digits, 16) > ALL_FLAGS) {
            throw new IllegalArgumentException("'" + digits + "' are no flags: 00 to 1F");
        }
        return Integer.parseInt(digits, 16);
    }

    private static boolean isHexadecimal(String digits) {
        return digits.chars().allMatch(digit -> Character.digit(digit, 16) >= 0 && digit < 128);
    }

    /** A line with another result than a vector's. */
    String text(Vector vector, long value, int flags) {
        String number = "%0" + format.width() / 4 + "X";
        return String.format(
                Locale.ROOT,
                number + " " + number + " " + number + " %02X",
                vector.left(),
                vector.right(),
                value,
                flags);
    }
}
