package org.heddle.nic.stage.packet;

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
 * @param data the bytes, the first one lowest
 * @param last 1 for the packet's last word
 */
public record PacketWord(UInt data, Bool last) implements Bundle {
    /**
     * A word of so many bytes.
     *
     * @param wordBytes 8 or 16 of a link, fewer where the first bytes alone are shown
     */
    public static BundleType<PacketWord> type(int wordBytes) {
        return bundle(PacketWord.class, uint(8 * wordBytes), bool());
    }
}
