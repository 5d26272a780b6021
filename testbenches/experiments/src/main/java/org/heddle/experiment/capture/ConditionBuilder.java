package org.heddle.experiment.capture;

import java.math.BigInteger;
import org.heddle.host.analyser.CaptureCondition;

/** Levels and edges that one condition asks for. */
final class ConditionBuilder {
    private BigInteger mask = BigInteger.ZERO;
    private BigInteger value = BigInteger.ZERO;
    private BigInteger edge = BigInteger.ZERO;
    private String any = "";

    /**
     * Asks for a value.
     *
     * @throws IllegalArgumentException if it does not fit, or the bits must be others already
     */
    void level(ProbedBits bits, BigInteger wanted) {
        if (wanted.bitLength() > bits.width()) {
            throw new IllegalArgumentException(
                    bits.name() + " has " + bits.width() + (bits.width() == 1 ? " bit" : " bits") + ", and 0x"
                            + wanted.toString(16) + " does not fit: take a smaller number");
        }
        BigInteger own = bits.mask();
        BigInteger shifted = wanted.shiftLeft(bits.low());
        if (value.xor(shifted).and(own).and(mask).signum() != 0) {
            throw new IllegalArgumentException(bits.name()
                    + " must have two values in one cycle, which never comes: join them by \"then\", or leave one out");
        }
        mask = mask.or(own);
        value = value.or(shifted);
    }

    /** Asks that a bit becomes 0 or 1. */
    void becomes(ProbedBits bit, int wanted) {
        requireEdges(bit.name());
        level(bit, BigInteger.valueOf(wanted));
        edge = edge.or(bit.mask());
    }

    /** Asks that one bit of these, at least, changes. */
    void changes(ProbedBits bits) {
        requireEdges(bits.name());
        if (bits.width() > 1) {
            if (edge.signum() != 0) {
                throw refusal(bits.name());
            }
            any = bits.name();
        }
        edge = edge.or(bits.mask());
    }

    private void requireEdges(String name) {
        if (!any.isEmpty()) {
            throw refusal(name + " and " + any);
        }
    }

    private static IllegalArgumentException refusal(String names) {
        return new IllegalArgumentException("changes(..) of several bits is the only edge of a condition: edges of "
                + names + " stand beside others: leave one out, or name one bit, such as x[0]");
    }

    CaptureCondition build(int count) {
        return new CaptureCondition(mask, value, edge, !any.isEmpty(), count);
    }
}
