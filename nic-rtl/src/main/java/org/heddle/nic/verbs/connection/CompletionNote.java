package org.heddle.nic.verbs.connection;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.layout.CompletionEntry;
import org.heddle.nic.verbs.layout.QueuePairContext;

/**
 * Completion that is to be written.
 *
 * @param queue number of the completion queue
 * @param entry a {@link CompletionEntry} without its phase
 * @param isSolicited 1 if a solicited notification is to be raised: the sender asked for it, or there is an error
 */
public record CompletionNote(UInt queue, UInt entry, Bool isSolicited) implements Bundle {
    /** Returns the type. */
    public static BundleType<CompletionNote> type() {
        return bundle(
                CompletionNote.class,
                uint(QueuePairContext.LAYOUT.sendCompletions.width()),
                uint(CompletionEntry.LAYOUT.bits()),
                bool());
    }
}
