package org.heddle.nic.verbs.host;

import static org.heddle.hdl.Types.bitsToNumber;
import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.QueuePairTable;

/**
 * Completion whose entry is written, or lost.
 *
 * @param engine number of the one who gave it
 * @param queue number of the completion queue
 * @param isSolicited 1 if a solicited notification is to be raised
 * @param isLost 1 if its queue had no place for it
 * @param isNews 1 with that if it is the first one that is lost
 */
record PlacedCompletion(UInt engine, UInt queue, Bool isSolicited, Bool isLost, Bool isNews) implements Bundle {
    static BundleType<PlacedCompletion> type(int engines) {
        return bundle(
                PlacedCompletion.class,
                uint(bitsToNumber(engines)),
                uint(QueuePairTable.INDEX_WIDTH),
                bool(),
                bool(),
                bool());
    }
}
