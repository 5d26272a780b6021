package org.heddle.nic.stage.link;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Hardware;
import org.heddle.hdl.area.Area;

/** The input {@code room} of a node whose {@link LinkPort} waits for its wire. */
public final class WireRoom extends Area {
    /** 1 while the wire has room for a word that is put on it in the next cycle. */
    public final Bool room;

    /**
     * Adds the input to a node.
     *
     * @param node that has the port
     * @param link clock of the node's link
     * @param port one that {@link LinkPort#thatWaits waits}
     */
    public WireRoom(Hardware node, ClockDomain link, LinkPort port) {
        super(node, "");
        room = in(link, bool());
        port.room.orElseThrow().set(room);
    }

    /**
     * Adds the input to a node if its port waits; empty for other ports.
     *
     * @param node that has the port
     * @param link clock of the node's link
     */
    public static Optional<Bool> of(Hardware node, ClockDomain link, LinkPort port) {
        return port.room.isPresent() ? Optional.of(new WireRoom(node, link, port).room) : Optional.empty();
    }
}
