package org.heddle.nic.offload.trigger;

import static org.heddle.hdl.Types.mux;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;

/**
 * Tells a field of a table's entry from what the memory gave one cycle behind the address: what is written in that cycle comes first, and an
 * entry that has not been written since a reset, or since its port was opened, is zero.
 *
 * @param forwards 1 if the cycle before wrote the entry
 * @param isKnown 1 if the entry in the memory counts
 */
public record EntryRead(Bool forwards, Bool isKnown) {
    /** Returns the field, of the entry as it was written or as it is stored. */
    public UInt newest(UInt written, UInt stored) {
        return mux(forwards, written, stored.and(isKnown.repeat(stored.width())));
    }

    /** Returns the flag, of the entry as it was written or as it is stored. */
    public Bool newest(Bool written, Bool stored) {
        return mux(forwards, written, stored.and(isKnown));
    }
}
