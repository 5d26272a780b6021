package org.heddle.hdl;

import java.math.BigInteger;

/** The bits that stand for the constants of a Java enum, by their order. */
public enum Encoding {
    /** The number of the constant: the fewest bits. */
    BINARY,
    /** One bit for each constant: the most registers, and the least logic to know a constant. */
    ONE_HOT,
    /** The reflected Gray code of the number: constants that follow each other differ in one bit. */
    GRAY;

    int width(int constants) {
        return this == ONE_HOT ? constants : Types.bitsToNumber(constants);
    }

    BigInteger code(int constant) {
        return switch (this) {
            case BINARY -> BigInteger.valueOf(constant);
            case ONE_HOT -> BigInteger.ONE.shiftLeft(constant);
            case GRAY -> BigInteger.valueOf(constant ^ constant >> 1);
        };
    }
}
