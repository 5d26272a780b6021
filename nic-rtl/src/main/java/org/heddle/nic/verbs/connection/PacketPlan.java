package org.heddle.nic.verbs.connection;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.verbs.layout.TransportHeader;

/**
 * Packet that is to leave.
 *
 * @param to 16 bits: receiving node
 * @param payload 14 bits: bytes behind the header, at least 8
 * @param header a {@link TransportHeader}
 * @param extension 128 bits; the lower half alone where there is neither an extension nor gathered data
 * @param hasExtension 1 if all of it is there
 * @param hasData 1 if gathered data follow
 * @param owner 30 bits: queue pair, and index of the entry or PSN, for who is told of a refused packet
 */
public record PacketPlan(
        UInt to, UInt payload, UInt header, UInt extension, Bool hasExtension, Bool hasData, UInt owner)
        implements Bundle {
    /** Bits of a packet sequence number, PSN. */
    public static final int PSN_WIDTH = TransportHeader.LAYOUT.psn.width();
    /** Bits of an owner. */
    public static final int OWNER_WIDTH = QueuePairTable.INDEX_WIDTH + PSN_WIDTH;

    /** Returns the type. */
    public static BundleType<PacketPlan> type() {
        return bundle(
                PacketPlan.class,
                uint(16),
                uint(PacketFormat.BYTES_WIDTH),
                uint(TransportHeader.LAYOUT.bits()),
                uint(128),
                bool(),
                bool(),
                uint(OWNER_WIDTH));
    }
}
