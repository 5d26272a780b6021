package org.heddle.experiment.capture;

import java.math.BigInteger;
import org.heddle.hdl.ir.Evaluation;

/**
 * Bits of a sample that an expression names.
 *
 * @param name as it was written
 * @param low number of the lowest one
 * @param width number of bits
 */
record ProbedBits(String name, int low, int width) {
    /** Ones in the place of the bits. */
    BigInteger mask() {
        return Evaluation.ones(width).shiftLeft(low);
    }
}
