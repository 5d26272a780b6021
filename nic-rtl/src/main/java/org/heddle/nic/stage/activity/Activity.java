package org.heddle.nic.stage.activity;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;

/**
 * Activity of a block in a cycle. At most one of the stalls is 1, and only while the block is busy.
 *
 * @param busy 1 while it has work: from the cycle in which it takes something to the one in which it is done with everything
 * @param stalledBySource 1 while it can go on but for something that has not come
 * @param stalledBySink 1 while it has something that is not taken
 */
public record Activity(Bool busy, Bool stalledBySource, Bool stalledBySink) implements Bundle {
    public static BundleType<Activity> type() {
        return bundle(Activity.class, bool(), bool(), bool());
    }
}
