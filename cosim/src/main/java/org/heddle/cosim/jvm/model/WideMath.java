package org.heddle.cosim.jvm.model;

import java.util.Arrays;

/** Arithmetic on numbers of more than 64 bits, in words from the least significant on; for operations that are too long to be written out. */
public final class WideMath {
    private WideMath() {}

    /** Sets {@code out} to the product of the first words of two numbers, modulo 2^(64 * lanes). */
    public static void multiply(long[] out, long[] a, long[] b, int lanes) {
        Arrays.fill(out, 0, lanes, 0);
        for (int i = 0; i < lanes; i++) {
            long carry = 0;
            for (int j = 0; i + j < lanes; j++) {
                long low = a[i] * b[j];
                long high = unsignedHigh(a[i], b[j]);
                long sum = out[i + j] + low;
                high += Long.compareUnsigned(sum, low) < 0 ? 1 : 0;
                long all = sum + carry;
                high += Long.compareUnsigned(all, carry) < 0 ? 1 : 0;
                out[i + j] = all;
                carry = high;
            }
        }
    }

    private static long unsignedHigh(long a, long b) {
        return Math.multiplyHigh(a, b) + (a >> 63 & b) + (b >> 63 & a);
    }

    /**
     * Divides unsigned numbers bit by bit: {@code a} becomes the quotient, {@code out} the remainder.
     *
     * @param b not 0
     */
    public static void divide(long[] out, long[] a, long[] b, int lanes) {
        Arrays.fill(out, 0, lanes, 0);
        for (int bit = 64 * lanes - 1; bit >= 0; bit--) {
            for (int i = lanes - 1; i > 0; i--) {
                out[i] = out[i] << 1 | out[i - 1] >>> 63;
            }
            out[0] = out[0] << 1 | a[bit >> 6] >>> bit & 1;
            a[bit >> 6] &= ~(1L << bit);
            if (!isLess(out, b, lanes)) {
                subtract(out, b, lanes);
                a[bit >> 6] |= 1L << bit;
            }
        }
    }

    /** Divides numbers in two's complement of some width, rounding towards zero; results are cut to 64 bits a lane, not to the width. */
    public static void divideSigned(long[] out, long[] a, long[] b, int lanes, int width) {
        boolean negativeA = isNegative(a, width);
        boolean negativeB = isNegative(b, width);
        if (negativeA) {
            negate(a, lanes, width);
        }
        if (negativeB) {
            negate(b, lanes, width);
        }
        divide(out, a, b, lanes);
        if (negativeA != negativeB) {
            negate(a, lanes, width);
        }
        if (negativeA) {
            negate(out, lanes, width);
        }
    }

    private static boolean isNegative(long[] a, int width) {
        return (a[(width - 1) >> 6] >>> (width - 1) & 1) != 0;
    }

    private static void negate(long[] a, int lanes, int width) {
        long carry = 1;
        for (int i = 0; i < lanes; i++) {
            a[i] = ~a[i] + carry;
            carry = carry != 0 && a[i] == 0 ? 1 : 0;
        }
        if ((width & 63) != 0) {
            a[lanes - 1] &= (1L << width) - 1;
        }
    }

    private static boolean isLess(long[] a, long[] b, int lanes) {
        for (int i = lanes - 1; i >= 0; i--) {
            if (a[i] != b[i]) {
                return Long.compareUnsigned(a[i], b[i]) < 0;
            }
        }
        return false;
    }

    private static void subtract(long[] a, long[] b, int lanes) {
        long borrow = 0;
        for (int i = 0; i < lanes; i++) {
            long difference = a[i] - b[i] - borrow;
            borrow = ((~a[i] & b[i]) | ((~a[i] | b[i]) & difference)) >>> 63;
            a[i] = difference;
        }
    }

    /** Shifts a number of some width up; zeros come in. */
    public static void shiftLeft(long[] out, long[] a, long amount, int lanes) {
        if (Long.compareUnsigned(amount, 64L * lanes) >= 0) {
            Arrays.fill(out, 0, lanes, 0);
            return;
        }
        int words = (int) amount >> 6;
        int bits = (int) amount & 63;
        for (int i = lanes - 1; i >= 0; i--) {
            long high = i >= words ? a[i - words] << bits : 0;
            long low = bits != 0 && i > words ? a[i - words - 1] >>> (64 - bits) : 0;
            out[i] = high | low;
        }
    }

    /** Returns the lowest word of a number that is shifted down; zeros come in. */
    public static long shiftedWord(long[] a, long amount, int lanes) {
        if (Long.compareUnsigned(amount, 64L * lanes) >= 0) {
            return 0;
        }
        int word = (int) amount >> 6;
        int bits = (int) amount & 63;
        long high = bits != 0 && word + 1 < lanes ? a[word + 1] << (64 - bits) : 0;
        return a[word] >>> bits | high;
    }

    /** Shifts a number of some width down; zeros or copies of its top bit come in. The top lane is not cut to the width. */
    public static void shiftRight(long[] out, long[] a, long amount, int lanes, int width, boolean signed) {
        long fill = signed && isNegative(a, width) ? -1 : 0;
        if (fill != 0 && (width & 63) != 0) {
            a[lanes - 1] |= -1L << width;
        }
        if (Long.compareUnsigned(amount, 64L * lanes) >= 0) {
            Arrays.fill(out, 0, lanes, fill);
            return;
        }
        int words = (int) amount >> 6;
        int bits = (int) amount & 63;
        for (int i = 0; i < lanes; i++) {
            long low = i + words < lanes ? a[i + words] : fill;
            long high = i + words + 1 < lanes ? a[i + words + 1] : fill;
            out[i] = bits == 0 ? low : low >>> bits | high << (64 - bits);
        }
    }
}
