package org.heddle.host.analyser;

import java.math.BigInteger;

/**
 * A condition of a trigger, over the bits of a sample.
 *
 * @param mask bits that must be as in {@code value}
 * @param value of these bits
 * @param edge bits that must differ from the cycle before
 * @param anyEdge one of these is enough
 * @param count cycles in which it must hold, 1 to {@link #MOST}
 */
public record CaptureCondition(BigInteger mask, BigInteger value, BigInteger edge, boolean anyEdge, int count) {
    /** Greatest number of cycles that are counted. */
    public static final int MOST = 0xFFFF;

    /** Holds in every cycle. */
    public static final CaptureCondition ALWAYS =
            new CaptureCondition(BigInteger.ZERO, BigInteger.ZERO, BigInteger.ZERO, false, 1);

    /**
     * Checks the count.
     *
     * @throws IllegalArgumentException if it is out of range
     */
    public CaptureCondition {
        if (count < 1 || count > MOST) {
            throw new IllegalArgumentException(
                    "a condition is counted in 1 to " + MOST + " cycles: " + count + ": take a number of these");
        }
    }
}
