package org.heddle.nic.verbs.connection.responder;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.PacketPlan;
import org.heddle.nic.verbs.connection.PostedEntries;
import org.heddle.nic.verbs.connection.response.ReadResource;
import org.heddle.nic.verbs.layout.ReceiveEntry;
import org.heddle.nic.verbs.memory.AddressUnit;

/**
 * Part of a queue pair's context that the {@link Responder} keeps.
 *
 * @param psn PSN of the request that is expected
 * @param messages requests that were carried out, modulo 2^24
 * @param taken receives that have completed, modulo 65,536
 * @param inMessage 1 between the first and the last packet of a message
 * @param isWrite 1 if that writes, 0 if it fills a receive
 * @param isTold 1 if the sender knows that the expected packet is missing, or found no receive
 * @param left bytes of the message that are still to come
 * @param isLastTold 1 if it is told that no more receives are taken from the shared queue
 * @param entry index of the receive that is filled
 * @param line number of the line of the receive, in which its list begins
 * @param elements elements of that
 * @param tail place of the next read or atomic, 5 bits
 * @param kept places that were used, up to 16
 */
record ResponderState(
        UInt psn,
        UInt messages,
        UInt taken,
        Bool inMessage,
        Bool isWrite,
        Bool isTold,
        UInt left,
        Bool isLastTold,
        UInt entry,
        UInt line,
        UInt elements,
        UInt tail,
        UInt kept)
        implements Bundle {
    static BundleType<ResponderState> type() {
        return bundle(
                ResponderState.class,
                uint(PacketPlan.PSN_WIDTH),
                uint(PacketPlan.PSN_WIDTH),
                uint(PostedEntries.INDEX_WIDTH),
                bool(),
                bool(),
                bool(),
                uint(32),
                bool(),
                uint(PostedEntries.INDEX_WIDTH),
                uint(AddressUnit.LINE_WIDTH),
                uint(ReceiveEntry.LAYOUT.elements.width()),
                uint(ReadResource.PLACE_WIDTH + 1),
                uint(ReadResource.PLACE_WIDTH + 1));
    }
}
