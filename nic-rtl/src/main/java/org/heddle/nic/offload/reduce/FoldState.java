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
 * Progress of a reduction.
 *
 * @param begun 1 if anything has come
 * @param head first control word of what the lowest thread that has come asks for: all others must agree with it
 * @param shape second control word of the same
 * @param call 32 bits: the fields in the place of the tag, of the same
 * @param byArrival the order of what came first: 1 but in FIXED mode
 * @param arrived one bit for each child
 * @param count children that have arrived
 * @param next the child, or but in FIXED mode the arrival, that is folded next
 * @param branch children that are waited for
 * @param started something has been folded
 * @param fired nobody else will arrive
 * @param failed some of those that are waited for will not
 * @param ownFolded the node's own data have been folded
 * @param busy a fold is under way
 * @param errors the {@link ErrorVector} of all that came
 * @param named the thread that its failures are about; without one the highest number
 */
record FoldState(
        Bool begun,
        UInt head,
        UInt shape,
        UInt call,
        Bool byArrival,
        UInt arrived,
        UInt count,
        UInt next,
        UInt branch,
        Bool started,
        Bool fired,
        Bool failed,
        Bool ownFolded,
        Bool busy,
        UInt errors,
        UInt named)
        implements Bundle {
    static BundleType<FoldState> type() {
        int count = TreePlace.ARITY_WIDTH;
        return bundle(
                FoldState.class,
                bool(),
                uint(64),
                uint(64),
                uint(DescriptorField.TAG.width()),
                bool(),
                uint(DescriptorField.MOST_CHILDREN),
                uint(count),
                uint(count),
                uint(count),
                bool(),
                bool(),
                bool(),
                bool(),
                bool(),
                uint(ErrorVector.WIDTH),
                uint(Agreement.THREAD_WIDTH));
    }
}
