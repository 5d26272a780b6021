package org.heddle.hdl;

import java.math.BigInteger;
import java.util.Collections;
import java.util.List;

/** The numbers from one to another, both included. */
record Range(BigInteger least, BigInteger most) {
    static Range of(Value value) {
        return new Range(value.smallest(), value.largest());
    }

    /** Every number of that many bits. */
    static Range ofWidth(int width, boolean signed) {
        BigInteger end = BigInteger.ONE.shiftLeft(signed ? width - 1 : width);
        return new Range(signed ? end.negate() : BigInteger.ZERO, end.subtract(BigInteger.ONE));
    }

    /** From the least to the most of both. */
    Range around(Range other) {
        return new Range(least.min(other.least), most.max(other.most));
    }

    Range plus(Range other) {
        return new Range(least.add(other.least), most.add(other.most));
    }

    Range minus(Range other) {
        return new Range(least.subtract(other.most), most.subtract(other.least));
    }

    Range times(Range other) {
        List<BigInteger> corners = List.of(
                least.multiply(other.least),
                least.multiply(other.most),
                most.multiply(other.least),
                most.multiply(other.most));
        return new Range(Collections.min(corners), Collections.max(corners));
    }

    boolean contains(BigInteger number) {
        return least.compareTo(number) <= 0 && number.compareTo(most) <= 0;
    }

    boolean isSigned() {
        return least.signum() < 0;
    }

    /** Bits of an unsigned number that holds them all; none of them is negative. */
    int unsignedBits() {
        return Math.max(1, most.bitLength());
    }

    /** Bits of a two's-complement number that holds them all. */
    int signedBits() {
        return Math.max(least.bitLength(), most.bitLength()) + 1;
    }
}
