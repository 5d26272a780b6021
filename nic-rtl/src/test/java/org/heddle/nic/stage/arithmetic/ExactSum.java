package org.heddle.nic.stage.arithmetic;

import java.math.BigInteger;
import org.heddle.nic.stage.arithmetic.adder.FloatFlags;
import org.heddle.nic.stage.arithmetic.adder.FloatFormat;

/**
 * The sum of two floats as the standard defines it: computed exactly, then rounded once. Slow, and without any floating-point
 * instruction.
 *
 * @param value its bits
 * @param flags what it raises
 */
public record ExactSum(BigInteger value, int flags) {
    public static ExactSum of(FloatFormat format, BigInteger left, BigInteger right) {
        BigInteger infinity = format.infinity();
        boolean leftNan = magnitude(format, left).compareTo(infinity) > 0;
        boolean rightNan = magnitude(format, right).compareTo(infinity) > 0;
        boolean leftInfinite = magnitude(format, left).equals(infinity);
        boolean rightInfinite = magnitude(format, right).equals(infinity);
        if (leftNan || rightNan) {
            boolean signalling = leftNan && isSignalling(format, left) || rightNan && isSignalling(format, right);
            return new ExactSum(format.canonicalNan(), signalling ? FloatFlags.INVALID : 0);
        }
        if (leftInfinite && rightInfinite && !left.equals(right)) {
            return new ExactSum(format.canonicalNan(), FloatFlags.INVALID);
        }
        if (leftInfinite || rightInfinite) {
            return new ExactSum(leftInfinite ? left : right, 0);
        }
        BigInteger sum = units(format, left).add(units(format, right));
        boolean negative =
                sum.signum() < 0 || sum.signum() == 0 && isNegative(format, left) && isNegative(format, right);
        ExactSum rounded = rounded(format, sum.abs());
        return negative ? new ExactSum(rounded.value().setBit(format.width() - 1), rounded.flags()) : rounded;
    }

    /** To nearest, ties to even. */
    private static ExactSum rounded(FloatFormat format, BigInteger units) {
        int shift = Math.max(0, units.bitLength() - format.precision());
        BigInteger kept = units.shiftRight(shift);
        BigInteger lost = units.subtract(kept.shiftLeft(shift)).shiftLeft(1);
        int half = lost.compareTo(BigInteger.ONE.shiftLeft(shift));
        boolean inexact = lost.signum() != 0;
        if (inexact && (half > 0 || half == 0 && kept.testBit(0))) {
            kept = kept.add(BigInteger.ONE);
        }
        // An exponent is one more than the shift, and the hidden bit adds that one.
        BigInteger value =
                BigInteger.valueOf(shift).shiftLeft(format.fractionBits()).add(kept);
        if (value.compareTo(format.infinity()) >= 0) {
            return new ExactSum(format.infinity(), FloatFlags.OVERFLOW | FloatFlags.INEXACT);
        }
        boolean tiny = value.bitLength() <= format.fractionBits();
        return new ExactSum(value, (inexact ? FloatFlags.INEXACT : 0) | (inexact && tiny ? FloatFlags.UNDERFLOW : 0));
    }

    /** A finite number in units of the smallest subnormal one. */
    private static BigInteger units(FloatFormat format, BigInteger number) {
        BigInteger magnitude = magnitude(format, number);
        int exponent = magnitude.shiftRight(format.fractionBits()).intValue();
        BigInteger fraction = magnitude.subtract(BigInteger.valueOf(exponent).shiftLeft(format.fractionBits()));
        BigInteger units = exponent == 0
                ? fraction
                : fraction.setBit(format.fractionBits()).shiftLeft(exponent - 1);
        return isNegative(format, number) ? units.negate() : units;
    }

    private static BigInteger magnitude(FloatFormat format, BigInteger number) {
        return number.clearBit(format.width() - 1);
    }

    private static boolean isNegative(FloatFormat format, BigInteger number) {
        return number.testBit(format.width() - 1);
    }

    private static boolean isSignalling(FloatFormat format, BigInteger nan) {
        return !nan.testBit(format.fractionBits() - 1);
    }
}
