package org.heddle.nic.stage.arithmetic.bench;

import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.heddle.nic.stage.arithmetic.adder.FloatFlags;

/** Oracle for two words: Java's own arithmetic, element by element. Shares nothing with the RTL. */
public final class WordOracle {
    private static final long LOW = 0xFFFF_FFFFL;

    /**
     * A result.
     *
     * @param value the word
     * @param flags of all its elements
     */
    public record Outcome(long value, int flags) {}

    private WordOracle() {}

    /** Returns the outcome for two words that are complete: without the locations of 8-byte values. */
    public static Outcome of(ReductionOperation operation, ElementType type, long left, long right) {
        if (type.bytes() == 8) {
            return element(operation, type, left, right);
        }
        Outcome low = element(operation, type, left & LOW, right & LOW);
        if (operation.hasLocation()) {
            long location = location(operation, type, left & LOW, right & LOW, left >>> 32, right >>> 32);
            return new Outcome(location << 32 | low.value(), low.flags());
        }
        Outcome high = element(operation, type, left >>> 32, right >>> 32);
        return new Outcome(high.value() << 32 | low.value(), low.flags() | high.flags());
    }

    /** The location that belongs to the winner of two values; of equal values the lower one. */
    public static long location(
            ReductionOperation operation,
            ElementType type,
            long leftValue,
            long rightValue,
            long leftLocation,
            long rightLocation) {
        int winner = winner(operation, type, leftValue, rightValue);
        boolean rightIsLower = Long.compareUnsigned(rightLocation, leftLocation) < 0;
        return winner > 0 || winner == 0 && rightIsLower ? rightLocation : leftLocation;
    }

    /** Returns the outcome for two elements, those of 4 bytes in the lower half. */
    static Outcome element(ReductionOperation operation, ElementType type, long left, long right) {
        boolean leftTrue = isTrue(type, left);
        boolean rightTrue = isTrue(type, right);
        return switch (operation) {
            case SUM -> sum(type, left, right);
            case MINIMUM, MAXIMUM, MINIMUM_LOCATION, MAXIMUM_LOCATION -> extreme(operation, type, left, right);
            case LOGICAL_AND -> truth(type, leftTrue && rightTrue);
            case LOGICAL_OR -> truth(type, leftTrue || rightTrue);
            case LOGICAL_XOR -> truth(type, leftTrue != rightTrue);
            case BITWISE_AND -> new Outcome(left & right, 0);
            case BITWISE_OR -> new Outcome(left | right, 0);
            case BITWISE_XOR -> new Outcome(left ^ right, 0);
        };
    }

    private static Outcome sum(ElementType type, long left, long right) {
        return switch (type) {
            case FLOAT -> floatSum((int) left, (int) right);
            case DOUBLE -> doubleSum(left, right);
            case INT32, UINT32 -> new Outcome(left + right & LOW, 0);
            case INT64, UINT64 -> new Outcome(left + right, 0);
        };
    }

    /** The sum of two floats has no rounding error in double precision that could be mistaken: 53 >= 2 x 24 + 2. */
    private static Outcome floatSum(int left, int right) {
        float a = Float.intBitsToFloat(left);
        float b = Float.intBitsToFloat(right);
        float sum = a + b;
        boolean exact = (double) a + b == sum && error(a, b) == 0;
        int flags = sumFlags(isSignalling(left) || isSignalling(right), a, b, sum, exact);
        return new Outcome(Float.floatToIntBits(sum) & LOW, flags);
    }

    private static Outcome doubleSum(long left, long right) {
        double a = Double.longBitsToDouble(left);
        double b = Double.longBitsToDouble(right);
        double sum = a + b;
        int flags = sumFlags(isSignalling(left) || isSignalling(right), a, b, sum, error(a, b) == 0);
        return new Outcome(Double.doubleToLongBits(sum), flags);
    }

    /** Returns the exact rounding error of a sum (Dekker, "A floating-point technique", 1971). */
    private static double error(double a, double b) {
        double larger = Math.abs(a) < Math.abs(b) ? b : a;
        double smaller = Math.abs(a) < Math.abs(b) ? a : b;
        return smaller - (larger + smaller - larger);
    }

    private static int sumFlags(boolean signalling, double a, double b, double sum, boolean exact) {
        if (Double.isNaN(sum)) {
            boolean made = !Double.isNaN(a) && !Double.isNaN(b);
            return signalling || made ? FloatFlags.INVALID : 0;
        }
        if (Double.isInfinite(a) || Double.isInfinite(b)) {
            return 0;
        }
        return Double.isInfinite(sum) ? FloatFlags.OVERFLOW | FloatFlags.INEXACT : exact ? 0 : FloatFlags.INEXACT;
    }

    private static Outcome extreme(ReductionOperation operation, ElementType type, long left, long right) {
        boolean wins = winner(operation, type, left, right) > 0;
        return switch (type) {
            case FLOAT ->
                new Outcome(
                        Float.floatToIntBits(Float.intBitsToFloat((int) (wins ? right : left))) & LOW,
                        isSignalling((int) left) || isSignalling((int) right) ? FloatFlags.INVALID : 0);
            case DOUBLE ->
                new Outcome(
                        Double.doubleToLongBits(Double.longBitsToDouble(wins ? right : left)),
                        isSignalling(left) || isSignalling(right) ? FloatFlags.INVALID : 0);
            default -> new Outcome(wins ? right : left, 0);
        };
    }

    /** Below 0 if left wins, above 0 if right does, 0 if they are equal. */
    private static int winner(ReductionOperation operation, ElementType type, long left, long right) {
        if (isNan(type, left) || isNan(type, right)) {
            return Boolean.compare(isNan(type, right), isNan(type, left));
        }
        int order = switch (type) {
            case FLOAT -> Float.compare(Float.intBitsToFloat((int) left), Float.intBitsToFloat((int) right));
            case DOUBLE -> Double.compare(Double.longBitsToDouble(left), Double.longBitsToDouble(right));
            case INT32 -> Integer.compare((int) left, (int) right);
            case INT64 -> Long.compare(left, right);
            case UINT32, UINT64 -> Long.compareUnsigned(left, right);
        };
        boolean smallerWins =
                operation == ReductionOperation.MINIMUM || operation == ReductionOperation.MINIMUM_LOCATION;
        return smallerWins ? order : -order;
    }

    private static Outcome truth(ElementType type, boolean isTrue) {
        long one = switch (type) {
            case FLOAT -> Float.floatToIntBits(1);
            case DOUBLE -> Double.doubleToLongBits(1);
            default -> 1;
        };
        return new Outcome(isTrue ? one : 0, 0);
    }

    private static boolean isTrue(ElementType type, long element) {
        return switch (type) {
            case FLOAT -> Float.intBitsToFloat((int) element) != 0;
            case DOUBLE -> Double.longBitsToDouble(element) != 0;
            default -> element != 0;
        };
    }

    private static boolean isNan(ElementType type, long element) {
        return switch (type) {
            case FLOAT -> Float.isNaN(Float.intBitsToFloat((int) element));
            case DOUBLE -> Double.isNaN(Double.longBitsToDouble(element));
            default -> false;
        };
    }

    private static boolean isSignalling(int bits) {
        return Float.isNaN(Float.intBitsToFloat(bits)) && (bits & 0x0040_0000) == 0;
    }

    private static boolean isSignalling(long bits) {
        return Double.isNaN(Double.longBitsToDouble(bits)) && (bits & 0x0008_0000_0000_0000L) == 0;
    }
}
