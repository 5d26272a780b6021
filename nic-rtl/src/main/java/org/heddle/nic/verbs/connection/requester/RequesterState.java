package org.heddle.nic.verbs.connection.requester;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.PacketPlan;
import org.heddle.nic.verbs.connection.PostedEntries;
import org.heddle.nic.verbs.layout.code.CompletionStatus;

/**
 * Part of a queue pair's context that the {@link Requester} keeps. Indices count entries, modulo 65,536; PSNs count packets, modulo 2^24.
 *
 * <pre>
 *  acked ─► oldest entry without an end .. sending ─► next to be sent .. begun ─► never sent yet .. posted
 * </pre>
 *
 * @param acked index of the oldest entry that has not completed
 * @param sending index of the next entry to send; before {@code begun} while entries are sent again
 * @param begun index of the first entry that was never sent
 * @param ackedPsn oldest PSN that is not acknowledged
 * @param sendPsn PSN of the next packet
 * @param mostPsn first PSN that was never sent
 * @param retries repetitions without an answer that are left, 3 bits
 * @param rnrRetries repetitions without a receive that are left, 3 bits
 * @param reads reads and atomics under way, 5 bits
 * @param endsInRead 1 if the newest of those is a read, so that atomics wait
 * @param isBack 1 if a response was missing and is asked for again; what still comes of the first time is no news
 * @param hasFailed 1 if an entry cannot be sent
 * @param failed its index
 * @param failure code of its {@link CompletionStatus}
 */
record RequesterState(
        UInt acked,
        UInt sending,
        UInt begun,
        UInt ackedPsn,
        UInt sendPsn,
        UInt mostPsn,
        UInt retries,
        UInt rnrRetries,
        UInt reads,
        Bool endsInRead,
        Bool isBack,
        Bool hasFailed,
        UInt failed,
        UInt failure)
        implements Bundle {
    static BundleType<RequesterState> type() {
        int index = PostedEntries.INDEX_WIDTH;
        return bundle(
                RequesterState.class,
                uint(index),
                uint(index),
                uint(index),
                uint(PacketPlan.PSN_WIDTH),
                uint(PacketPlan.PSN_WIDTH),
                uint(PacketPlan.PSN_WIDTH),
                uint(3),
                uint(3),
                uint(5),
                bool(),
                bool(),
                bool(),
                uint(index),
                uint(CompletionStatus.WIDTH));
    }
}
