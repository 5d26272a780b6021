package org.heddle.nic.stage.link;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * One line of a switch's routing table.
 *
 * @param destination 16 bits: the node that packets are for
 * @param port 5 bits: where they leave
 * @param exists 0 if there is no way to that node
 */
public record RouteEntry(UInt destination, UInt port, Bool exists) implements Bundle {
    /** Width of a node's number. */
    static final int NODE_WIDTH = 16;
    /** Width of a port's number. */
    static final int PORT_WIDTH = 5;

    public static BundleType<RouteEntry> type() {
        return bundle(RouteEntry.class, uint(NODE_WIDTH), uint(PORT_WIDTH), bool());
    }
}
