package org.heddle.nic.dimmnet2.packet;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * A word of a packet that has arrived.
 *
 * @param isLocal 1 if it comes from this node itself
 * @param word of the packet
 */
public record ArrivedWord(Bool isLocal, PacketWord word) implements Bundle {
    /**
     * Returns the type of words of so many bytes.
     *
     * @param wordBytes 8 or 16
     */
    public static BundleType<ArrivedWord> type(int wordBytes) {
        return bundle(ArrivedWord.class, bool(), PacketWord.type(wordBytes));
    }
}
