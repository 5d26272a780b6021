package org.heddle.nic.stage.arithmetic;

import org.heddle.nic.stage.arithmetic.adder.FloatFlags;

/**
 * A sum as a float.
 *
 * @param bits of the float; of a binary32 in the lower half
 * @param flags of {@link FloatFlags}: inexact and overflow for the one rounding, or for bits that were dropped before it; invalid for a
 *     signalling NaN among the values and for infinities of both signs. A tiny sum is never rounded, so there is no underflow
 */
public record RoundedSum(long bits, int flags) {
    /** The formats: bits of the significand with the hidden one, largest exponent. */
    enum Format {
        BINARY32(24, 127),
        BINARY64(53, 1023);

        private final int precision;
        private final int largest;

        Format(int precision, int largest) {
            this.precision = precision;
            this.largest = largest;
        }

        /** Exponent of the smallest subnormal. */
        private int smallest() {
            return 2 - largest - precision;
        }

        private long infinity() {
            return 2L * largest + 1 << precision - 1;
        }

        private long sign(boolean negative) {
            return !negative ? 0 : this == BINARY32 ? 0x8000_0000L : Long.MIN_VALUE;
        }
    }

    /** Digits of a window in one sign; the last one takes the carry. */
    private static final int DIGITS = BinnedLayout.BINS + 1;

    private static final int DIGIT_BITS = BinnedLayout.BIN_BITS;
    private static final long DIGIT = (1L << DIGIT_BITS) - 1;

    static RoundedSum nan(Format format, boolean invalid) {
        long bits = format.infinity() | 1L << format.precision - 2;
        return new RoundedSum(bits, invalid ? FloatFlags.INVALID : 0);
    }

    static RoundedSum infinity(Format format, boolean negative) {
        return new RoundedSum(format.sign(negative) | format.infinity(), 0);
    }

    static RoundedSum minusZero(Format format) {
        return new RoundedSum(format.sign(true), 0);
    }

    /**
     * Rounds a window.
     *
     * @param window its bins, the lowest first
     * @param exponent of the lowest bin's lowest bit
     * @param dropped whether bits below the window have been dropped
     */
    static RoundedSum of(Format format, long[] window, int exponent, boolean dropped) {
        long[] digits = carried(window, 1);
        boolean negative = digits[DIGITS - 1] < 0;
        if (negative) {
            digits = carried(window, -1);
        }
        int inexact = dropped ? FloatFlags.INEXACT : 0;
        int leading = leading(digits);
        if (leading < 0) {
            return new RoundedSum(0, inexact);
        }
        int cut = Math.max(leading - format.precision + 1, format.smallest() - exponent);
        long significand = bitsFrom(digits, cut);
        boolean half = cut > 0 && bitsFrom(digits, cut - 1) % 2 != 0;
        boolean rest = cut > 1 && anyBelow(digits, cut - 1);
        if (half && (rest || significand % 2 != 0)) {
            significand++;
        }
        if (half || rest) {
            inexact = FloatFlags.INEXACT;
        }
        // A significand that is rounded up to a power of two carries into the exponent.
        long biased = cut + exponent - format.smallest();
        long bits = significand + (significand >>> format.precision - 1 == 0 ? 0 : biased << format.precision - 1);
        if (biased > 2L * format.largest || bits >= format.infinity()) {
            return new RoundedSum(format.sign(negative) | format.infinity(), FloatFlags.OVERFLOW | FloatFlags.INEXACT);
        }
        return new RoundedSum(format.sign(negative) | bits, inexact);
    }

    /** The window times 1 or -1 as digits from 0 to 2^40 - 1, all but the last. */
    private static long[] carried(long[] window, int sign) {
        long[] digits = new long[DIGITS];
        long carry = 0;
        for (int i = 0; i < window.length; i++) {
            // Low digits and carries are apart, so that nothing overflows where a bin is as large as can be.
            long bin = sign * window[i];
            long low = (bin & DIGIT) + (carry & DIGIT);
            digits[i] = low & DIGIT;
            carry = (bin >> DIGIT_BITS) + (carry >> DIGIT_BITS) + (low >> DIGIT_BITS);
        }
        digits[DIGITS - 1] = carry;
        return digits;
    }

    /** Index of the highest bit that is 1, or -1. */
    private static int leading(long[] digits) {
        for (int i = DIGITS - 1; i >= 0; i--) {
            if (digits[i] != 0) {
                return i * DIGIT_BITS + 63 - Long.numberOfLeadingZeros(digits[i]);
            }
        }
        return -1;
    }

    /** The number without its lowest bits, modulo 2^60; below bit 0 there are zeros. */
    private static long bitsFrom(long[] digits, int cut) {
        long bits = 0;
        for (int i = 0; i < DIGITS; i++) {
            int shift = i * DIGIT_BITS - cut;
            if (shift > -64 && shift < 60) {
                bits |= shift >= 0 ? digits[i] << shift : digits[i] >>> -shift;
            }
        }
        return bits;
    }

    private static boolean anyBelow(long[] digits, int cut) {
        for (int i = 0; i < DIGITS && i * DIGIT_BITS < cut; i++) {
            int count = cut - i * DIGIT_BITS;
            long mask = count >= 64 ? -1 : (1L << count) - 1;
            if ((digits[i] & mask) != 0) {
                return true;
            }
        }
        return false;
    }
}
