package org.heddle.nic.offload.reduce;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.offload.descriptor.ReductionSize;

/**
 * A descriptor that may go.
 *
 * @param slot the reduction
 * @param isUp 1: to the parent; 0: the result, to the children and the host
 * @param isReplaced 1 if the partial result goes, 0 if the node's own data
 * @param errors 16 bits: the {@link ErrorVector} so far
 * @param named 8 bits: the thread that its failures are about, if there are any
 */
record SendJob(UInt slot, Bool isUp, Bool isReplaced, UInt errors, UInt named) implements Bundle {
    static BundleType<SendJob> type(ReductionSize size) {
        return bundle(
                SendJob.class,
                uint(size.indexWidth()),
                bool(),
                bool(),
                uint(ErrorVector.WIDTH),
                uint(Agreement.THREAD_WIDTH));
    }
}
