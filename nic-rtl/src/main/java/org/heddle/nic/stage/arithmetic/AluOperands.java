package org.heddle.nic.stage.arithmetic;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.enumOf;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.UInt;

/**
 * Operands of the {@link ReductionAlu}. Elements of 4 bytes are two in a word, the first in bits 31..0; where an
 * operation has locations, a pair of a 4-byte value (31..0) and its location (63..32) is one word, one of an 8-byte value and its
 * location is two.
 *
 * @param operation what is done
 * @param type what the elements are
 * @param isLocation 1 with a word that is the location of the 8-byte value in the word before; read only then
 * @param left 64 bits
 * @param right 64 bits
 * @param tag comes out with the result: whose it is
 */
public record AluOperands(
        EnumValue<ReductionOperation> operation,
        EnumValue<ElementType> type,
        Bool isLocation,
        UInt left,
        UInt right,
        UInt tag)
        implements Bundle {
    /**
     * The type.
     *
     * @param tagWidth in bits, at least 1
     */
    public static BundleType<AluOperands> type(int tagWidth) {
        return bundle(
                AluOperands.class,
                enumOf(ReductionOperation.class),
                enumOf(ElementType.class),
                bool(),
                uint(ReductionAlu.WORD_WIDTH),
                uint(ReductionAlu.WORD_WIDTH),
                uint(tagWidth));
    }
}
