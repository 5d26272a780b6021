package org.heddle.hdl.ir;

import java.math.BigInteger;
import java.util.Collections;
import java.util.List;

/** The numbers from one to another, both included. */
public record Range(BigInteger least, BigInteger most) {
    /**
     * The bits that number {@code count} things from 0: at least 1.
     *
     * @throws IllegalArgumentException if count is less than 1
     */
    public static int bitsToNumber(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("count must be >= 1: count=" + count);
        }
        return Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(count - 1));
    }

    /** Every number of that many bits. */
    public static Range ofWidth(int width, boolean signed) {
        BigInteger end = BigInteger.ONE.shiftLeft(signed ? width - 1 : width);
        return new Range(signed ? end.negate() : BigInteger.ZERO, end.subtract(BigInteger.ONE));
    }

    /** Returns the range from the least to the most of both. */
    public Range around(Range other) {
        return new Range(least.min(other.least), most.max(other.most));
    }

    /** The sums of a number of this and one of the other. */
    public Range plus(Range other) {
        return new Range(least.add(other.least), most.add(other.most));
    }

    /** The differences of a number of this and one of the other. */
    public Range minus(Range other) {
        return new Range(least.subtract(other.most), most.subtract(other.least));
    }

    /** Returns the range from the least to the most product of a number of this and one of the other. */
    public Range times(Range other) {
        List<BigInteger> corners = List.of(
                least.multiply(other.least),
                least.multiply(other.most),
                most.multiply(other.least),
                most.multiply(other.most));
        return new Range(Collections.min(corners), Collections.max(corners));
    }

    /** Whether the number is one of them. */
    public boolean contains(BigInteger number) {
        return least.compareTo(number) <= 0 && number.compareTo(most) <= 0;
    }

    /** Whether any is negative. */
    public boolean isSigned() {
        return least.signum() < 0;
    }

    /** Bits of an unsigned number that holds them all; none of them is negative. */
    public int unsignedBits() {
        return Math.max(1, most.bitLength());
    }

    /** Bits of a two's-complement number that holds them all. */
    public int signedBits() {
        return Math.max(least.bitLength(), most.bitLength()) + 1;
    }
}
