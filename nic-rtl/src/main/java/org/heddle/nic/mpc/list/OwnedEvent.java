package org.heddle.nic.mpc.list;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * An event and the process that is told.
 *
 * @param event of it
 * @param owner 1 bit: number of the process
 */
public record OwnedEvent(ListEvent event, UInt owner) implements Bundle {
    /** Returns the type. */
    public static BundleType<OwnedEvent> type() {
        return bundle(OwnedEvent.class, ListEvent.type(), uint(1));
    }
}
