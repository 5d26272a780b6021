package org.heddle.nic.verbs.connection;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * Doorbell that was found right.
 *
 * @param number 6 bits: queue pair, shared receive queue or completion queue
 * @param index 16 bits: entries that were written, or taken
 */
public record PostedEntries(UInt number, UInt index) implements Bundle {
    /** Bits of an index. */
    public static final int INDEX_WIDTH = 16;

    /** Returns the type. */
    public static BundleType<PostedEntries> type() {
        return bundle(PostedEntries.class, uint(QueuePairTable.INDEX_WIDTH), uint(INDEX_WIDTH));
    }
}
