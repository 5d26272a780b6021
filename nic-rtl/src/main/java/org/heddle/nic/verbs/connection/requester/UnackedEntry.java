package org.heddle.nic.verbs.connection.requester;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.PacketPlan;
import org.heddle.nic.verbs.layout.SendEntry;
import org.heddle.nic.verbs.layout.code.WorkOpcode;

/**
 * Entry that was sent and has not completed: what its acknowledgement must know. Its data stay in host memory, and are read there again.
 *
 * @param firstPsn PSN of its first packet
 * @param lastPsn PSN of its last packet, or of the last response
 * @param opcode code of the {@link WorkOpcode}
 * @param isSignaled 1 if it wants a completion
 * @param elements elements of its list
 * @param length bytes
 */
record UnackedEntry(UInt firstPsn, UInt lastPsn, UInt opcode, Bool isSignaled, UInt elements, UInt length)
        implements Bundle {
    static BundleType<UnackedEntry> type() {
        return bundle(
                UnackedEntry.class,
                uint(PacketPlan.PSN_WIDTH),
                uint(PacketPlan.PSN_WIDTH),
                uint(WorkOpcode.WIDTH),
                bool(),
                uint(SendEntry.LAYOUT.elements.width()),
                uint(SendEntry.LAYOUT.length.width()));
    }

    /** Returns whether a response brings data: a read or an atomic. */
    Bool isRead() {
        return isRead(opcode);
    }

    /** Returns whether that code is of a read or an atomic. */
    static Bool isRead(UInt opcode) {
        return opcode.bit(3).not().and(opcode.bit(2)).and(opcode.trunc(2).ne(WorkOpcode.LOCAL_INV.code() & 3));
    }

    /** Returns whether that code is of an atomic. */
    static Bool isAtomic(UInt opcode) {
        return isRead(opcode).and(opcode.trunc(2).ne(0));
    }

    /** Returns whether that code is of an entry that changes a key, and sends nothing. */
    static Bool isKeyChange(UInt opcode) {
        return opcode.eq(WorkOpcode.LOCAL_INV.code()).or(opcode.eq(WorkOpcode.BIND_UMR.code()));
    }
}
