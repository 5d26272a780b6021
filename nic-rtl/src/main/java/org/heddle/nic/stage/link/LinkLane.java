package org.heddle.nic.stage.link;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * One direction of a link. There is no ready: a sender transmits a packet only when there is a place for it.
 *
 * @param valid a word is on the wire
 * @param data 64 bits
 * @param last 1 for the last word of a packet
 */
public record LinkLane(Bool valid, UInt data, Bool last) implements Bundle {
    public static BundleType<LinkLane> type() {
        return bundle(LinkLane.class, bool(), uint(64), bool());
    }
}
