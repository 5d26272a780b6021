package org.heddle.nic.offload.trigger;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * One trigger's state.
 *
 * @param armed a descriptor waits
 * @param threshold for so many
 * @param count arrivals that no descriptor has used up
 * @param arrived one bit for each child
 * @param turn which use of the slot it is
 */
record TriggerEntry(Bool armed, UInt threshold, UInt count, UInt arrived, UInt turn) implements Bundle {
    static BundleType<TriggerEntry> type(TriggerSize size) {
        return bundle(
                TriggerEntry.class,
                bool(),
                uint(size.countWidth()),
                uint(size.countWidth()),
                uint(size.children()),
                uint(size.turnWidth()));
    }
}
