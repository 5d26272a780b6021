package org.heddle.nic.stage.arithmetic.adder;

import java.math.BigInteger;
import java.util.Locale;
import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.ir.Evaluation;

/** A binary interchange format of IEEE 754: sign, biased exponent, fraction, from the top. */
public enum FloatFormat {
    BINARY32(8, 23),
    BINARY64(11, 52);

    private final int exponentBits;
    private final int fractionBits;

    FloatFormat(int exponentBits, int fractionBits) {
        this.exponentBits = exponentBits;
        this.fractionBits = fractionBits;
    }

    /** Width of the exponent. */
    public int exponentBits() {
        return exponentBits;
    }

    /** Width of the fraction, the hidden bit not counted. */
    public int fractionBits() {
        return fractionBits;
    }

    /** Bits of a significand, the hidden one counted. */
    public int precision() {
        return fractionBits + 1;
    }

    /** Width of a number. */
    public int width() {
        return 1 + exponentBits + fractionBits;
    }

    /** Plus infinity. */
    public BigInteger infinity() {
        return Evaluation.ones(exponentBits).shiftLeft(fractionBits);
    }

    /** The quiet NaN that every result is that is no number: the first fraction bit alone, sign 0. */
    public BigInteger canonicalNan() {
        return infinity().setBit(fractionBits - 1);
    }

    /** 1. */
    public BigInteger one() {
        return Evaluation.ones(exponentBits - 1).shiftLeft(fractionBits);
    }

    /** All but the sign: the order of magnitudes is that of these as unsigned numbers. */
    UInt magnitude(UInt number) {
        return number.trunc(width() - 1);
    }

    Bool isNegative(UInt number) {
        return number.bit(width() - 1);
    }

    UInt exponent(UInt number) {
        return number.bits(width() - 2, fractionBits);
    }

    UInt fraction(UInt number) {
        return number.trunc(fractionBits);
    }

    Bool isInfinite(UInt number) {
        return exponent(number).reduceAnd().and(fraction(number).eq(0));
    }

    public Bool isNan(UInt number) {
        return exponent(number).reduceAnd().and(fraction(number).ne(0));
    }

    /** A NaN whose first fraction bit is 0. */
    public Bool isSignallingNan(UInt number) {
        return isNan(number).and(number.bit(fractionBits - 1).not());
    }

    /** As it stands in names of modules. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
