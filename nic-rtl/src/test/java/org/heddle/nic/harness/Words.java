package org.heddle.nic.harness;

import java.math.BigInteger;

/** Words of 64 bits as one number, as ports of more bits take it. */
public final class Words {
    private Words() {}

    /** Returns their bits, those of the first one lowest, as a number that is not negative. */
    public static BigInteger value(long... words) {
        BigInteger value = BigInteger.ZERO;
        for (int i = words.length - 1; i >= 0; i--) {
            value = value.shiftLeft(Long.SIZE).or(new BigInteger(Long.toUnsignedString(words[i])));
        }
        return value;
    }
}
