package org.heddle.nic.verbs.connection;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.layout.QueuePairContext;

/**
 * Order of the operating system about a queue pair; it is carried out when it is taken.
 *
 * @param queuePair its number
 * @param sets 1 to set its context, 0 to show it
 * @param record a {@link QueuePairContext}
 */
public record QueuePairOrder(UInt queuePair, Bool sets, UInt record) implements Bundle {
    /** Returns the type. */
    public static BundleType<QueuePairOrder> type() {
        return bundle(
                QueuePairOrder.class, uint(QueuePairTable.INDEX_WIDTH), bool(), uint(QueuePairContext.LAYOUT.bits()));
    }
}
