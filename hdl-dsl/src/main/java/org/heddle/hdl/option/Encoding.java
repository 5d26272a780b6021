package org.heddle.hdl.option;

import java.math.BigInteger;
import org.heddle.hdl.ir.Range;

/** The bits that stand for the constants of a Java enum, by their order. */
public enum Encoding {
    /** The number of the constant: the fewest bits. */
    BINARY,
    /** One bit for each constant: the most registers, and the least logic to know a constant. */
    ONE_HOT,
    /** The reflected Gray code of the number: constants that follow each other differ in one bit. */
    GRAY;

    /** Width in bits of so many constants. */
    public int width(int constants) {
        return this == ONE_HOT ? constants : Range.bitsToNumber(constants);
    }

    /**
     * The code of a constant.
     *
     * @param constant its place among the constants, from 0
     */
    public BigInteger code(int constant) {
        return switch (this) {
            case BINARY -> BigInteger.valueOf(constant);
            case ONE_HOT -> BigInteger.ONE.shiftLeft(constant);
            case GRAY -> BigInteger.valueOf(constant ^ constant >> 1);
        };
    }
}
