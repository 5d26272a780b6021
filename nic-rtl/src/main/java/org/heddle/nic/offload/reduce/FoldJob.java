package org.heddle.nic.offload.reduce;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.offload.descriptor.DataWords;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionSize;

/**
 * One message, or the node's own data, to be folded into a reduction's partial result.
 *
 * @param slot the reduction
 * @param number of the message in its reduction, see {@link FoldScheduler#number}
 * @param isOwn 1 for the node's own data
 * @param isSkip 1 for a child that did not arrive: nothing is folded
 * @param isFirst 1 if there is no partial result yet: the data become it
 * @param isBinned 1 if the data are an accumulator of {@link org.heddle.nic.stage.arithmetic.BinnedLayout}
 * @param words 3 bits
 * @param operation 4 bits: the order of the operation
 * @param type 4 bits: the order of the type
 */
record FoldJob(
        UInt slot,
        UInt number,
        Bool isOwn,
        Bool isSkip,
        Bool isFirst,
        Bool isBinned,
        UInt words,
        UInt operation,
        UInt type)
        implements Bundle {
    static BundleType<FoldJob> type(ReductionSize size) {
        return bundle(
                FoldJob.class,
                uint(size.indexWidth()),
                uint(size.triggers().childWidth()),
                bool(),
                bool(),
                bool(),
                bool(),
                uint(DataWords.WIDTH),
                uint(DescriptorField.OPERATION.width()),
                uint(DescriptorField.TYPE.width()));
    }
}
