package org.heddle.nic.verbs.connection.response;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.PacketPlan;
import org.heddle.nic.verbs.connection.QueuePairTable;

/**
 * Note to the {@link ResponseSender} about a queue pair. Of several acknowledgements the last one leaves.
 *
 * @param kind code of the {@link NoteKind}
 * @param mayWait 1 for an acknowledgement that may wait for those of later requests
 * @param queuePair its number
 * @param place place of the resource, 5 bits
 * @param syndrome of an acknowledgement
 * @param psn of an acknowledgement
 * @param messages of an acknowledgement
 * @param resource that is to be answered
 */
public record ResponseNote(
        UInt kind,
        Bool mayWait,
        UInt queuePair,
        UInt place,
        UInt syndrome,
        UInt psn,
        UInt messages,
        ReadResource resource)
        implements Bundle {
    /** Returns the type. */
    public static BundleType<ResponseNote> type() {
        return bundle(
                ResponseNote.class,
                uint(NoteKind.WIDTH),
                bool(),
                uint(QueuePairTable.INDEX_WIDTH),
                uint(ReadResource.PLACE_WIDTH + 1),
                uint(8),
                uint(PacketPlan.PSN_WIDTH),
                uint(PacketPlan.PSN_WIDTH),
                ReadResource.type());
    }
}
