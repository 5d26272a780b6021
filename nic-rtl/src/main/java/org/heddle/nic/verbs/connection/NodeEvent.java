package org.heddle.nic.verbs.connection;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.layout.code.EventKind;

/**
 * Asynchronous event.
 *
 * @param kind code of the {@link EventKind}
 * @param number 6 bits: what it is about
 */
public record NodeEvent(UInt kind, UInt number) implements Bundle {
    /** Returns the type. */
    public static BundleType<NodeEvent> type() {
        return bundle(NodeEvent.class, uint(EventKind.WIDTH), uint(QueuePairTable.INDEX_WIDTH));
    }
}
