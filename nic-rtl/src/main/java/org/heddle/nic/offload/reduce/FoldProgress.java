package org.heddle.nic.offload.reduce;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.offload.tree.TreePlace;

/**
 * Folds of a reduction so far: made of that which has come of it.
 *
 * @param next the child, or but in FIXED mode the arrival, that is folded next
 * @param started something has been folded
 * @param ownFolded the node's own data have been folded
 * @param busy a fold is under way
 * @param flags 5 bits: what the arithmetic below the children has raised
 * @param failures 11 bits: the failures of the {@link ErrorVector} of all that came
 * @param named the thread that they are about; without one the highest number
 */
record FoldProgress(UInt next, Bool started, Bool ownFolded, Bool busy, UInt flags, UInt failures, UInt named)
        implements Bundle {
    static BundleType<FoldProgress> type() {
        return bundle(
                FoldProgress.class,
                uint(TreePlace.ARITY_WIDTH),
                bool(),
                bool(),
                bool(),
                uint(ErrorVector.FLAGS_WIDTH),
                uint(ErrorVector.FAILURES_WIDTH),
                uint(Agreement.THREAD_WIDTH));
    }
}
