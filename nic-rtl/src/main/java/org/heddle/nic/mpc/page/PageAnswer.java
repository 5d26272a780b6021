package org.heddle.nic.mpc.page;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * Pages of a run.
 *
 * @param isMapped 1 if its process has all of them
 * @param first 16 bits: frame of the first one; 0 if it is not there
 * @param last 16 bits: frame of the last one; 0 if one is not there
 */
public record PageAnswer(Bool isMapped, UInt first, UInt last) implements Bundle {
    /** Returns the type. */
    public static BundleType<PageAnswer> type() {
        return bundle(PageAnswer.class, bool(), uint(PageField.PAGE_WIDTH), uint(PageField.PAGE_WIDTH));
    }
}
