package org.heddle.nic.mpc.list;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * An event of a process: a message that has been received, or an order of its own that has ended.
 *
 * @param message that has been received; of an order its ndst, ctrl and sid in the places of nsrc, ctrl and rid
 * @param status 8 bits: code of the {@link EntryStatus}
 * @param isSent 1 for an order
 */
public record ListEvent(Receipt message, UInt status, Bool isSent) implements Bundle {
    /** Returns the type of events. */
    public static BundleType<ListEvent> type() {
        return bundle(ListEvent.class, Receipt.type(), uint(LmrField.STATUS.width()), bool());
    }
}
