package org.heddle.nic.offload.reduce;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.tree.TreePlace;

/**
 * Arrivals of a reduction so far; all 0 before the first.
 *
 * @param begun 1 if anything has come
 * @param asked the {@link Asked} of the lowest thread that has come: all others must agree with it
 * @param byArrival the order of what came first: 1 but in FIXED mode
 * @param arrived one bit for each child
 * @param count children that have arrived
 * @param branch children that are waited for
 * @param fired nobody else will arrive
 * @param failed some of those that are waited for will not
 */
record FoldState(Bool begun, UInt asked, Bool byArrival, UInt arrived, UInt count, UInt branch, Bool fired, Bool failed)
        implements Bundle {
    static BundleType<FoldState> type() {
        int count = TreePlace.ARITY_WIDTH;
        return bundle(
                FoldState.class,
                bool(),
                uint(Asked.BITS),
                bool(),
                uint(DescriptorField.MOST_CHILDREN),
                uint(count),
                uint(count),
                bool(),
                bool());
    }
}
