package org.heddle.hdl.option;

import java.math.BigInteger;
import org.heddle.hdl.ir.Evaluation;

/** Treatment of the bits behind the point that a {@link org.heddle.hdl.Fixed} loses. */
public enum Rounding {
    /** Rounds towards minus infinity: the bits are dropped. No logic. */
    FLOOR,
    /** Rounds towards plus infinity. */
    CEILING,
    /** Rounds towards zero. */
    TOWARD_ZERO,
    /** Rounds to the nearest; halfway cases towards plus infinity. */
    HALF_UP,
    /** Rounds to the nearest; halfway cases to the even neighbour, so that sums of many do not drift. */
    HALF_EVEN;

    /**
     * A number without its last bits.
     *
     * @param units any number
     * @param dropped bits behind the point that go, at least 1
     */
    public BigInteger apply(BigInteger units, int dropped) {
        BigInteger half = BigInteger.ONE.shiftLeft(dropped - 1);
        BigInteger almostOne = Evaluation.ones(dropped);
        BigInteger bias = switch (this) {
            case FLOOR -> BigInteger.ZERO;
            case CEILING -> almostOne;
            case TOWARD_ZERO -> units.signum() < 0 ? almostOne : BigInteger.ZERO;
            case HALF_UP -> half;
            case HALF_EVEN -> units.testBit(dropped) ? half : half.subtract(BigInteger.ONE);
        };
        return units.add(bias).shiftRight(dropped);
    }
}
