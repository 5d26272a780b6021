package org.heddle.nic.verbs.connection.responder;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.HeldCompletions;
import org.heddle.nic.verbs.connection.response.ResponseNote;

/**
 * Answer that waits for data, and for completions.
 *
 * @param note the answer
 * @param begun packets with data whose number it waits for, modulo 16
 * @param given completions whose number it waits for, modulo 32
 */
record HeldNote(ResponseNote note, UInt begun, UInt given) implements Bundle {
    /** Bits of a number of packets: half of what they count are more than wait at a time. */
    static final int COUNT_WIDTH = 4;

    static BundleType<HeldNote> type() {
        return bundle(HeldNote.class, ResponseNote.type(), uint(COUNT_WIDTH), uint(HeldCompletions.GIVEN_WIDTH));
    }
}
