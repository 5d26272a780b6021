package org.heddle.nic.packet;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * One word of a packet.
 *
 * @param data 64 bits
 * @param last 1 for the packet's last word
 */
public record PacketWord(UInt data, Bool last) implements Bundle {
    public static BundleType<PacketWord> type() {
        return bundle(PacketWord.class, uint(64), bool());
    }
}
