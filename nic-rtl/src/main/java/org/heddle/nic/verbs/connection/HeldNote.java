package org.heddle.nic.verbs.connection;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * Answer that waits for data.
 *
 * @param note the answer
 * @param begun packets with data whose number it waits for, modulo 16
 */
record HeldNote(ResponseNote note, UInt begun) implements Bundle {
    /** Bits of a number of packets. */
    static final int COUNT_WIDTH = 4;

    static BundleType<HeldNote> type() {
        return bundle(HeldNote.class, ResponseNote.type(), uint(COUNT_WIDTH));
    }
}
