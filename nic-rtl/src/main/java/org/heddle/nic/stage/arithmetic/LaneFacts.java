package org.heddle.nic.stage.arithmetic;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;

/**
 * Facts about the two elements that meet in a lane. Both lanes of an 8-byte element have the same.
 *
 * @param leftLess 1 if left is less; -0 is less than +0; means nothing beside a NaN
 * @param rightLess 1 if right is less; likewise
 * @param leftNan 1 if left is a NaN
 * @param rightNan 1 if right is a NaN
 * @param signalling 1 if one of them is a signalling NaN
 * @param leftTrue 1 if left is neither 0 nor -0
 * @param rightTrue 1 if right is neither 0 nor -0
 */
record LaneFacts(
        Bool leftLess, Bool rightLess, Bool leftNan, Bool rightNan, Bool signalling, Bool leftTrue, Bool rightTrue)
        implements Bundle {
    static BundleType<LaneFacts> type() {
        return bundle(LaneFacts.class, bool(), bool(), bool(), bool(), bool(), bool(), bool());
    }
}
