package org.heddle.nic.dimmnet2.packet;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * A word of a packet, and where it goes.
 *
 * @param way 2 bits: the number of a channel, or the one behind them for what stays in the node
 * @param word of the packet
 */
public record RoutedWord(UInt way, PacketWord word) implements Bundle {
    /**
     * Returns the type of words of so many bytes.
     *
     * @param wordBytes 8 or 16
     */
    public static BundleType<RoutedWord> type(int wordBytes) {
        return bundle(RoutedWord.class, uint(2), PacketWord.type(wordBytes));
    }
}
