package org.heddle.nic.verbs.host;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.QueuePairTable;

/**
 * Order to begin a queue that the node writes; it is carried out when it is taken.
 *
 * @param number 6 bits: of the queue
 * @param record 128 bits: its context
 */
public record QueueOrder(UInt number, UInt record) implements Bundle {
    /** Bits of a context. */
    static final int RECORD_WIDTH = 128;

    /** Returns the type. */
    public static BundleType<QueueOrder> type() {
        return bundle(QueueOrder.class, uint(QueuePairTable.INDEX_WIDTH), uint(RECORD_WIDTH));
    }
}
